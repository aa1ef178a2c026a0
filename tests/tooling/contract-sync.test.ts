import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { list, record } from '../../scripts/json.ts'
import { type Plan, planOf } from '../../scripts/sync/plan.ts'
import { root } from '../../src/base/root.ts'

const contract = await readFile(join(root, 'openapi.yaml'), 'utf8')
const headers = {
  always: ['X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'Cache-Control', 'Vary'],
  withBody: ['Content-Language'],
}

/** What follows from an edit of the schema of products. Nothing is written. */
function planFor(change: (schema: string) => string, remove?: string): Promise<Plan> {
  const text = contract.replace(/^ {4}Product:\n(?: {5,}.*\n)+/m, change)
  return planOf({ text, headers, remove, format: (code) => code })
}

const field = (name: string, lines: string) => (schema: string) =>
  schema.replace(/^ {8}sku:\n/m, (sku) => `        ${name}:\n${lines.replace(/^/gm, '          ')}\n${sku}`)

/** What lets the service renew the words that `q` finds. */
const OUTDATED = `UPDATE "products" SET search_text = replace(search_text, E'\\n', ' ');\n`

function fileOf({ files }: Plan, ending: string): string | undefined {
  return [...files].find(([path]) => path.endsWith(ending))?.[1]
}

describe('an edit of the schema of a resource', () => {
  it('asks for nothing if nothing was edited', async () => {
    const { files, words, losses, breaks } = await planFor((schema) => schema)
    expect({ files: files.size, words, losses, breaks }).toEqual({
      files: 0,
      words: [],
      losses: [],
      breaks: [],
    })
  })

  describe('that adds a field to sort and filter by', () => {
    let plan: Plan
    beforeAll(async () => {
      const type = "type: [number, 'null']\ndescription: In kilograms; null if unknown."
      plan = await planFor(field('weight', `${type}\nx-sort: true\nx-filter: true`))
    }, 60_000)

    it('is told with its line, and followed in the contract, the model and a migration', () => {
      // the new field stands where `sku` was
      const before = contract.slice(
        0,
        contract.indexOf('\n        sku:', contract.indexOf('\n    Product:\n')),
      )
      const line = before.split('\n').length + 1
      expect(plan.words).toEqual([`openapi.yaml:${line}: Product: weight is new`])
      expect([...plan.losses, ...plan.breaks]).toEqual([])
      expect(fileOf(plan, 'openapi.yaml')).toMatch(/enum: \[.*\bweight, -weight\b.*\]/)
      expect(fileOf(plan, 'schema.prisma')).toContain('@@index([status, weight, id])')
      expect(fileOf(plan, 'migration.sql')).toContain('ADD COLUMN     "weight" DECIMAL(14,4)')
    })

    it('writes a new filter behind the other parameters, which clients may pass by position', () => {
      const namesIn = (text = '') =>
        list(parse(text).paths['/api/products'].get.parameters).map(
          (one) => record(one).name ?? record(one).$ref,
        )
      const names = [...namesIn(contract), 'minWeight', 'maxWeight']
      expect(namesIn(fileOf(plan, 'openapi.yaml'))).toEqual(names)
    })
  })

  it('can add a field and a second list of words to a resource that shows other records', async () => {
    const added = {
      title: "subtitle:\n          type: [string, 'null']\n          description: Below the title.",
      tags: 'keywords:\n          type: array\n          description: What searches find it by.',
    }
    const text = Object.entries(added).reduce((whole, [name, lines]) => {
      const place = new RegExp(`^ {4}Post:\\n(?: {5,}.*\\n)*?(?= {8}${name}:\\n)`, 'm')
      return whole.replace(place, `$&        ${lines}\n`)
    }, contract)
    const plan = await planOf({ text, headers, format: (code) => code })
    const words = [/Post: subtitle is new$/, /Post: keywords is new$/]
    expect(plan.words).toEqual(words.map((one) => expect.stringMatching(one)))
    expect(fileOf(plan, 'migration.sql')).toContain('ADD COLUMN     "subtitle" VARCHAR(255)')
    expect(fileOf(plan, 'migration.sql')).toContain('"keywords" TEXT[]')
  }, 60_000)

  it('can add several resources at once', async () => {
    const schema = (name: string) => `    ${name}:
      type: object
      description: What editors write about one.
      x-resource: {}
      properties:
        name:
          type: string
          description: The name that readers see.
          maxLength: 50
        slug:
          x-slug-of: name
          description: The end of its address.
`
    const text = contract.replace('\n  schemas:\n', (head) => head + schema('Season') + schema('Page'))
    const plan = await planOf({ text, headers, format: (code) => code })
    expect(fileOf(plan, 'resources.ts')).toMatch(/ pages }[\s\S]* seasons }/)
    for (const language of ['en', 'es', 'fr', 'de'])
      expect(fileOf(plan, `messages/${language}.ts`)).toMatch(/ createSeason: [\s\S]* createPage: /)
    // the linter rejects a description that says no more than the name
    expect(fileOf(plan, 'openapi.yaml')).toContain(' Leads to the page that comes first in the list.\n')
    // without a slug in the body, the service would choose another one
    expect(fileOf(plan, 'pages.test.ts')).toContain(`'/api/pages', { ...app.as('editor'), json })`)
  }, 60_000)

  it('has examples and a filter with the values of a list', async () => {
    const items = 'items: {type: string, enum: [small, large]}'
    const plan = await planFor(
      field('sizes', `type: array\ndescription: Its sizes.\n${items}\nx-filter: true`),
    )
    const { paths } = parse(fileOf(plan, 'openapi.yaml') ?? '')
    const { parameters } = paths['/api/products'].get
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'size',
        schema: { type: 'string', enum: ['small', 'large'] },
        example: 'small',
      }),
    )
    const { examples } = paths['/api/products/{productId}'].get.responses[200].content['application/json']
    expect(JSON.stringify(examples)).toContain('"sizes":["small"]')
  }, 60_000)

  it('keeps the data of a field that is renamed, and says that this breaks clients', async () => {
    const plan = await planFor((schema) =>
      schema.replace(/^ {8}description:\n/m, '        details:\n          x-was: description\n'),
    )
    expect(plan.breaks).toContain('`ProductCreate.description` is removed (in `createProduct`).')
    expect(plan).toMatchObject({ version: '9.0.0', losses: [] })
    // the values of examples stay
    expect(fileOf(plan, 'openapi.yaml')).toContain(' details: <p>Holds <strong>350 ml</strong>.</p>\n')
    const migration = fileOf(plan, 'migration.sql')
    expect(migration).toContain('ALTER TABLE "products" RENAME COLUMN "description" TO "details";')
    expect(migration).toContain(`SET record = record - 'description' || jsonb_build_object('details',`)
    expect(migration).toMatch(/^-- Upgrade to 9\.0\.0: /)
    expect(migration).not.toContain('DROP')
  }, 60_000)

  it('has examples and filters within the limits of a number, and shows what the author gives', async () => {
    const limits = 'type: [integer, "null"]\ndescription: How long.\nminimum: 5\nmaximum: 240\nx-filter: true'
    const plan = await planFor((schema) =>
      field('pause', `${limits}\nexample: 90`)(field('minutes', limits)(schema)),
    )
    const { paths } = parse(fileOf(plan, 'openapi.yaml') ?? '')
    const { content } = paths['/api/products/{productId}'].get.responses[200]
    const [shown] = Object.values<{ value: { data: object } }>(content['application/json'].examples)
    expect(shown?.value.data).toMatchObject({ minutes: 5, pause: 90 })
    const parameters = list(paths['/api/products'].get.parameters).map(record)
    expect(parameters.find(({ name }) => name === 'minutes')).toMatchObject({ example: 5 })
  }, 60_000)

  it('is refused with its line if it is not YAML', async () => {
    const plan = planFor(field('minutes', 'type: integer\ntype: integer'))
    await expect(plan).rejects.toThrow(/^openapi\.yaml: Map keys must be unique at line \d+/)
  })

  it('is refused if existing records have no value', async () => {
    const plan = planFor(field('weight', 'type: number\ndescription: In kilograms.'))
    await expect(plan).rejects.toThrow('Product.weight: existing records have none: let it be null')
  })

  it.each([
    ['typ: string', 'the type must be one of: string, integer'],
    ['type: strin', 'the type must be one of: string, integer'],
    ["type: [integer, 'null']\nx-sort: yes", 'x-sort must be true or false, not "yes"'],
    ['type: integer\ndefault: many', 'its default must be integer'],
    ['type: string\nenum: [a, b]\ndefault: c', 'its default must be equal to one of the allowed values'],
    ['type: integer\ndefault: 1\nx-unique: true', 'only one record could have the default of a unique field'],
    ["type: [integer, 'null']\nx-references: Maker", 'x-references must name a resource: there is no Maker'],
  ])('is refused if it has a keyword that would be ignored or misunderstood: %j', async (lines, problem) => {
    const plan = planFor(field('makerId', `${lines}\ndescription: Null if unknown.`))
    await expect(plan).rejects.toThrow(`Product.makerId: ${problem}`)
  })

  it.each([
    ['true', 'x-resource must be an object, such as {}'],
    ['{public: yes}', 'x-resource.public must be true or false, not "yes"'],
  ])('is refused if it is marked with %s', async (mark, problem) => {
    const plan = planFor((schema) => schema.replace(/(x-resource:)\n(?: {8}.*\n)+/, `$1 ${mark}\n`))
    await expect(plan).rejects.toThrow(`Product: ${problem}`)
  })

  it('is refused if its format is not one of those that are checked', async () => {
    const plan = planFor(
      field('harvest', "type: [string, 'null']\nformat: date\ndescription: Null if unknown."),
    )
    await expect(plan).rejects.toThrow(
      'Product.harvest: the format must be one of: binary, currency, date-time',
    )
  })

  it.each([
    ['count', 'integer', 'its list has another parameter count'],
    ['categoryIds', 'integer', 'its model has another field categoryIds'],
  ])('is refused if %s would mean two things', async (name, type, why) => {
    const other = field(name, `type: [${type}, 'null']\ndescription: Null if unknown.\nx-filter: true`)
    await expect(planFor(other)).rejects.toThrow(`Product: ${why}`)
  })

  it('leaves a field that only the service sets out of bodies and their examples', async () => {
    const plan = await planFor((schema) => schema.replace(/^ {8}status:\n/m, '$&          readOnly: true\n'))
    const { paths, components } = parse(fileOf(plan, 'openapi.yaml') ?? '')
    const bodies = [paths['/api/products'].post, paths['/api/products/{productId}'].patch]
    for (const { requestBody } of bodies)
      for (const { value } of Object.values<{ value: object }>(
        requestBody.content['application/json'].examples,
      ))
        expect(value).not.toHaveProperty('status')
    for (const name of ['ProductCreate', 'ProductUpdate'])
      expect(components.schemas[name].properties).not.toHaveProperty('status')
    expect(plan.breaks).toContain('`ProductCreate.status` is removed (in `createProduct`).')
  }, 60_000)

  it('keeps no revisions where the schema asks for none', async () => {
    const plan = await planFor((schema) => schema.replace('        revisions: true\n', ''))
    expect(fileOf(plan, 'openapi.yaml')).not.toContain('ProductRevision')
    expect(fileOf(plan, 'en.ts')).not.toContain('ProductRevision')
    const dropped = ['update', 'delete'].map((kind) => `DROP TRIGGER products_revise_${kind} ON products;\n`)
    expect(fileOf(plan, 'migration.sql')).toContain(dropped.join(''))
    expect(fileOf(plan, 'migration.sql')).toContain(
      `DELETE FROM revisions WHERE resource_type = 'product';\n`,
    )
    expect(plan.losses).toEqual(['the earlier versions of records are deleted'])
  }, 60_000)

  it('is refused if a text gets a list of values', async () => {
    const sku = (lines: string) => (schema: string) =>
      schema.replace(/^ {8}sku:\n(?: {9,}.*\n)+/m, `        sku:\n          ${lines}\n`)
    const kinds = planFor(sku(`{type: [string, 'null'], enum: [small, large, null], description: Its size.}`))
    await expect(kinds).rejects.toThrow('Product.sku: its values would be lost with the type of its column')
  })

  it('tells what records lose', async () => {
    const plan = await planFor((schema) => schema.replace('maxLength: 255', 'maxLength: 100'))
    expect(plan.losses).toEqual(['values of name beyond 100 characters are cut'])
    const migration = fileOf(plan, 'migration.sql')
    expect(migration).toMatch(/^SET CONSTRAINTS ALL IMMEDIATE;\nUPDATE "products" SET/)
    expect(migration).toContain(OUTDATED)
    expect(migration).toContain(`UPDATE revisions SET record = jsonb_set(record, '{name}', `)
  }, 60_000)

  it('warns of stored duplicates of a field that becomes unique, and tells operators', async () => {
    const plan = await planFor((schema) =>
      field(
        'isbn',
        "type: [string, 'null']\ndescription: Null if unknown.\nx-unique: true",
      )(schema.replace('x-sort: true', 'x-sort: true\n          x-unique: true')),
    )
    expect(plan.warnings).toEqual([
      'this fails, and the service does not start, if products have the same name. Look for them first: ' +
        'SELECT "name" FROM "products" WHERE ("name") IS NOT NULL GROUP BY "name" HAVING count(*) > 1',
    ])
    expect(fileOf(plan, 'migration.sql')).toContain(`-- Upgrade to ${plan.version}: ${plan.warnings[0]}\n`)
  }, 60_000)

  it('takes the other ends of relations along, even if they were written by hand', async () => {
    const plan = await planFor((schema) => schema, 'Product')
    expect(await readFile(join(root, 'prisma/schema.prisma'), 'utf8')).toMatch(/ created +Product\[\]/)
    expect(fileOf(plan, 'schema.prisma')).not.toMatch(/\bProduct\b/)
    expect(fileOf(plan, 'migration.sql')).toContain('DROP TABLE "products"')
  }, 60_000)

  it('keeps a resource that others refer to, and names their fields', async () => {
    const lines = "type: [integer, 'null']\ndescription: Null if the product has no post.\nx-references: Post"
    await expect(planFor(field('postId', lines), 'Post')).rejects.toThrow(
      'Post: first remove what refers to it, the fields or their resources: Product.postId.',
    )
  })

  it('outdates the words of the search if another text is searched', async () => {
    const subtitle = 'type: string\ndescription: Below the name.\ndefault: Unknown'
    const plans = [
      planFor(field('subtitle', subtitle)),
      planFor((schema) =>
        schema.replace('maxLength: 255', () => `maxLength: 255\n          pattern: '^\\w+$'`),
      ),
    ]
    for (const plan of await Promise.all(plans)) expect(fileOf(plan, 'migration.sql')).toContain(OUTDATED)
    const without = await planFor(
      field('subtitle', subtitle.replace('string', `[string, 'null']`).replace(/\n.*$/, '')),
    )
    expect(fileOf(without, 'migration.sql')).not.toContain(OUTDATED)
  }, 60_000)

  it('outdates the words of the search once if texts are removed', async () => {
    const without = (...names: string[]) =>
      planFor((schema) =>
        schema.replace(new RegExp(`^ {8}(?:${names.join('|')}):\\n(?: {9,}.*\\n)+`, 'gm'), ''),
      )
    const both = await without('sku', 'description')
    expect(both.losses).toEqual(['sku', 'description'].map((name) => `the values of ${name} are deleted`))
    expect(fileOf(both, 'migration.sql')?.split(OUTDATED)).toHaveLength(2)
    expect(fileOf(both, 'migration.sql')).toContain(`UPDATE revisions SET record = record - 'sku'\n`)
  }, 60_000)
})

describe('a list of records of another resource', () => {
  const manuals = 'type: array\ndescription: The manuals of the product, in their order.\nx-references: Media'

  it('is followed in bodies, filters, the model with its foreign keys, and triggers', async () => {
    const plan = await planFor(field('manuals', `${manuals}\nx-filter: true`))
    expect([...plan.losses, ...plan.breaks]).toEqual([])
    const text = fileOf(plan, 'openapi.yaml') ?? ''
    const { schemas } = parse(text).components
    expect(schemas.Product.properties.manuals.items).toEqual({ $ref: '#/components/schemas/MediaReference' })
    for (const { properties } of [schemas.ProductCreate, schemas.ProductUpdate]) {
      const { description, ...limits } = properties.imageIds
      expect(properties.manualIds).toMatchObject(limits)
    }
    expect(text).toContain('- name: manualId\n')
    const schema = fileOf(plan, 'schema.prisma')
    expect(schema).toMatch(/^ {2}manualIds +Int\[\] +@default\(\[\]\) +@map\("manual_ids"\)$/m)
    expect(schema).toMatch(/^model ProductManual \{\n(?: .*\n|\n)+ {2}@@id\(\[productId, manualId\]\)$/m)
    const call = "keep_references('product_manuals', 'product_id', 'manual_id', 'manual_ids')"
    expect(fileOf(plan, 'migration.sql')?.split(call)).toHaveLength(3)
  }, 60_000)

  it('takes its model, the other end of its relation and its triggers along', async () => {
    const plan = await planFor((schema) => schema.replace(/^ {8}categories:\n(?: {9,}.*\n)+/m, ''))
    expect(plan.losses).toEqual(['the values of categories are deleted'])
    const { schemas } = parse(fileOf(plan, 'openapi.yaml') ?? '').components
    for (const { properties } of [schemas.ProductCreate, schemas.ProductUpdate])
      expect(properties).not.toHaveProperty('categoryIds')
    expect(fileOf(plan, 'schema.prisma')).not.toContain('ProductCategory')
    expect(fileOf(plan, 'migration.sql')).toContain('DROP TRIGGER products_category_ids_insert ON products;')
    expect(fileOf(plan, 'migration.sql')).not.toContain('search_text')
  }, 60_000)

  it.each([
    ['of no resource', 'x-references: Nothing', 'there is no Nothing'],
    ['that is an order', 'x-references: Media\nx-sort: true', 'a list of records has no x-sort'],
    ['that is renamed', 'x-references: Media\nx-was: images', 'a list of records cannot be renamed'],
    [
      'that names no resource',
      "items: {$ref: '#/components/schemas/MediaReference'}",
      'say which resource its items are',
    ],
  ])('is refused if it is one %s', async (_, keywords, why) => {
    const plan = planFor(field('manuals', manuals.replace('x-references: Media', keywords)))
    await expect(plan).rejects.toThrow(why)
  })
})
