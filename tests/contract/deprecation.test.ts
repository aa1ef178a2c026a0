import { readFile, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { deprecationsOf } from '../../scripts/generate/deprecations.ts'
import { root } from '../../src/base/root.ts'
import { readDocument } from '../../src/request/openapi/document.ts'
import { exchange, type WireRequest } from '../support/client-wire.ts'
import { documentedResponse, operationsOf } from '../support/contract-document.ts'
import { errorDetails, responseProblems } from '../support/contract-response.ts'
import { flattened } from '../support/contract-source.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { withDeprecation } from '../support/deprecated-contract.ts'
import { useApp } from '../support/use-app.ts'
import { useFolder } from '../support/use-folder.ts'

const PAGE = 'https://example.com/changes'
const SUNSET = new Date('2027-04-01')
const HEADERS = { deprecation: '@1772323200', sunset: 'Thu, 01 Apr 2027 00:00:00 GMT' }

const CUP = { token: 'editor', json: { name: 'Cup' } } as const
const sent = (type: string, body: string) => ({ body, headers: { 'content-type': type } })

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly code: string | undefined
}

/** A contract with two deprecated operations. */
const contract = await deprecatedContract()
const documented: readonly DocumentedOperation[] = operationsOf(flattened(contract))
const app = useApp({ deprecations: await deprecationsIn(contract), settings: { rateLimit: true } })
const agent = new Agent({ keepAlive: true })

async function deprecatedContract() {
  const source: unknown = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  const dates = { since: '2026-03-01', sunset: '2027-04-01' }
  const once = withDeprecation(source, 'listProducts', { ...dates, link: PAGE })
  return withDeprecation(once, 'updateProduct', { ...dates, successor: 'getProduct' })
}

/** The contract as the service gets it: read from a file. */
async function deprecationsIn(document: unknown) {
  const file = join(useFolder(), 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  return deprecationsOf(await readDocument(file))
}

beforeAll(async () => {
  for (let index = 0; index < 11; index += 1) {
    await app.call('createProduct', { ...app.as('editor'), json: { name: `Mug ${index}`, price: 1 } })
  }
})
afterAll(() => agent.destroy())

/** Sends a request; the response must follow the changed contract. */
async function ask(id: string, path: string, options: WireRequest = {}, method?: string): Promise<Answer> {
  const operation = documented.find((one) => one.id === id)
  if (!operation) throw new Error(`no ${id}`)
  const sent = method ?? operation.method
  const { status, pairs, text } = await exchange(agent, app.origin, sent, path, options)
  const response = documentedResponse(operation, status)
  if (!response) throw new Error(`${id} does not document ${status}`)
  expect(responseProblems({ method: sent, path, status, headers: pairs, body: text }, response)).toEqual([])
  return {
    status,
    headers: Object.fromEntries(pairs),
    code: text ? errorDetails(JSON.parse(text))?.code : undefined,
  }
}

describe('a deprecated operation', () => {
  it('announces its sunset in a success, next to the link to the next page', async () => {
    const { status, headers } = await ask('listProducts', '/api/products')
    expect({ status, headers }).toMatchObject({ status: 200, headers: HEADERS })
    expect(headers.link?.replace(/cursor=[^>]+/, 'cursor=…')).toBe(
      `<${app.origin}/api/products?cursor=…>; rel="next", ` +
        `<${PAGE}>; rel="deprecation", <${PAGE}>; rel="sunset"`,
    )
  })

  it('announces its sunset in responses to HEAD and in a 304', async () => {
    const head = await ask('listProducts', '/api/products', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, headers: HEADERS })
    expect(head.headers.link?.match(/rel="sunset"/g)).toHaveLength(1)
    const headers = { 'if-none-match': String(head.headers.etag) }
    const unchanged = await ask('listProducts', '/api/products', { headers })
    expect(unchanged).toMatchObject({ status: 304, headers: HEADERS })
  })

  it.each([
    ['no credential', {}, 401],
    ['an insufficient role', { token: 'viewer' }, 403],
    ['an unsupported body type', { token: 'editor', ...sent('text/plain', 'x') }, 415],
    ['no precondition', CUP, 428],
    ['an invalid field', { token: 'editor', json: { name: 7 }, headers: { 'if-match': '*' } }, 422],
    ['a body that is not JSON', { token: 'editor', ...sent('application/json', '{') }, 400],
    ['a body that is too large', { token: 'editor', json: { name: 'x'.repeat(300_000) } }, 413],
    ['a resource that has changed', { ...CUP, headers: { 'if-match': '"0-x"' } }, 412],
    ['success', { ...CUP, headers: { 'if-match': '*' } }, 200],
  ] as const)('announces its sunset and successor in the response to %s', async (_name, options, status) => {
    const token = 'token' in options ? app.users[options.token].token : undefined
    const answer = await ask('updateProduct', '/api/products/1', { ...options, token })
    expect(answer).toMatchObject({
      status,
      headers: { ...HEADERS, link: '</api/products/1>; rel="successor-version"' },
    })
  })

  it('fills only the path parameters into the URL of its successor', async () => {
    const { headers } = await ask('updateProduct', '/api/products/%3E%0D%0Ax%2F')
    expect(headers.link).toBe('</api/products/%3E%0D%0Ax%2F>; rel="successor-version"')
  })

  it('does not affect other operations', async () => {
    const { headers } = await ask('getProduct', '/api/products/1')
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['deprecation']))
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['sunset']))
  })

  it('works until the last second, and is then gone for everybody', async () => {
    const seconds = (SUNSET.getTime() - app.clock.now().getTime()) / 1000
    app.clock.advance(seconds - 1)
    expect(await ask('listProducts', '/api/products')).toMatchObject({ status: 200 })
    app.clock.advance(1)
    const gone = {
      status: 410,
      code: 'endpoint_sunset',
      headers: { ...HEADERS, 'cache-control': 'no-store' },
    }
    expect(await ask('listProducts', '/api/products')).toMatchObject(gone)
    expect(await ask('listProducts', '/api/products', {}, 'HEAD')).toMatchObject({
      status: 410,
      headers: HEADERS,
    })
    // refused before the credential and body are checked and before rate limits count the request
    expect(await ask('updateProduct', '/api/products/1')).toMatchObject(gone)
    const { headers, ...answer } = await ask('updateProduct', '/api/products/1', { token: 'none', body: '{' })
    expect(answer).toEqual({ status: 410, code: 'endpoint_sunset' })
    expect(Object.keys(headers)).not.toContain('ratelimit')
    const other = await ask('getProduct', '/api/products/1')
    expect(other.status).toBe(200)
    expect(Object.keys(other.headers)).toContain('ratelimit')
  })
})

describe('the contract', () => {
  const document = (operation: object) => ({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    paths: { '/api/a': { get: { operationId: 'getA', responses: {}, ...operation } } },
  })

  it('has no sunset for an operation that is not deprecated', () => {
    expect(deprecationsOf(document({}))).toEqual({})
  })

  it.each([
    ['no dates', { deprecated: true }, 'getA is deprecated, but has no x-deprecation'],
    [
      'an invalid date',
      { 'x-deprecation': { since: '2026-01-01', sunset: 'soon' } },
      'soon in x-deprecation is no date',
    ],
    ['a missing successor', { 'x-deprecation': { successor: 'getB' } }, 'not in the document: getB'],
  ])('is refused with %s', (_name, operation, message) => {
    expect(() => deprecationsOf(document(operation))).toThrow(message)
  })
})
