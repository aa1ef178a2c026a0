import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadContract } from '../../scripts/generate/document.ts'
import { resourcesOf } from '../../scripts/generate/resources.ts'
import { root } from '../../src/base/root.ts'
import { Draft, type Editable, remove, set, steps } from '../docs/contract-edits.ts'
import { useFolder } from '../support/use-folder.ts'

const modelOf = (name: string) => `model ${name} in prisma/schema.prisma.`
const of = (field: string, model: string) => `of \`${field}\` in ${modelOf(model)}`
const shorter = (length: number) => `\`maxLength: ${length}\` in openapi.yaml.`
const no = (field: string) => `which is no field of Product: add \`${field}\` to Product in openapi.yaml.`
const ANSWER = 'components schemas Product properties'
const QUERY = 'paths /api/products get parameters'
const text = (maxLength: number) => ({ type: 'string', description: 'Another.', maxLength })

const folder = useFolder()
let document: unknown
let schema: string

beforeAll(async () => {
  document = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  // without the column alignment, which depends on the longest name
  schema = (await readFile(join(root, 'prisma/schema.prisma'), 'utf8')).replaceAll(/ +/g, ' ')
})

/** Removes a value from a list in the document. */
const without = (path: string, value: string) => (changed: Editable) => {
  const values: unknown[] = JSON.parse(JSON.stringify(changed.getIn(steps(path))))
  set(
    path,
    values.filter((one) => one !== value),
  )(changed)
}

type Edit = (document: Editable) => void

/** An edit of openapi.yaml, or a line of schema.prisma with its replacement; and the reported problem. */
type Case = readonly [change: Edit | readonly [line: string, replacement: string], ...problem: string[]]

/** The problems that the generator finds in an edited document and a schema; none if they agree. */
async function problems(edits: readonly Edit[], columns = schema): Promise<string[]> {
  const changed = new Draft(document)
  for (const edit of edits) edit(changed)
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(changed))
  const made = resourcesOf(await loadContract(file), columns)
  const message = await made.then(
    () => '',
    (error: Error) => error.message,
  )
  const [, ...found] = message.split('\n')
  return found.map((problem) => problem.trim())
}

function replaced(line: string, replacement: string): string {
  expect(schema).toContain(line)
  return schema.replace(line, replacement)
}

const AMOUNT = { anyOf: [{ $ref: '#/components/schemas/Price' }, { type: 'null' }] }

const DISAGREE: Readonly<Record<string, Case>> = {
  'a string that is longer than its column': [
    set(`${ANSWER} name maxLength`, 300),
    'Product.name has maxLength 300 and its column 255',
    `write \`@db.VarChar(300)\` for the length ${of('name', 'Product')}`,
  ],
  'a field of a create that is longer than its column': [
    set('components schemas ProductCreate properties name maxLength', 300),
    'ProductCreate.name takes 300 characters and its column holds 255',
    `write ${shorter(255)}`,
  ],
  'a field of an update that is longer than its column': [
    set('components schemas ProductUpdate properties sku maxLength', 65),
    'ProductUpdate.sku takes 65 characters and its column holds 64',
    `write ${shorter(64)}`,
  ],
  'a nullable field with a required column': [
    set(`${ANSWER} name type`, ['string', 'null']),
    'Product.name can be null and its column cannot',
    `write \`?\` behind the type ${of('name', 'Product')}`,
  ],
  'a list field with a column that is not a list': [
    set(`${ANSWER} name`, { type: 'array', items: text(255) }),
    'Product.name has the type texts and its column varchar',
    `write \`String[]\` for the type ${of('name', 'Product')}`,
  ],
  'a number of a different type': [
    set('components schemas Price type', 'integer'),
    'Product.price has the type integer and its column numeric',
    `write \`Int\` for the type ${of('price', 'Product')}`,
  ],
  'a price with any number of decimals, with a column that rounds': [
    set('components schemas ProductCreate properties price', { type: 'number', description: 'Another.' }),
    'ProductCreate.price takes any decimals and its column rounds',
    'write `x-max-decimals: 4` in openapi.yaml.',
  ],
  'a resource type that the audit trail cannot filter by': [
    remove('paths /api/audit-entries get parameters 3 schema enum 0'),
    'listAuditEntries does not filter by `resourceType` product',
    'add it to the enum of the parameter in openapi.yaml.',
  ],
  'a value that the column does not allow': [
    set('components schemas PostStatus enum', ['draft', 'scheduled', 'published', 'archived', 'hidden']),
    'Post.status can be `hidden` and its column cannot',
    `add it to the enum ${of('status', 'Post')}`,
  ],
  'a value that only the column allows': [
    set('components schemas PostStatus enum', ['draft', 'scheduled', 'published']),
    'Post.status is never `archived` and its column can be',
    'add it to the enum in openapi.yaml.',
  ],
  'a field without a column': [
    set(`${ANSWER} color`, text(20)),
    'Product.color has no column',
    `add \`color\` to ${modelOf('Product')}`,
  ],
  'a sort without an index': [
    set('components schemas ProductSort enum', ['id', '-id', 'sku', '-sku']),
    'Product is sorted by `sku` without an index',
    `add \`@@index([sku, id])\` to ${modelOf('Product')}`,
  ],
  'a filter without a field': [
    set(`${QUERY} 3 name`, 'minWeight'),
    `listProducts filters by \`minWeight\`, ${no('weight')}`,
  ],
  'a resource that is unknown to the audit trail': [
    without('components schemas AuditEntry properties resourceType x-extensible-enum', 'product'),
    'Product is in no audit trail',
    'add `product` to AuditEntry.resourceType in openapi.yaml.',
  ],
  'an update of a unique field without 409': [
    remove('paths /api/products/{productId} patch responses 409'),
    'updateProduct writes `sku`, which is unique, and has no 409 with `already_exists`',
    'write it below its responses in openapi.yaml.',
  ],
  'a nullable column with a required field': [
    ['price Decimal @db', 'price Decimal? @db'],
    'Product.price is never null and its column can be',
    `take away the \`?\` behind the type ${of('price', 'Product')}`,
  ],
  'a column with fewer decimals': [
    ['@db.Decimal(14, 4)', '@db.Decimal(14, 2)'],
    'Product.price can have 4 decimals and its column rounds to 2',
    `write \`4\` for the second number of \`@db.Decimal\` ${of('price', 'Product')}`,
  ],
  'a removed index': [
    [' @@index([status, name, id])\n', ''],
    'Product is sorted by `name` without an index',
    `add \`@@index([name, id])\` to ${modelOf('Product')}`,
  ],
  'a renamed column': [
    ['excerpt String?', 'teaser String?'],
    'Post.excerpt has no column',
    `add \`excerpt\` to ${modelOf('Post')}`,
  ],
}

describe('the contract and the Prisma schema', () => {
  it('agree', async () => {
    expect(await problems([() => {}])).toEqual([])
  })

  it('agree on a nullable amount that refers to a required one', async () => {
    expect(await problems([set('components schemas ProductCreate properties price', AMOUNT)])).toEqual([])
  })

  it('agree on a nullable price', async () => {
    const nullable = ['Product', 'PartialProduct', 'ProductCreate', 'ProductUpdate'].map((schema) =>
      set(`components schemas ${schema} properties price`, { ...AMOUNT, description: 'Null on request.' }),
    )
    const changed = schema.replace('price Decimal @db', 'price Decimal? @db')
    expect(await problems(nullable, changed)).toEqual([])
  })

  it('can name a column with a word of SQL', async () => {
    await writeFile(join(folder, 'whole.json'), JSON.stringify(document))
    const made = await resourcesOf(
      await loadContract(join(folder, 'whole.json')),
      replaced('excerpt String?', 'excerpt String? @map("order")'),
    )
    const post = made.find(({ name }) => name === 'Post')
    expect(post?.description.columns.excerpt).toMatchObject({ name: 'order', column: { text: '"order"' } })
  })

  it.each(Object.entries(DISAGREE))('disagree about %s', async (_, [change, ...problem]) => {
    const found = typeof change === 'function' ? problems([change]) : problems([], replaced(...change))
    expect(await found).toEqual([problem.join(': ')])
  })

  it('report all problems at once', async () => {
    const longer = set(`${ANSWER} name maxLength`, 300)
    const unsorted = remove('components schemas ProductSort enum 1')
    expect(await problems([longer, unsorted, set(`${ANSWER} color`, text(20))])).toHaveLength(2)
  })
})
