import fc from 'fast-check'
import { validValue } from '../support/arbitrary.ts'
import {
  hostileHeader,
  hostileJson,
  hostileTag,
  hostileType,
  hostileUnit,
  hostileUrlPart,
} from '../support/arbitrary-hostile.ts'
import type { RequestOptions } from '../support/client.ts'
import type { DocumentedOperation, DocumentedParameter } from '../support/contract-types.ts'
import { type FuzzedRequest, queryOf } from './inputs.ts'

/** Headers outside the contract that clients send or attackers use. */
const COMMON_HEADERS = [
  'if-match',
  'if-none-match',
  'accept',
  'accept-encoding',
  'cookie',
  'origin',
  'range',
  'x-request-id',
  'x-forwarded-for',
]

/**
 * A request for an operation with arbitrary values anywhere, but usually in few places at once, so that it
 * gets past the first checks.
 *
 * @param wildJson bodies of the right form
 */
export function hostileRequest(
  { path, parameters, body }: DocumentedOperation,
  wildJson: fc.Arbitrary<unknown>,
): fc.Arbitrary<FuzzedRequest> {
  const named = (place: string) => parameters.filter((one) => one.in === place)
  const parts = fc.array(hostileUrlPart, { minLength: 1, maxLength: 2 })
  const query = fc
    .array(fc.oneof(unknownPair, ...named('query').map(hostilePair)), { minLength: 1, maxLength: 3 })
    .map(queryOf)
  const headers = [...COMMON_HEADERS, ...named('header').map(({ name }) => name.toLowerCase())].map(
    (name) => [name, name.endsWith('-match') ? fc.oneof(hostileTag, hostileHeader) : hostileHeader],
  )
  return fc
    .record({
      path: seldom<string | undefined>(
        parts.map((parts) => path.replace(/\{\w+\}/, parts.join(''))),
        undefined,
      ),
      query: named('query').length > 0 ? fc.oneof(query, fc.constant('')) : seldom(query, ''),
      headers: seldom(
        fc.record<Record<string, string>>(Object.fromEntries(headers), { requiredKeys: [] }),
        {},
      ),
      credentials: seldom(hostileCredentials, {}),
      content: body ? fc.oneof(wildContent(wildJson), hostileContent) : seldom<Content>(hostileContent, {}),
    })
    .map(({ path, query, headers, credentials, content }) => ({
      path,
      query,
      options: { ...content, headers: { ...headers, ...credentials, ...content.headers } },
    }))
}

const unknownPair = fc.tuple(
  fc.constantFrom('__proto__', 'constructor', 'nonsense', 'limit[]', ''),
  hostileUrlPart,
)

/** Well-formed half of the time, so that it gets past the validator. */
function hostilePair({ name, schema }: DocumentedParameter): fc.Arbitrary<[string, string]> {
  const formed = validValue(schema, hostileUnit).map((value) => String(value).toWellFormed())
  return fc.tuple(fc.constant(name), fc.oneof(formed.map(encodeURIComponent), hostileUrlPart))
}

type Content = Pick<RequestOptions, 'body' | 'headers'>

const hostileContent: fc.Arbitrary<Content> = fc.record({
  body: hostileJson,
  headers: hostileType.map((type) => ({ 'content-type': type })),
})

function wildContent(json: fc.Arbitrary<unknown>): fc.Arbitrary<Content> {
  const headers = { 'content-type': 'application/json' }
  return json.map((value) => ({ body: JSON.stringify(value), headers }))
}

function seldom<T>(hostile: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: hostile })
}

const hostileCredentials: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc
    .constantFrom('', 'Bearer ', 'bearer ', 'Basic ', 'Bearer a.b.', 'ApiKey ')
    .chain((scheme) => hostileHeader.map((text) => ({ authorization: scheme + text }))),
  fc
    .constantFrom('', 'cms_', 'cms_aaaaaaaaaaaa_')
    .chain((start) => hostileHeader.map((text) => ({ 'x-api-key': start + text }))),
)
