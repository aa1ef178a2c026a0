import { describe, expect, it } from 'vitest'
import { ContractViolation, type Exchange, judge, problemsOf } from '../support/contract.ts'
import { exampleExchanges } from '../support/contract-examples.ts'
import { readCovered } from '../support/contract-log.ts'
import { addHeader, replaced, withHeader, withoutHeader, withoutRateLimit } from './tampering.ts'

const good = exampleExchanges.find(({ title }) => title === 'getProduct 200 mug')?.exchange
const missing = exampleExchanges.find(({ title }) => title === 'getProduct 404 notFound')?.exchange
const unchanged = exampleExchanges.find(({ title }) => title === 'getProduct 304 none')?.exchange
const limited = exampleExchanges.find(({ title }) => title === 'getProduct 429 limited')?.exchange
const unknown = exampleExchanges.find(({ title }) => title === 'getProduct 400 unknownParameter')?.exchange
if (!good || !missing || !unchanged || !limited || !unknown)
  throw new Error('the document has lost the examples of getProduct')

describe('the judge finds', () => {
  it.each(exampleExchanges)('nothing wrong with the example $title', ({ exchange }) => {
    expect(problemsOf(exchange)).toEqual([])
  })

  const nowhere = { ...missing, path: '/api/nothing' }
  it.each<[problem: string, ...exchanges: readonly Exchange[]]>([
    ['the status 206 is not documented', { ...good, status: 206 }],
    ['the status 405 is not documented', { ...missing, status: 405 }],
    ['the header etag is missing', withoutHeader(good, 'etag')],
    ['the header etag: / must match pattern', withHeader(good, 'etag', 'W/"1"')],
    [
      'the header retry-after: / must be',
      withHeader(limited, 'retry-after', 'soon'),
      withHeader(limited, 'retry-after', '0'),
    ],
    ['the header x-powered-by is not', addHeader(good, 'x-powered-by', 'me')],
    ['the header set-cookie is not documented', addHeader(good, 'set-cookie', 'a=b')],
    ['the header etag is there twice', addHeader(good, 'etag', '"1"')],
    ['the content type is text/html', withHeader(good, 'content-type', 'text/html')],
    ['the content type is undefined', withoutHeader(good, 'content-type')],
    ['/data must NOT have unevaluated', replaced(good, '{"id"', '{"passwordHash":"x","id"')],
    ['/ must NOT have unevaluated', replaced(good, '{', '{"meta":1,')],
    ["/data must have required property 'sku'", replaced(good, '"sku":"MUG-001",', '')],
    ['/data/price must be number', replaced(good, '"price":12.5', '"price":"12.50"')],
    ['/data/createdAt must match', replaced(good, '2026-02-02T', '2026-02-32T')],
    ['/status must be equal', replaced(good, '"success"', '"error"')],
    ['the body is not JSON', { ...good, body: '<html>' }, { ...good, body: '' }],
    ['a body where none belongs', { ...unchanged, body: '{}' }, { ...good, method: 'HEAD' }],
    ['a content type without', addHeader(unchanged, 'content-type', 'application/json')],
    ['/data/code must be equal', replaced(missing, 'not_found', 'gone')],
    ['the code conflict is not', replaced(missing, 'not_found', 'conflict')],
    [
      'the code malformed_json is not one of: invalid_parameter, unknown_parameter',
      replaced(unknown, 'unknown_parameter', 'malformed_json'),
    ],
    ['the code conflict is not one of: not_found', replaced(nowhere, 'not_found', 'conflict')],
    ['data.requestId is not', withHeader(missing, 'x-request-id', 'other')],
    // on an unknown path, and with a method that the path does not have
    ['the status 200 is not documented', { ...good, path: '/api/nothing' }, { ...good, method: 'PUT' }],
    ['/ must have required', { ...nowhere, body: '{}' }],
    ['the status 404 is not documented', { ...missing, method: 'PUT' }],
    ['the header allow is missing', { ...missing, method: 'PUT', status: 405 }],
  ])('%s', (problem, ...exchanges) => {
    for (const exchange of exchanges) {
      expect(problemsOf(exchange).join('\n')).toContain(problem)
      expect(() => judge(exchange)).toThrow(ContractViolation)
    }
  })

  const refused = { ...missing, status: 431 }
  it.each<[string, Exchange]>([
    ['a response to HEAD without a body', { ...good, method: 'HEAD', body: '' }],
    ['a 404 for an unknown path', withoutRateLimit({ ...missing, path: '/api/nothing' })],
    ['a 431 on a known path', withoutRateLimit(replaced(refused, 'not_found', 'headers_too_large'))],
    ['a response outside /api/', { ...good, path: '/docs', body: '<html>' }],
    ['connection headers and CORS headers', addHeader(good, 'access-control-allow-origin', '*')],
  ])('nothing wrong with %s', (_title, exchange) => {
    expect(problemsOf(exchange)).toEqual([])
  })
})

describe('a verdict', () => {
  it('names the operation, the status and every problem', () => {
    const bad = withoutHeader(replaced(good, '"sku":"MUG-001",', ''), 'etag')
    expect(() => judge(bad)).toThrow(
      /^getProduct answered 200: the header etag is missing; \/data must have required property 'sku'$/,
    )
  })

  it('counts towards contract coverage only if it is good', () => {
    const noted = () =>
      readCovered().some(({ operationId, status }) => operationId === 'logout' && status === 206)
    expect(() => judge({ ...good, method: 'POST', path: '/api/auth/logout', status: 206 })).toThrow()
    expect(noted()).toBe(false)
  })
})
