import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../generated/operations.ts'
import { root } from '../../src/base/root.ts'
import { Clone } from './clone.ts'
import { Service } from './service.ts'

/** Skipped: the gate has the same steps for each guide, and that of "Adding an endpoint" runs it. */
const LEFT_OUT = 'npm run check'
const TESTS = 'npx vitest run tests/contract/parents.test.ts tests/resources/reviews.test.ts'

let blocks: readonly string[]
let clone: Clone
let service: Service
let before: readonly string[]

/** What a removed resource leaves as it was before it was added. */
const state = () =>
  Promise.all(
    ['openapi.yaml', 'prisma/schema.prisma', 'generated/resources.ts'].map((path) => clone.read(path)),
  )

beforeAll(async () => {
  const text = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
  const section = /^## A list below a record\n([\s\S]*?)^## /m.exec(text)?.[1] ?? ''
  blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands)
  clone = await Clone.create()
  service = await Service.of(clone)
  // The existing contract counts as released, so that only the new operations are judged.
  await clone.release()
})
afterAll(async () => {
  await service.remove()
  await clone.remove()
})

async function run(index: number): Promise<void> {
  const commands = (blocks[index] ?? '').trim().split('\n')
  expect(commands).not.toEqual([''])
  for (const command of commands) if (command !== LEFT_OUT) await clone.succeeds(command)
}

const renamed = (text: string) =>
  text.replaceAll('PRODUCT', 'REVIEW').replaceAll('Product', 'Review').replaceAll('product', 'review')

/** A file with a copy of an entry, below it, for reviews in place of products. */
function copied(text: string, key: string, change = renamed): string {
  return text.replace(
    new RegExp(`^( +)${key}:.*\\n(?:\\1[ }].*\\n|\\n)*`, 'm'),
    (entry) => entry + change(entry),
  )
}

/** The contract with the batch of products copied for reviews. */
function withBatch(contract: string): string {
  const schemas = ['ProductBatch', 'ProductBatchOperation', 'ProductBatchResult', 'ProductBatchResponse']
  const whole = schemas.reduce((text, name) => copied(text, name), contract)
  const example = `            examples:
              one:
                summary: A new review
                value: {atomic: true, operations: [{op: create, value: {rating: 5, text: Good}}]}
`
  const id = "        - $ref: '#/components/parameters/ProductId'\n"
  const missing = "        '404':\n          $ref: '#/components/responses/NotFound'\n"
  return copied(whole, '/api/products/batch', (entry) =>
    renamed(entry.replace(/^( +)examples:\n(?:\1 .*\n)+/gm, ''))
      .replace('/api/reviews/batch', '/api/products/{productId}/reviews/batch')
      .replace(/^ {6}parameters:\n/m, (line) => line + id)
      .replace(/^ {6}responses:\n/m, (line) => example + line)
      .replace(/^ {8}'409':\n/m, (line) => missing + line),
  )
}

describe('"A list below a record" of CONTRIBUTING.md', () => {
  it('takes one command, and keeps a record while something is below it', async () => {
    before = await state()
    await run(0)
    await clone.succeeds('npx tsc')
    await clone.succeeds(TESTS)
  })

  it('is imported and exported with the id of its record', async () => {
    const name = { name: 'Mug', price: 1 }
    const id = await service.serving(async (request) => {
      const { data } = await request('POST', '/api/products', name)
      const review = { rating: 5, text: 'Good' }
      const created = await request('POST', `/api/products/${Object(data).id}/reviews`, review)
      expect(created).toMatchObject({ status: 201, data: { ...review, productId: Object(data).id } })
      return Number(Object(data).id)
    })
    const rows = [`${id},4,Fair`, `${id + 1},3,Lost`, ',2,None', `x,1,Odd`]
    await clone.write('reviews.csv', `productId,rating,text\n${rows.join('\n')}\n`)
    const [file, report] = ['reviews.csv', 'refused.ndjson'].map((one) => join(clone.folder, one))
    expect(await service.operate('import', `${file}`, '--report', `${report}`)).toContain(
      '1 imported, 3 refused',
    )
    const refused = (await clone.read('refused.ndjson')).trim().split('\n')
    expect(refused.filter((line) => line.includes('"field":"/productId"'))).toHaveLength(3)
    const exported = await service.operate('export', 'reviews')
    expect(exported).toContain(`${id},5,Good\r\n${id},4,Fair\r\n`)
  })

  it('can go with its record', async () => {
    await clone.edit('openapi.yaml', (text) =>
      text.replace(/^( +)in: Product\n/m, (line, indent) => `${line}${indent}onDelete: cascade\n`),
    )
    await run(1)
    await clone.succeeds(TESTS)
  })

  it('can have a batch, which changes only what is below the record of its path', async () => {
    await clone.edit('openapi.yaml', withBatch)
    for (const language of languages)
      await clone.edit(`src/messages/${language}.ts`, (text) => copied(text, 'batchProducts'))
    await clone.succeeds('npm run contract:sync')
    await clone.succeeds('npm run lint:contract')
    await service.serving(async (request) => {
      const ids: unknown[] = []
      for (const name of ['Bowl', 'Plate']) {
        const { data } = await request('POST', '/api/products', { name, price: 1 })
        ids.push(Object(data).id)
      }
      const [bowl, plate] = ids
      const review = { rating: 1, text: 'Bad' }
      const { data } = await request('POST', `/api/products/${plate}/reviews`, review)
      const { id, version } = Object(data)
      const operations = [
        { op: 'create', value: review },
        { op: 'update', id, version, value: { rating: 5 } },
        { op: 'delete', id, version },
      ]
      const batch = { atomic: false, operations }
      const below = async (path: string) => {
        const { status, data } = await request('POST', `/api/products/${path}/reviews/batch`, batch)
        return Array.isArray(data) ? data.map((one) => one.status) : status
      }
      expect(await below(`${bowl}`)).toEqual([201, 404, 404])
      expect(await below('2147483647')).toBe(404)
      expect(await request('GET', `/api/reviews/${id}`)).toMatchObject({
        status: 200,
        data: { ...review, version },
      })
      expect(await below(`${plate}`)).toEqual([201, 200, 412])
    })
    await clone.succeeds(`${TESTS} tests/resources/audit-trail.test.ts -t eview`)
  })

  it('leaves no trace when it is removed', async () => {
    await clone.succeeds('npm run contract:sync -- --remove Review --lose-data')
    expect(await state()).toEqual(before)
  })
})
