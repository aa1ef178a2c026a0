import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations as table } from '../../generated/operations.ts'
import type { RequestOptions } from '../support/client.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { exampleRequest, type Mock, startMock } from './mock.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

const all = documentedOperations.map((operation) => ({ id: operation.id, operation }))
const answers = all.flatMap(({ id, operation }) =>
  operation.responses.map((response) => ({ id, status: response.status, operation, response })),
)
const errors = answers.flatMap((answer) => answer.response.codes.map((code) => ({ ...answer, code })))
const examples = answers.flatMap((answer) =>
  Object.entries(answer.response.json?.examples ?? {}).map(([name, body]) => ({ ...answer, name, body })),
)

const preferring = (options: RequestOptions, prefer: string): RequestOptions => ({
  ...options,
  headers: { ...options.headers, prefer },
})

describe('the mock server', () => {
  it.each(all)('responds to $id with success', async ({ id, operation }) => {
    const response = await mock.request(...exampleRequest(operation))
    expect(response.status).toBe(table[id].successStatus)
  })

  it.each(answers)('responds to $id with $status on request', async ({ status, operation, response }) => {
    const [method, path, options] = exampleRequest(operation)
    const answer = await mock.request(method, path, preferring(options, `status=${status}`))
    expect(answer.status).toBe(status)
    for (const { name, required } of response.headers) {
      if (required || name.startsWith('ratelimit')) expect(Object.keys(answer.headers)).toContain(name)
    }
    if (status === 304) expect(answer.text).toBe('')
  })

  it.each(errors)('responds to $id with the error $code on request', async ({ operation, status, code }) => {
    const [method, path] = exampleRequest(operation)
    const answer = await mock.request(method, path, { headers: { prefer: `error=${code}` } })
    expect(answer).toMatchObject({ status, code })
    const again = await mock.request(method, path, {
      headers: { prefer: `status=${status}; error="${code}"` },
    })
    expect(again).toMatchObject({ status, code })
  })

  it.each(examples)(
    'responds to $id with $status and the example $name',
    async ({ operation, status, name, body }) => {
      const [method, path, { json: _, ...options }] = exampleRequest(operation)
      const sent = status < 400 ? exampleRequest(operation)[2] : options
      const answer = await mock.request(method, path, preferring(sent, `code=${status}, example=${name}`))
      expect(answer.status).toBe(status)
      // a success contains what was sent, and each response has its own request id
      if (status < 400 && operation.body) return
      const requestId = answer.headers['x-request-id']
      expect(dataOf(answer.json)).toEqual(status < 400 ? dataOf(body) : { ...dataOf(body), requestId })
      if (status >= 400) expect(answer.json).toMatchObject({ message: messageOf(body) })
    },
  )
})

const statusesOf = (id: string) =>
  answers
    .filter((answer) => answer.id === id)
    .map(({ status }) => status)
    .join(', ')

describe('a preference', () => {
  it.each([
    ['status=422', `status must be one of: ${statusesOf('getProduct')}`],
    ['status=ok', 'must be a status, such as 404'],
    ['status=404, error=rate_limited', 'error must be one of: not_found'],
    ['status=429, error=conflict', 'error must be one of: invalid_parameter, '],
    ['error=toString', 'error must be one of: invalid_parameter, '],
    ['example=none', 'example must be one of: mug'],
  ])('is refused with the available values if it is not documented: %s', async (prefer, message) => {
    const { status, json } = await mock.request('GET', '/api/products/1', { headers: { prefer } })
    const errors = [{ location: 'header', field: '/prefer', message: expect.stringContaining(message) }]
    expect(status).toBe(400)
    expect(json).toMatchObject({ data: { code: 'invalid_parameter', errors } })
  })

  it.each([
    ['status=404, status=503', 404],
    ['error=rate_limited; status=429, error=not_found', 429],
    ['Status = 503', 503],
    ['wait=5, code="500"', 500],
  ])('counts if it is the first one, in any notation: %s', async (prefer, expected) => {
    const { status } = await mock.request('GET', '/api/products/1', { headers: { prefer } })
    expect(status).toBe(expected)
  })

  it.each(['respond-async', 'wait=5', 'handling=strict, return=minimal', '', ',;='])(
    'is ignored if it is not meant for the mock server: %s',
    async (prefer) => {
      const { status } = await mock.request('GET', '/api/products/1', { headers: { prefer } })
      expect(status).toBe(200)
    },
  )
})

describe('a request to the mock server', () => {
  const sent = (type: string, body: string) => ({ body, headers: { 'content-type': type } })
  it.each<[string, string, RequestOptions?]>([
    ['401 authentication_required', 'GET /api/posts'],
    ['401 token_invalid', 'GET /api/posts', { headers: { authorization: 'Bearer' } }],
    ['200', 'GET /api/posts', { apiKey: 'any' }],
    ['200', 'GET /api/posts', { apiKey: 'any', headers: { authorization: 'Bearer' } }],
    ['200', 'GET /api/products', { headers: { authorization: 'Bearer' } }],
    ['401 authentication_required', 'GET /api/users', { apiKey: 'any' }],
    ['400 unknown_parameter', 'GET /api/products?page=2'],
    ['400 invalid_parameter', 'GET /api/products/none'],
    ['400 invalid_cursor (/cursor cursor)', 'GET /api/products?cursor=other'],
    ['400 invalid_cursor (/since cursor)', 'GET /api/changes?since=other', { token: 'any' }],
    [
      '422 validation_failed (/price required)',
      'POST /api/products',
      { token: 'any', json: { name: 'Mug' } },
    ],
    ['428 precondition_required', 'PATCH /api/products/1', { token: 'any', json: { name: 'Mug' } }],
    ['415 unsupported_media_type', 'POST /api/auth/login', sent('text/xml', 'a')],
    ['400 malformed_json', 'POST /api/auth/login', sent('application/json', '{')],
    ['404 not_found', 'GET /api/nothing'],
    ['405 method_not_allowed', 'PUT /api/products'],
    ['200', 'POST /api/auth/login', { json: { username: 'a', password: 'b' } }],
    [
      '200',
      'POST /api/auth/login',
      { json: { username: 'a', password: 'b' }, headers: { authorization: 'Bearer' } },
    ],
  ])('gets the same response as from the service: %s %s', async (expected, request, options) => {
    const [method = '', path = ''] = request.split(' ')
    const found = outcome(await mock.request(method, path, options))
    expect(expected.includes('(') ? found : found.split(' (')[0]).toBe(expected)
  })

  it('must be valid if it prefers a success, but not if it prefers an error', async () => {
    const wrong = { token: 'any', json: { nonsense: 1 } }
    const success = await mock.request('POST', '/api/products', preferring(wrong, 'status=201'))
    const error = await mock.request('POST', '/api/products', preferring(wrong, 'status=409'))
    expect(success.status).toBe(422)
    expect(error).toMatchObject({ status: 409, code: 'already_exists' })
  })

  it('may come from a browser app, with a preference', async () => {
    const headers = {
      origin: 'https://app.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'prefer, authorization',
    }
    const preflight = await mock.request('OPTIONS', '/api/posts', { headers })
    expect(preflight).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-headers': 'prefer, authorization' },
    })
    const error = await mock.request('GET', '/api/posts', {
      headers: { origin: 'https://app.example', prefer: 'status=503' },
    })
    expect(error).toMatchObject({ status: 503, headers: { 'access-control-allow-origin': '*' } })
    expect(error.headers.vary).toContain('Prefer')
  })
})

function dataOf(body: unknown): object | undefined {
  return Object(body).data
}

function messageOf(body: unknown): unknown {
  return Object(body).message
}
