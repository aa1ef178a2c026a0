import { parseArgs } from 'node:util'
import { runProgram, UsageError } from '../../src/programs/program.ts'
import { insertAt, parseContract, textOf } from '../complete/insert.ts'
import { capital, nounOf, withArticle } from '../complete/words.ts'
import { fail } from '../sync/fail.ts'
import { OF_MODELS, repeated } from '../sync/names.ts'
import { MARK, namesOf } from '../sync/resource.ts'
import { sync } from '../sync/sync.ts'
import { fieldOf } from './types.ts'

const USAGE = `Writes the schema of a resource into openapi.yaml, and everything derived from it.

  npm run resource:new -- NAME FIELD... [--in NAME] [--public] [--drafts FIELD]
                         [--de NOUN] [--es NOUN] [--fr NOUN]

  NAME            a noun in the singular: Label
  FIELD           name:type, then ? if it can be null, and :unique if its values must be unique:
                  'name:string(50):unique' 'color:string?'
  --public        its reads need no credential
  --drafts FIELD  readers only see records where FIELD, an enum, has the value published
  --in NAME       its list is below a record of another resource: /api/products/{productId}/reviews for
                  --in Product
  --de NOUN       the noun for the messages, with its article, and its plural: --de 'der Termin, Termine'
                  --es 'el evento, eventos' --fr 'un événement, événements'

  Types: string(LENGTH), text, html, integer, integer(0..100), decimal, money, currency, boolean, date-time,
  uri, slug(title), enum(small,large*) with its default, string[], creator (who created it), and the name of
  another resource: 'post:Post' is the field postId, the id of a post. A post cannot be deleted while a
  record refers to it; with 'post:Post?', the deletion sets the field to null. Users can always be deleted,
  so a reference to one needs the ?: 'instructor:User?'.
  'categories:Category[]' is a list of categories, which cannot be deleted either: a response shows them,
  and a request sends their ids, categoryIds.

  Lists can be sorted by names, numbers and times, filtered by values, and searched for words in texts: remove
  x-sort and x-filter from fields that nobody sorts or filters by, because each needs an index.
`

const NEXT = `
Next: edit what only you can know (descriptions and examples in openapi.yaml, rules in the definition),
translate the messages that begin with TRANSLATE, and run npm run check && npm test.`

const NAME = /^[A-Z][A-Za-z]{1,29}$/

await runProgram({ command: 'npm run resource:new --', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const options = {
    public: { type: 'boolean', default: false },
    drafts: text,
    in: text,
    de: text,
    es: text,
    fr: text,
  } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = '', ...fields] = positionals
  const { public: isPublic, drafts, in: parent, ...nouns } = values
  const mark = {
    ...(parent && { in: parent }),
    ...(isPublic && { public: true }),
    ...(drafts && { drafts }),
    ...(nouns.de && { nouns }),
  }
  const schema = schemaOf(name, fields, mark)
  const code = await sync({}, (contract) => withSchema(contract, name, schema))
  console.log(NEXT)
  return code
}

/** @throws UsageError with one line about the mistake in the arguments */
function schemaOf(name: string, fields: readonly string[], mark: object) {
  if (!NAME.test(name)) throw new UsageError(`"${name}" must be a noun in the singular, such as Label.`)
  if (fields.length === 0)
    throw new UsageError(`Name the fields of ${name}, such as 'name:string(50):unique'.`)
  const noun = nounOf(name)
  const read = fields.map((field) => fieldOf(field, noun))
  const names = read.map(([field]) => field)
  const twice = repeated(names)
  if (twice) fail(twice, 'is there twice')
  const taken = names.find((one) => OF_MODELS.includes(one))
  if (taken) fail(taken, 'every record has it already')
  const description = `${capital(withArticle(noun))}, as editors create and change it.`
  return { type: 'object', description, [MARK]: mark, properties: Object.fromEntries(read) }
}

function withSchema(contract: string, name: string, schema: object): string {
  const document = parseContract(contract)
  const schemas = document.getIn(['components', 'schemas'], true)
  const isTaken = [name, `${name}Response`].some((one) => document.hasIn(['components', 'schemas', one]))
  if (isTaken || document.hasIn(['paths', `/api/${namesOf(name).path}`]))
    throw new UsageError(`There is something called ${name} already.`)
  insertAt(document, schemas, 0, name, schema)
  return textOf(document)
}
