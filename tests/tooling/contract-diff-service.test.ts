import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compare } from '../../scripts/contract/compare.ts'
import { Contract } from '../../scripts/contract/contract.ts'
import { entries, type Json, list, record, without } from '../../scripts/json.ts'
import { root } from '../../src/base/root.ts'

/** A day before any sunset. */
const TODAY = new Date(0)

let document: Json

beforeAll(async () => {
  document = record(parse(await readFile(join(root, 'openapi.yaml'), 'utf8')))
})

function linesOf(was: Json, now: Json): string[] {
  const changes = compare({ base: new Contract(was), revision: new Contract(now), today: TODAY })
  return changes.map(({ impact, text }) => `${impact}: ${text.replace(/ \(in [^)]*\)\.$/, '.')}`)
}

/** The document with each of its objects replaced. */
function replaced(value: unknown, replace: (object: Json, key: string) => Json, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, replace))
  if (typeof value !== 'object' || value === null) return value
  const members = entries(value).map(([name, inner]) => [name, replaced(inner, replace, name)])
  return replace(Object.fromEntries(members), key)
}

it('reports each removed and each new operation', () => {
  const nothing = { ...document, paths: {} }
  const ids = [...new Contract(document).operations.keys()]
  const removed = linesOf(document, nothing).filter((line) => line.endsWith('is removed.'))
  expect(removed.toSorted()).toEqual(ids.map((id) => `major: \`${id}\` is removed.`).toSorted())
  const added = linesOf(nothing, document).filter((line) => line.startsWith('minor: '))
  expect(added).toHaveLength(ids.length)
})

it('reports each removed and each new field', () => {
  const names: string[] = []
  const schemas = entries(record(document.components).schemas).map(([name, schema]) => {
    const { properties } = record(schema)
    if (properties === undefined) return [name, schema]
    names.push(name)
    return [name, { ...record(schema), properties: { ...record(properties), surplus: { type: 'string' } } }]
  })
  const components = { ...record(document.components), schemas: Object.fromEntries(schemas) }
  const lines = (text: string) =>
    names.map((name) => `${text.replace('$', `\`${name}.surplus\``)}`).toSorted()
  expect(linesOf({ ...document, components }, document).toSorted()).toEqual(lines('major: $ is removed.'))
  expect(linesOf(document, { ...document, components }).toSorted()).toEqual(lines('minor: $ is new.'))
})

it('rewriting the whole document in another style breaks nobody', () => {
  const { headers, ...components } = record(document.components)
  const rewritten = record(
    replaced({ ...document, components }, (object, key) => {
      if (String(object.$ref).startsWith('#/components/schemas/')) return { allOf: [object] }
      if (key !== 'headers') return object
      return Object.fromEntries(entries(object).map(([name, it]) => [name.toLowerCase(), it]))
    }),
  )
  const paths = Object.fromEntries(
    entries(rewritten.paths).map(([path, item]) => {
      const [[method, operation] = ['', {}], ...others] = entries(item)
      if (others.length > 0) return [path, item]
      const { parameters, ...rest } = record(operation)
      return [path, { parameters: list(parameters), [method]: rest }]
    }),
  )
  const now = {
    ...rewritten,
    paths,
    openapi: '3.1.1',
    components: { ...record(rewritten.components), headers },
  }
  expect(linesOf(document, now)).toEqual(['patch: The document says the same in another way.'])
})

it('treats a list whose records have no `id` like any other operation', () => {
  const id = `list${randomUUID()}`
  const label = { type: 'object', required: ['name', 'count'], properties: { name: {}, count: {} } }
  const content = { 'application/json': { schema: { type: 'array', items: label } } }
  const get = { operationId: id, summary: 'All', responses: { 200: { description: 'All.', content } } }
  const paths = { [`/api/${id}`]: { get }, ...record(document.paths) }
  const line = `\`${id}\` is new: GET /api/${id}, “All”.`
  expect(linesOf(document, { ...document, paths })).toEqual([`minor: ${line}`])
  expect(linesOf({ ...document, paths }, document)).toEqual([`major: \`${id}\` is removed.`])
})

it('the gate has a rule for each extension of the contract', () => {
  const bare = replaced(document, (object) => without(object, (key) => key.startsWith('x-')))
  const lines = linesOf(document, record(bare))
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => line.includes('the gate has no rule'))).toEqual([])
})
