import { parseArgs } from 'node:util'
import { runProgram } from '../../src/programs/program.ts'
import { sync } from './sync.ts'

const USAGE = `Writes what follows from openapi.yaml: for each resource, from the schema of its records, the
bodies, operations, examples, model, migration, definition, messages and test; for each operation, statuses,
headers, envelopes and list parameters. Run it after each edit of a schema. What was edited by hand stays.

  npm run contract:sync -- [--check] [--remove NAME] [--break-clients] [--lose-data]

  --check           writes nothing, tells what it would do, and ends with 1 if that is anything
  --remove NAME     removes a resource, with all that follows from it
  --break-clients   for a change that breaks clients of a release
  --lose-data       for a change that deletes data

In the schema of a resource, which has x-resource:

  x-resource: {public: true}      reads need no credential
  x-resource: {revisions: true}   earlier versions of a record are kept, and can be restored
  x-resource: {drafts: status}    readers see records whose status is published
  x-resource: {nouns: {de: 'der Termin, Termine'}}  the noun for the messages, with its article
  x-unique, x-sort, x-filter      true for a field that is unique, or that lists are sorted or filtered by
  x-references: Post              of an integer such as postId: the id of a record
  x-slug-of: title                made from that field if a request omits it
  x-was: name                     what the field was called
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
