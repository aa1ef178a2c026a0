import { describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../generated/operations.ts'
import { readRequestBody } from '../../src/request/openapi/values.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { send } from './requests.ts'
import { useGoodRequest } from './use-good-request.ts'

/** Far more values than the service checks one by one; the size of the body is the only other limit. */
const ENDLESS = 130_000

const app = useApp()

const JSON_TYPE = { 'content-type': 'application/json' }
const bytesOf = (id: OperationId) => operations[id].maxBodyBytes ?? 0
/** The bodies of the other operations are too small for that many values. */
const roomy = documentedOperations.filter(({ id }) => bytesOf(id) > 20_000 && !operations[id].takesFile)

/** As many items as fit, enough for an attack. */
function listOf(item: unknown, bytes: number): unknown[] {
  const room = Math.floor(bytes / (JSON.stringify(item).length + 1)) - 20
  return Array(Math.min(room, ENDLESS)).fill(item)
}

function objectOf(bytes: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: Math.floor(bytes / 12) }, (_, n) => [`a${n}`, 1]))
}

describe.each(roomy)('a body of $id with an excessive number of values', (operation) => {
  const bytes = bytesOf(operation.id)
  const good = useGoodRequest(app, operation)
  const answerTo = async (json: unknown) =>
    outcome(await send(app, good(), { json: undefined, headers: JSON_TYPE, body: JSON.stringify(json) }))

  it('is refused as a whole if it is a list or has unknown fields', async () => {
    expect(await answerTo(listOf(1, bytes))).toBe('422 validation_failed ( values)')
    expect(await answerTo(objectOf(bytes))).toBe('422 validation_failed ( values)')
  })

  it.each(['x/~y', ...Object.keys(Object(operation.body?.schema.properties))])(
    'is refused with the name of the field that has them: %s',
    async (name) => {
      const field = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      const expected = `422 validation_failed (${field} values)`
      for (const item of [1, '<b', null, {}]) {
        const json = { ...Object(good().options.json), [name]: listOf(item, bytes - 1_000) }
        expect(await answerTo(json)).toBe(expected)
      }
      const nested = { ...Object(good().options.json), [name]: { deep: [objectOf(bytes - 1_000)] } }
      expect(await answerTo(nested)).toBe(`422 validation_failed (${field}/deep/0 values)`)
    },
  )
})

describe('a post', () => {
  const token = () => app.users.editor.token
  const create = (tags: readonly unknown[], more = {}) =>
    app.request('POST', '/api/posts', { token: token(), json: { title: 'T', body: 'B', tags, ...more } })

  it('with a few tags too many gets an error for each rule that it violates', async () => {
    const tags = Array.from({ length: 21 }, (_, n) => `t${n}`)
    expect(outcome(await create(tags, { slug: 'A' }))).toBe(
      '422 validation_failed (/slug pattern, /tags maxItems)',
    )
    expect(outcome(await create([1, 'a']))).toBe('422 validation_failed (/tags/0 type)')
  })

  it('with hundreds of invalid tags gets the first hundred errors', async () => {
    const answer = outcome(await create(Array(900).fill(1)))
    expect(answer).toMatch(/^422 validation_failed \(\/tags maxItems, \/tags\/0 type/)
    expect(answer.split(',')).toHaveLength(100)
  })

  it('in an import is refused as it is over HTTP', async () => {
    const row = { title: 'T', body: 'B', tags: Array(ENDLESS).fill(1) }
    const limit = operations.createPost.maxBodyValues + 1000
    await expect(readRequestBody('createPost', row)).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ location: 'body', field: '/tags', rule: 'values', parameters: { limit } }],
    })
  })
})

it('a query with thousands of unknown parameters gets a hundred errors', async () => {
  const query = Array.from({ length: 2_500 }, (_, n) => `a${n}`).join('&')
  const response = await app.request('GET', `/api/products?${query}`)
  expect(outcome(response)).toMatch(/^400 unknown_parameter \(\/a0 additionalProperties/)
  expect(outcome(response).split(',')).toHaveLength(100)
})
