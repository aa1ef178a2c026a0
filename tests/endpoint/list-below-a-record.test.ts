import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('leaves no trace when it is removed', async () => {
    await clone.succeeds('npm run contract:sync -- --remove Review --lose-data')
    expect(await state()).toEqual(before)
  })
})
