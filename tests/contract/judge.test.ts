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

  it.each<[string, Exchange, string]>([
    ['a status that is not documented', { ...good, status: 206 }, 'the status 206 is not documented'],
    ['a 405 where the operation exists', { ...missing, status: 405 }, 'the status 405 is not documented'],
    ['a missing header', withoutHeader(good, 'etag'), 'the header etag is missing'],
    [
      'a header of the wrong form',
      withHeader(good, 'etag', 'W/"1"'),
      'the header etag: / must match pattern',
    ],
    [
      'a header that is no integer',
      withHeader(limited, 'retry-after', 'soon'),
      'the header retry-after: / must be',
    ],
    [
      'an integer header out of range',
      withHeader(limited, 'retry-after', '0'),
      'the header retry-after: / must be',
    ],
    [
      'a header that is not documented',
      addHeader(good, 'x-powered-by', 'me'),
      'the header x-powered-by is not',
    ],
    ['a cookie', addHeader(good, 'set-cookie', 'a=b'), 'the header set-cookie is not documented'],
    ['a header sent twice', addHeader(good, 'etag', '"1"'), 'the header etag is there twice'],
    ['another content type', withHeader(good, 'content-type', 'text/html'), 'the content type is text/html'],
    ['no content type', withoutHeader(good, 'content-type'), 'the content type is undefined'],
    [
      'an extra property',
      replaced(good, '{"id"', '{"passwordHash":"x","id"'),
      '/data must NOT have unevaluated',
    ],
    ['an extra member of the envelope', replaced(good, '{', '{"meta":1,'), '/ must NOT have unevaluated'],
    ['a missing property', replaced(good, '"sku":"MUG-001",', ''), "/data must have required property 'sku'"],
    [
      'a value of the wrong type',
      replaced(good, '"price":12.5', '"price":"12.50"'),
      '/data/price must be number',
    ],
    [
      'a value of the wrong format',
      replaced(good, '2026-02-02T', '2026-02-32T'),
      '/data/createdAt must match',
    ],
    ['a success that calls itself an error', replaced(good, '"success"', '"error"'), '/status must be equal'],
    ['a body that is no JSON', { ...good, body: '<html>' }, 'the body is not JSON'],
    ['a missing body', { ...good, body: '' }, 'the body is not JSON'],
    ['a body of a 304', { ...unchanged, body: '{}' }, 'there is a body where none belongs'],
    [
      'a content type of a 304',
      addHeader(unchanged, 'content-type', 'application/json'),
      'a content type without',
    ],
    ['a body of a HEAD', { ...good, method: 'HEAD' }, 'there is a body where none belongs'],
    ['an unknown error code', replaced(missing, 'not_found', 'gone'), '/data/code must be equal'],
    [
      'an error code of another status',
      replaced(missing, 'not_found', 'conflict'),
      'the code conflict is not',
    ],
    [
      'an error code that the operation does not list',
      replaced(unknown, 'unknown_parameter', 'malformed_json'),
      'the code malformed_json is not one of: invalid_parameter, unknown_parameter',
    ],
    [
      'an error code of operations where none was reached',
      replaced({ ...missing, path: '/api/nothing' }, 'not_found', 'conflict'),
      'the code conflict is not one of: not_found',
    ],
    [
      'a request id other than the header',
      withHeader(missing, 'x-request-id', 'other'),
      'data.requestId is not',
    ],
    ['a success on an unknown path', { ...good, path: '/api/nothing' }, 'the status 200 is not documented'],
    [
      'an unknown path without envelope',
      { ...missing, path: '/api/nothing', body: '{}' },
      '/ must have required',
    ],
    [
      'a 404 for a method that the path lacks',
      { ...missing, method: 'PUT' },
      'the status 404 is not documented',
    ],
    ['a 405 without Allow', { ...missing, method: 'PUT', status: 405 }, 'the header allow is missing'],
    [
      'a success of a method that the path lacks',
      { ...good, method: 'PUT' },
      'the status 200 is not documented',
    ],
  ])('%s', (_title, exchange, problem) => {
    const problems = problemsOf(exchange)
    expect(problems.join('\n')).toContain(problem)
    expect(() => judge(exchange)).toThrow(ContractViolation)
  })

  it.each<[string, Exchange]>([
    ['a HEAD without body', { ...good, method: 'HEAD', body: '' }],
    ['a 404 of an unknown path', withoutRateLimit({ ...missing, path: '/api/nothing' })],
    [
      'a 431 on a known path',
      withoutRateLimit(replaced({ ...missing, status: 431 }, 'not_found', 'headers_too_large')),
    ],
    ['what is not under /api/', { ...good, path: '/docs', body: '<html>' }],
    ['headers of the connection and of CORS', addHeader(good, 'access-control-allow-origin', '*')],
  ])('nothing wrong with %s', (_title, exchange) => {
    expect(problemsOf(exchange)).toEqual([])
  })
})

describe('a verdict', () => {
  it('names the operation, the status and everything that is wrong', () => {
    const bad = withoutHeader(replaced(good, '"sku":"MUG-001",', ''), 'etag')
    expect(() => judge(bad)).toThrow(
      /^getProduct answered 200: the header etag is missing; \/data must have required property 'sku'$/,
    )
  })

  it('is noted for the coverage of the document only if it is good', () => {
    const noted = () =>
      readCovered().some(({ operationId, status }) => operationId === 'logout' && status === 206)
    expect(() => judge({ ...good, method: 'POST', path: '/api/auth/logout', status: 206 })).toThrow()
    expect(noted()).toBe(false)
  })
})
