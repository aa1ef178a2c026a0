import { describe, expect, inject, it } from 'vitest'
import { SLOW_HTML } from '../support/slow-html.ts'
import { type Refused, useBulk } from './world.ts'

const bulk = useBulk()

const products = () => bulk.database.prisma.product.findMany({ orderBy: { id: 'asc' } })
const posts = () => bulk.database.prisma.post.findMany({ orderBy: { id: 'asc' } })
/** Each refused row's line, with the rules that it breaks. */
const rulesOf = (refused: readonly Refused[]) =>
  refused.map(({ line, errors }) => [line, ...errors.map(({ field, rule }) => `${field} ${rule}`).sort()])
const none = { imported: 0, updated: 0, skipped: 0, refused: 0 }

describe('importing products', () => {
  it('accepts CSV with quotes, both kinds of line ends, a byte order mark and blank lines', async () => {
    const text =
      '\uFEFFsku,name,price,description\r\n' +
      'MUG-1,"Mug, ""blue""",12.50,"<p>Line one\nline two</p>"\n' +
      '\r\n' +
      ',Spoon,3,\r\n' +
      'CUP-1,Naïve Café 日本,0.0001,""'
    const { counts, refused } = await bulk.importText('products.csv', text)
    expect(counts).toEqual({ ...none, imported: 3 })
    expect(refused).toEqual([])
    expect(await products()).toMatchObject([
      { sku: 'MUG-1', name: 'Mug, "blue"', description: '<p>Line one\nline two</p>', version: 1 },
      { sku: null, name: 'Spoon', description: null },
      { sku: 'CUP-1', name: 'Naïve Café 日本', description: '' },
    ])
    expect((await products()).map(({ price }) => String(price))).toEqual(['12.5', '3', '0.0001'])
  })

  it('refuses invalid rows with their first line and every error, and imports the others', async () => {
    const text = [
      'name,price,sku,description',
      'Good,1,GOOD-1,"<p>two',
      'lines</p>"',
      ',abc,NOT A SKU,',
      '',
      `${'x'.repeat(256)},1.12345,,`,
      'Cells,1',
      'Other,2,GOOD-2,',
    ].join('\r\n')
    const { counts, refused } = await bulk.importText('products.csv', text)
    expect(counts).toEqual({ ...none, imported: 2, refused: 3 })
    expect(rulesOf(refused)).toEqual([
      [4, '/name required', '/price pattern', '/sku pattern'],
      [6, '/name maxLength', '/price pattern'],
      [7, ' cells'],
    ])
    expect(refused[2]?.errors[0]?.message).toBe(
      'does not have as many cells as the first line (2 instead of 4)',
    )
    expect((await products()).map(({ sku }) => sku)).toEqual(['GOOD-1', 'GOOD-2'])
  })

  it('accepts NDJSON, and refuses invalid JSON and rows that the API would refuse', async () => {
    const text = [
      '{"name":"Mug","price":12.5,"sku":null}',
      '{"name":"Mug"',
      '',
      '[]',
      '{"name":"Cup","price":true}',
      '{"name":"Cup","price":"3.25","colour":"red"}',
      '{"name":"Cup","price":"3.25","__proto__":{"sku":"X"}}',
      '{"name":"Jug","price":7,"description":"<p>Big</p>"}\r',
    ].join('\n')
    const { counts, refused } = await bulk.importText('products.ndjson', text)
    expect(counts).toEqual({ ...none, imported: 2, refused: 5 })
    expect(rulesOf(refused)).toEqual([
      [2, ' json'],
      [4, ' type'],
      [5, '/price type'],
      [6, '/colour additionalProperties'],
      [7, '/__proto__ additionalProperties'],
    ])
    expect((await products()).map(({ name }) => name)).toEqual(['Mug', 'Jug'])
  })

  it('reports the value in the file with each refusal, shortened if it is long', async () => {
    const rows = ['Mug,-5,,', `${'x'.repeat(300)},1,,`, 'Mug,1,A-1,', 'Cup,1,A-1,', ',1,,']
    const { refused } = await bulk.importText(
      'products.csv',
      `name,price,sku,description\n${rows.join('\n')}\n`,
    )
    expect(refused.flatMap(({ errors }) => errors)).toMatchObject([
      { field: '/price', value: '-5', message: expect.stringContaining('is not negative') },
      { field: '/name', value: `${'x'.repeat(100)}…` },
      { field: '/sku', value: 'A-1' },
      { field: '/name', rule: 'required' },
    ])
    expect(refused.at(-1)?.errors[0]).not.toHaveProperty('value')
  })

  it('sanitises like the API, including long rich text', async () => {
    const long = `<p>${'text <b>bold</b> '.repeat(200)}</p>`
    const description = '<p onclick="x()">Hi<script>alert(1)</script></p>'
    const rows = [
      { name: 'Mug<script>alert(1)</script>', price: 1, description },
      { name: "Robert'); DROP TABLE products;--", price: 1, description: `${long}<script>x</script>` },
      { name: '<b> </b>', price: 1 },
    ]
    const text = rows.map((row) => JSON.stringify(row)).join('\n')
    const { refused } = await bulk.importText('products.ndjson', text)
    const error = { field: '/name', rule: 'minLength', message: expect.any(String), value: '<b> </b>' }
    expect(refused).toEqual([{ line: 3, errors: [error] }])
    expect(await products()).toMatchObject([
      { name: 'Mug', description: '<p>Hi</p>' },
      { name: "Robert'); DROP TABLE products;--", description: long },
    ])
  })

  it('refuses rich text that takes too long, and sanitises that of the next row', async () => {
    const texts = [SLOW_HTML, '<p onclick="x()">Hi</p>']
    const rows = texts.map((description) => JSON.stringify({ name: 'Mug', price: 1, description }))
    const { counts, refused } = await bulk.importText('products.ndjson', rows.join('\n'))
    expect(counts).toEqual({ ...none, imported: 1, refused: 1 })
    expect(refused).toMatchObject([{ line: 1, errors: [{ field: '/description', rule: 'markup' }] }])
    expect(await products()).toMatchObject([{ description: '<p>Hi</p>' }])
  }, 30_000)

  it('refuses a SKU that another product has, in the database or earlier in the file', async () => {
    await bulk.importText('products.csv', 'name,price,sku\nFirst,1,A')
    const { counts, refused } = await bulk.importText(
      'products.csv',
      'name,price,sku\nB,1,B\nA,2,A\nB,3,B\nC,4,C\nD,5,',
    )
    expect(counts).toEqual({ ...none, imported: 3, refused: 2 })
    const taken = { field: '/sku', rule: 'unique', message: 'is taken' }
    expect(refused).toEqual([
      { line: 3, errors: [{ ...taken, value: 'A' }] },
      { line: 4, errors: [{ ...taken, value: 'B' }] },
    ])
    expect((await products()).map(({ name }) => name)).toEqual(['First', 'B', 'C', 'D'])
  })

  it('updates products by their SKU with --update, and skips unchanged ones', async () => {
    await bulk.importText('products.csv', 'name,price,sku,description\nMug,1,A,<p>x</p>\nCup,2,B,')
    const text = 'sku,price,name,description\nA,1.0,Mug,\nB,2.5,Cup,\nC,1,New,\nC,2,Newer,'
    const { counts } = await bulk.importText('products.csv', text, { update: true })
    expect(counts).toEqual({ imported: 1, updated: 2, skipped: 1, refused: 0 })
    expect(await products()).toMatchObject([
      { sku: 'A', name: 'Mug', description: '<p>x</p>', version: 1 },
      { sku: 'B', version: 2 },
      { sku: 'C', name: 'Newer', searchText: expect.stringContaining('newer'), version: 2 },
    ])
    const entries = await bulk.database.prisma.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 3 })
    expect(entries.map(({ action, actorType }) => `${actorType} ${action}`)).toEqual([
      'system product.update',
      'system product.update',
      'system product.create',
    ])
  })

  it('updates a product once for each of its rows, and keeps fields that a row omits', async () => {
    await bulk.importText('products.csv', 'name,price,sku,description\nMug,1,A,<p>x</p>\nCup,1,B,')
    const before = await bulk.database.prisma.auditEntry.count()
    const text = 'name,price,sku\nJug,1,A\nCan,1,B\nJug,1,A\nJar,2,A\nMug,3,A'
    const { counts } = await bulk.importText('products.csv', text, { update: true })
    expect(counts).toEqual({ imported: 0, updated: 4, skipped: 1, refused: 0 })
    expect(await products()).toMatchObject([
      { sku: 'A', name: 'Mug', description: '<p>x</p>', searchText: 'mug\na\nx\n', version: 4 },
      { sku: 'B', name: 'Can', description: null, searchText: 'can\nb\n\n', version: 2 },
    ])
    expect((await products()).map(({ price }) => String(price))).toEqual(['3', '1'])
    expect(await bulk.database.prisma.auditEntry.count()).toBe(before + 4)
  })

  it('publishes new products in the default currency, unless the file says otherwise', async () => {
    const text =
      'name,price,sku,currency,status\nMug,1,A,,\nCup,2,B,JPY,draft\nJug,3,C,XQQ,\nJar,4,D,EUR,hidden'
    const { counts, refused } = await bulk.importText('products.csv', text)
    expect(counts).toMatchObject({ imported: 2, refused: 2 })
    expect(refused.map(({ errors }) => errors?.map(({ field }) => field))).toEqual([
      ['/currency'],
      ['/status'],
    ])
    expect(await products()).toMatchObject([
      { sku: 'A', currency: 'EUR', status: 'published', createdById: null, updatedById: null },
      { sku: 'B', currency: 'JPY', status: 'draft' },
    ])
    const again = await bulk.importText('products.csv', 'name,price,sku\nMug,5,A\nCup,6,B', { update: true })
    expect(again.counts).toMatchObject({ updated: 2 })
    expect(await products()).toMatchObject([
      { sku: 'A', currency: 'EUR', status: 'published', version: 2 },
      { sku: 'B', currency: 'JPY', status: 'draft', version: 2 },
    ])
  })
})

describe('importing posts', () => {
  it('generates slugs, splits tags and enforces the rules of publication', async () => {
    const text = [
      'title,slug,body,status,publishAt,tags',
      'News,,<p>a</p>,published,,news|a\\|b|c\\\\',
      'News,,<p>b</p>,,,',
      'News,news,<p>c</p>,,,',
      'Soon,,x,scheduled,2026-03-02T00:00:00Z,',
      'Late,,x,scheduled,2026-02-02T00:00:00Z,',
      'Old,old,"",archived,,',
      'Odd,,x,hidden,,one|one',
    ].join('\n')
    const { counts, refused } = await bulk.importText('posts.csv', text)
    expect(counts).toEqual({ ...none, imported: 4, refused: 3 })
    expect(rulesOf(refused)).toEqual([
      [4, '/slug unique'],
      [6, '/publishAt future'],
      [8, '/status enum', '/tags uniqueItems'],
    ])
    const found = await posts()
    expect(found.map(({ slug }) => slug).sort()).toEqual(['news', 'news-2', 'old', 'soon'])
    expect(found.find(({ slug }) => slug === 'news')).toMatchObject({
      status: 'published',
      publishedAt: bulk.clock.now(),
      tags: ['news', 'a|b', 'c\\'],
    })
    expect(found.find(({ slug }) => slug === 'old')).toMatchObject({
      status: 'archived',
      body: '',
      publishedAt: null,
    })
  })
})

describe('importing categories', () => {
  it('refuses the row that would put a category below itself, and imports the others', async () => {
    const { prisma } = bulk.database
    await prisma.category.deleteMany()
    await bulk.importText('categories.csv', 'name,slug\nKitchen,kitchen\nMugs,mugs')
    const idOf = async (slug: string) => (await prisma.category.findUniqueOrThrow({ where: { slug } })).id
    const [kitchen, mugs] = [await idOf('kitchen'), await idOf('mugs')]
    const rows = `Blue mugs,mugs,${kitchen}\nKitchen,kitchen,${mugs}\nCups,cups,${mugs}`
    const { counts, refused } = await bulk.importText('categories.csv', `name,slug,parentId\n${rows}`, {
      update: true,
    })
    expect(counts).toEqual({ ...none, imported: 1, updated: 1, refused: 1 })
    expect(rulesOf(refused)).toEqual([[3, '/parentId cycle']])
    expect(await prisma.category.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { slug: 'kitchen', parentId: null, version: 1 },
      { name: 'Blue mugs', parentId: kitchen, version: 2 },
      { slug: 'cups', parentId: mugs },
    ])
  })

  it.runIf(inject('testDatabase').kind === 'postgresql')(
    'updates one that a product of a transaction refers to, without waiting for its end',
    async () => {
      const { prisma } = bulk.database
      await prisma.category.deleteMany()
      await bulk.importText('categories.csv', 'name,slug\nKitchen,kitchen')
      const counts = await prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT FROM categories FOR KEY SHARE`
        return (await bulk.importText('categories.csv', 'name,slug\nDining,kitchen', { update: true })).counts
      })
      expect(counts).toEqual({ ...none, updated: 1 })
    },
  )
})

describe('a dry run', () => {
  it('reports what would happen, and writes nothing', async () => {
    await bulk.importText('products.csv', 'name,price,sku\nFirst,1,A')
    const before = await bulk.database.prisma.auditEntry.count()
    const text = 'name,price,sku\nA,1,A\nB,1,B\nB,1,B\n,1,\nFree,1,'
    const { counts, refused } = await bulk.importText('products.csv', text, { mode: 'dry-run' })
    expect(counts).toEqual({ ...none, imported: 2, refused: 3 })
    expect(refused.map(({ line }) => line)).toEqual([2, 4, 5])
    expect(await products()).toHaveLength(1)
    expect(await bulk.database.prisma.importRun.count()).toBe(1)
    expect(await bulk.database.prisma.auditEntry.count()).toBe(before)
    expect(await bulk.importText('products.csv', text)).toEqual({ counts, refused })
  })

  it('detects a duplicate key a thousand rows later', async () => {
    const lines = Array.from({ length: 1_200 }, (_, index) => `P,1,SKU-${index}`)
    const text = ['name,price,sku', ...lines, 'P,1,SKU-0'].join('\n')
    const { counts, refused } = await bulk.importText('products.csv', text, { mode: 'dry-run' })
    expect(counts).toEqual({ ...none, imported: 1_200, refused: 1 })
    expect(refused.map(({ line }) => line)).toEqual([1_202])
  })
})

const good = 'name,price\nMug,1\n'
const latin1 = Buffer.from('name,price\nMug,1\nCaf\xe9,2\n', 'latin1')
const utf16 = Buffer.from(`\uFEFF${good}`, 'utf16le')
/** Longer than a piece of a file as it is read; its characters of two bytes begin at odd bytes. */
const mixed = Buffer.concat([
  Buffer.from(`name,price\n${'Кружка Синяя\uFFFD,1\n'.repeat(5_000)}`),
  Buffer.from('Caf\xe9,2\n', 'latin1'),
])

describe('a broken file', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'The file is empty'],
    ['blank', '\n\n', 'The file is empty'],
    ['without a header', 'Mug,1\nCup,2\n', '"Mug" is not one'],
    ['with an unknown column', 'name,price,colour\nMug,1,red\n', '"colour" is not one'],
    ['with a duplicate column', 'name,price,name\nMug,1,Mug\n', 'name is there twice'],
    ['without a required column', 'name,sku\nMug,1\n', 'price is missing'],
    ['with semicolons', 'name;price\nMug;1\n', 'separated by commas'],
    ['with an unclosed quote', `${good}Cup,"2\nJug,3\n`, 'line 3: a quote is not closed'],
    ['with a stray quote', `${good}5" nail,2\n`, 'line 3: a quote stands where none may'],
    ['in Latin-1', latin1, 'not UTF-8, as line 3 shows'],
    ['in Latin-1 after long UTF-8', mixed, 'not UTF-8, as line 5002 shows'],
    ['with line ends of CR', 'name,price\r'.repeat(9), 'is not one, and 3 more.'],
    ['in UTF-16', utf16, 'not UTF-8, as line 1 shows'],
    ['with an endless row', `${good}"${'x'.repeat(1_100_000)}`, 'line 3: it is too long'],
  ])('%s is refused before any row is imported', async (_, content, reason) => {
    await expect(bulk.importText('products.csv', content)).rejects.toThrow(reason)
    expect(await products()).toEqual([])
    expect(await bulk.database.prisma.importRun.count()).toBe(0)
  })

  it('in NDJSON with an endless line is refused', async () => {
    const text = `{"name":"Mug","price":1}\n"${'x'.repeat(1_100_000)}`
    await expect(bulk.importText('products.ndjson', text)).rejects.toThrow('line 2 has more than')
    expect(await products()).toEqual([])
  })

  it('is not one that has a header but no rows', async () => {
    expect((await bulk.importText('products.csv', 'name,price\n')).counts).toEqual(none)
  })
})
