import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { chapters } from '../../scripts/docs/guide.ts'
import { root } from '../../src/base/root.ts'
import { document, documentedOperations } from '../support/contract-document.ts'
import { entriesAt, listAt, objectAt } from '../support/contract-source.ts'
import type { DocumentedOperation, Schema } from '../support/contract-types.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf, walk } from '../support/pages.ts'
import { described, useOf } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { createOf, goodRequest, send } from './requests.ts'

const app = useApp()
const source = readFileSync(join(root, 'openapi.yaml'), 'utf8')
const guide = chapters()
  .map(({ text }) => text)
  .join('\n')
  .replaceAll(/\s+/g, ' ')

/** The description of a query parameter; undefined if the operation has no such parameter. */
function told(path: string, name: string): string | undefined {
  const item = objectAt(objectAt(document.paths, 'paths')[path], path)
  const found = listAt(objectAt(item.get, path).parameters).find((one) => one.name === name)
  return found && String(found.description)
}

/** The next four-digit number, to be spelt in letters. */
let used = 1000

/** Four letters satisfy the patterns and lengths of names, and no word is a prefix of another. */
const nextWord = () => [...String(used++)].map((digit) => 'ghijklmnop'[Number(digit)]).join('')

/** A distinct word for each free-text field of a body (no format, no fixed values), and in a file's name. */
function wordsFor({ id, body }: DocumentedOperation): Record<string, unknown> {
  const fields = Object.entries<Schema>(Object(body?.schema.properties))
  const words = fields.flatMap(([field, { type, format, enum: values, items, pattern }]) => {
    const word = nextWord()
    if ([type].flat().includes('array')) return Object(items).type === 'string' ? [[field, [word]]] : []
    if (![type].flat().includes('string') || values || (format && format !== 'html')) return []
    // a digest, for example
    if (pattern && !new RegExp(String(pattern), 'u').test(word)) return []
    return [[field, format === 'html' ? `<p>${word}</p>` : word]]
  })
  return Object.fromEntries([...words, ...(operations[id].takesFile ? [['file', `${nextWord()}.png`]] : [])])
}

describe('the documentation of search', () => {
  const searched = documentedOperations.filter(
    ({ method, parameters }) => method === 'GET' && parameters.some(({ name }) => name === 'q'),
  )

  it('covers each resource that can be searched', () => {
    const lists = described.filter(({ isSearched }) => isSearched).map(({ operations }) => operations.list)
    expect(new Set(searched.map(({ id }) => id))).toEqual(new Set(lists))
  })

  it.each(searched)('names exactly the fields that $id searches', async ({ id, path }) => {
    const create = createOf(path)
    if (!create) throw new Error(`nothing creates what ${id} searches`)
    const found = new Set<string>()
    const filters = Object.entries(useOf(id)?.resource.filters ?? {})
    const all = Object.fromEntries(filters.flatMap(([name, one]) => (one.all ? [[name, 'all']] : [])))
    // a list may show only some of the examples
    for (const example of Object.keys(create.body?.examples ?? {})) {
      const request = await goodRequest(app, create, example)
      const words = wordsFor(create)
      const json = { ...Object(request.options.json), ...words }
      expect(outcome(await send(app, request, { json }))).toBe('201')
      for (const [field, text] of Object.entries(words)) {
        const [q = ''] = /[\w.]+(?=<|$)/.exec(String(text)) ?? []
        const page = await app.request('GET', request.path, { ...app.as('admin'), query: { ...all, q } })
        if (idsOf(page).length > 0) found.add(field === 'file' ? 'filename' : field)
      }
    }
    const [fields = ''] = /whose (`.+`) contains/.exec(told(path, 'q') ?? '') ?? []
    const named = [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field)
    expect(found).toEqual(new Set(named))
  })
})

describe('the documented page size', () => {
  it.each(documentedOperations.filter(({ parameters }) => parameters.some(({ name }) => name === 'limit')))(
    'is what $id returns',
    ({ path, parameters }) => {
      const { maximum } = parameters.find(({ name }) => name === 'limit')?.schema ?? {}
      expect(/\bten\b/.test(told(path, 'limit') ?? '')).toBe(maximum === 10)
    },
  )
})

describe('the documentation of reading all pages', () => {
  const reprice = async (id: number, price: number) =>
    void (await app.request('PATCH', `/api/products/${id}`, {
      ...app.as('admin'),
      headers: { 'if-match': '*' },
      json: { price },
    }))

  it('is true: each record is returned once, unless its sort value changes meanwhile', async () => {
    expect(guide).toContain('returned exactly once, provided that the value you sort by does not change')
    await app.prisma.$executeRaw`TRUNCATE products CASCADE`
    const ids: number[] = []
    for (const price of [1, 2, 3, 4, 5, 6]) {
      const json = { name: 'Mug', price }
      ids.push((await app.call('createProduct', { ...app.as('admin'), json })).data.id)
    }
    const [first = 0] = ids
    const byPrice = await walk(app, '/api/products?limit=2&sort=price', {}, () => reprice(first, 10))
    expect(byPrice.flatMap(idsOf)).toEqual([...ids, first])
    let price = 20
    const byId = await walk(app, '/api/products?limit=2&sort=id', {}, () => reprice(first, price++))
    expect(byId.flatMap(idsOf)).toEqual(ids)
  })
})

it('a method listed in `Allow` never gets 405', async () => {
  const { headers } = await app.request('OPTIONS', '/api/products')
  for (const method of headers.allow?.split(', ') ?? ['none'])
    expect((await app.request(method, '/api/products', app.as('admin'))).status).not.toBe(405)
})

it('the contract does not claim that revocation takes seconds', () => {
  expect(source).not.toContain('within seconds')
})

it('the documents contain no dummy contact address and nothing that is true of one deployment only', () => {
  const { info, servers } = document
  expect(JSON.stringify(objectAt(info, 'info').contact)).not.toMatch(/example\.(?:com|org|net)/)
  expect(JSON.stringify(servers)).not.toMatch(/"description":"[^"]*\blocal\b/i)
  expect(guide).not.toContain('Insomnia')
})

it('the service accepts each documented media type of a body', async () => {
  const paths = entriesAt(document.paths)
  const patches = paths.flatMap(([, item]) => entriesAt(item).filter(([method]) => method === 'patch'))
  const updates = described.flatMap(({ operations }) => operations.update ?? [])
  expect(patches.map(([, { operationId }]) => operationId)).toEqual(expect.arrayContaining(updates))
  for (const [, operation] of patches) {
    const { content, 'x-also-accepts': accepted } = objectAt(operation.requestBody, 'body')
    expect(Object.keys(objectAt(content, 'content'))).toEqual(['application/json'])
    expect(accepted).toEqual(['application/merge-patch+json'])
  }
})
