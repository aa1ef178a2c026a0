import { parseArgs } from 'node:util'
import { runProgram } from '../../src/programs/program.ts'
import { sync } from './sync.ts'

const USAGE = `Derives the rest from openapi.yaml. From the schema of each resource, it writes the bodies,
operations, examples, model, migration, definition, messages and test; for each operation, the statuses,
headers, envelopes and list parameters; from all of them, the generated code and the entry in CHANGELOG.md.
Run it after each edit of openapi.yaml. It keeps what you edited by hand.

  npm run contract:sync -- [--check] [--remove NAME] [--break-clients] [--lose-data]

  --check           writes nothing, shows what it would do, and exits with 1 if anything is missing
  --remove NAME     removes a resource, and everything derived from it
  --break-clients   allows a change that breaks clients of a release
  --lose-data       allows a change that deletes data

In the schema of a resource, which has x-resource:

  x-resource: {public: true}      reads need no credential
  x-resource: {revisions: true}   earlier versions of a record are kept, and can be restored
  x-resource: {drafts: status}    readers only see records whose status is published
  x-resource: {in: Product}       its list is below a product; with onDelete: cascade, the deletion of the
                                  product deletes its records
  x-resource: {nouns: {de: 'der Termin, Termine'}}  the noun for the messages, with its article
  x-unique, x-sort, x-filter      true for a field that is unique, or that lists are sorted or filtered by
  x-references: Post              the id of a post, in an integer such as postId; nullable for a User
  x-references: Category          in an array such as categories: responses show the records, requests send
                                  their ids, categoryIds; with x-filter, lists can be filtered by categoryId
  x-slug-of: title                derived from that field if a request omits it
  x-was: name                     the old name of a field that you rename
  default, readOnly, $ref: Price  as in any schema
`

await runProgram({ command: 'npm run contract:sync --', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args,
    options: {
      check: flag,
      'break-clients': flag,
      'lose-data': flag,
      remove: { type: 'string' },
      document: { type: 'string' },
    },
  })
  return sync(values)
}
