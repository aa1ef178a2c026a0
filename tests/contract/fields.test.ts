import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../generated/resources.ts'
import type { ApiResponse } from '../support/client.ts'
import {
  documentedOperation,
  documentedOperations,
  documentedResponse,
} from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { useOf } from '../support/resources.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, send } from './requests.ts'
import { useGoodRequest } from './use-good-request.ts'

const app = useApp()

const all = documentedOperations.flatMap((operation) => {
  const fields = operation.parameters.find(({ name }) => name === 'fields')
  const use = useOf(operation.id)
  return fields && use ? [{ ...operation, fields, resource: use.resource, kind: use.kind }] : []
})

/** The record in a response, or the first one of its list. */
function recordOf({ json }: ApiResponse): Readonly<Record<string, unknown>> {
  return [Object(json).data].flat()[0]
}

it('every list and read of content accepts `fields`, and no other operation does', () => {
  const content = Object.values(resources).filter(({ operations }) => {
    const create = documentedOperations.find(({ id }) => 'create' in operations && id === operations.create)
    return create?.security.some(({ needs }) => needs.some((need) => need.endsWith(`:write`)))
  })
  const reads = content.flatMap(({ operations }) => [
    operations.list,
    'find' in operations && operations.find,
  ])
  expect(all.map(({ id }) => id).sort()).toEqual(reads.sort())
})

describe.each(all)('$id with fields', (operation) => {
  const { resource, fields, kind } = operation
  const { items } = Object(fields.schema)
  const names: string[] = items.enum
  const columns = Object.keys(resource.fields)
  /** Whether some fields are made for each response, which is then neither cached nor always the same. */
  const isMade = names.length > columns.length
  const good = useGoodRequest(app, operation)
  /** For a list, the filter that includes a newly created record, and its path if it is below another. */
  let shown = ''
  let list: string | undefined
  const ask = (fields?: string, headers = {}, method = 'GET') => {
    const path = list ?? good().path
    // clients with write access see all fields
    const options = app.as('editor')
    const query = [shown, fields === undefined ? '' : `fields=${fields}`].filter((part) => part !== '')
    const target = `${path}?${query.join('&')}`
    return app.request(method, target, { ...options, headers: { ...options.headers, ...headers } })
  }

  beforeAll(async () => {
    if (kind === 'find') return
    const created = await goodRequest(app, documentedOperation(resource.operations.create ?? operation.id))
    if (resource.parent) list = created.path
    const { status } = recordOf(await send(app, created))
    if (status !== undefined) shown = `status=${status}`
  })

  it('accepts every field of the record', () => {
    expect(fields.schema).toMatchObject({ type: 'array', items: { enum: names } })
  })

  it.each(names)('%s: returns that field and the id, as in the whole record', async (name) => {
    const whole = recordOf(await ask())
    const part = await ask(name)
    const expected = Object.entries(whole).filter(([key]) => key === 'id' || key === name)
    expect(JSON.stringify(recordOf(part))).toBe(JSON.stringify(Object.fromEntries(expected)))
    expect(part.headers['content-type']).toBe('application/json; charset=utf-8; profile=partial')
  })

  it('accepts every field of the resource', () => {
    expect(names).toEqual(expect.arrayContaining(columns))
  })

  it.each(columns)('%s: reads no other column', async (name) => {
    const statements = await statementsFor(() => ask(name, { 'cache-control': 'no-cache' }))
    const from = `FROM ${resource.name} `
    const [found] = statements.filter(({ text }) => text.includes(from))
    // a record may refer to others of the same table
    const text = found?.text.slice(0, found.text.lastIndexOf(from))
    const isRead = (sql: string) =>
      // the name of one column may begin with that of another
      new RegExp(`(?<!\\w)${sql.replaceAll(/\W/g, '\\$&')}(?!\\w)`).test(text ?? '')
    const read = names.filter((one) => resource.fields[one] && isRead(resource.fields[one].read.sql))
    expect(new Set(read)).toEqual(new Set(['id', name]))
  })

  it('returns the whole record in contract order if all fields are listed in any order', async () => {
    const whole = await ask()
    const part = await ask(names.toReversed().join())
    expect(part.text).toBe(whole.text)
    if (!isMade) expect(part.headers.etag).toBe(whole.headers.etag)
  })

  it('returns the same response and ETag for any order or repetition of fields', async () => {
    const [last = ''] = names.slice(-2)
    const first = await ask(`id,${last}`)
    for (const same of [last, `${last},id`, `${last},${last},id,${last}`, `%69d%2C${last}`]) {
      const again = await ask(same)
      expect([again.text, again.headers.etag]).toEqual([first.text, first.headers.etag])
    }
    expect(first.headers.etag).not.toBe((await ask()).headers.etag)
    expect((await ask('id')).headers.etag).not.toBe(first.headers.etag)
    if (isMade) return
    await expect
      .poll(() => statementsFor(() => Promise.all([ask(last), ask(`${last},id`), ask(`${last},${last}`)])))
      .toEqual([])
  })

  it('supports conditional requests', async () => {
    const { headers, text } = await ask('id')
    const tag = { 'if-none-match': headers.etag ?? '' }
    expect(await ask('id', tag)).toMatchObject({ status: 304, text: '' })
    expect((await ask(undefined, tag)).status).toBe(200)
    expect(await ask('id', {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
    expect((await ask('id')).text).toBe(text)
  })

  it.each(['x', 'ID', '', 'id,', 'id,x', 'id,,id', '%20', '*', Array(51).fill('id').join()])(
    '%j is refused, with the allowed values',
    async (value) => {
      const response = await ask(value)
      expect(outcome(response)).toMatch(/^400 invalid_parameter \(\/fields/)
      const [error] = Object(response.json).data.errors
      if (error.rule === 'enum') expect(error.message).toContain(names.at(-1))
    },
  )

  it('follows the contract', () => {
    expect(documentedResponse(operation, 200)?.json?.partial).toBeDefined()
  })
})

describe('fields', () => {
  it.each(['/api/users', '/api/api-keys', '/api/audit-entries', '/api/auth/sessions', '/api/auth/me'])(
    'are not a parameter of %s',
    async (path) => {
      const response = await app.request('GET', `${path}?fields=id`, app.as('admin'))
      expect(outcome(response)).toBe('400 unknown_parameter (/fields additionalProperties)')
    },
  )
})

describe.each([
  ['posts', 'title', 'published', 'editor', 'viewer', 'reads'],
  ['posts', 'title', 'draft', 'editor', 'viewer', 'does not find'],
  ['posts', 'title', 'draft', 'author', 'author', 'reads'],
  ['posts', 'title', 'draft', 'editor', 'author', 'does not find'],
  ['products', 'name', 'published', 'editor', undefined, 'reads'],
  ['products', 'name', 'draft', 'editor', undefined, 'does not find'],
] as const)('of %s, with fields=%s', (resource, field, status, writer, reader, result) => {
  const who = reader ?? 'an anonymous client'
  it(`${who} ${result} a ${status} record written by: ${writer}`, async () => {
    const json = { title: 'Mug', body: '', status }
    const product = { name: 'Mug', price: 1, status }
    const options = { ...app.as(writer), json: resource === 'posts' ? json : product }
    const { id } = recordOf(await app.request('POST', `/api/${resource}`, options))
    const ask = (path: string, query = {}) =>
      app.request('GET', path, { ...(reader && app.as(reader)), query: { ...query, fields: field } })
    const found = result === 'reads' ? [{ id, [field]: 'Mug' }] : []
    const one = await ask(`/api/${resource}/${id}`)
    expect(one.json).toMatchObject(found[0] ? { data: found[0] } : { data: { code: 'not_found' } })
    if (found[0]) expect(recordOf(one)).toEqual(found[0])
    const all = reader === 'author' ? { status: 'all' } : {}
    const list = await ask(`/api/${resource}`, { ...all, ids: String(id) })
    expect(list.json).toMatchObject({ status: 'success', data: found })
  })
})
