import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRecord } from '../base/guards.ts'
import { etagOf, namesTag } from '../http/entity-tags.ts'
import { JSON_TYPE, PARTIAL_TYPE, varyBy, varyByLanguage } from '../http/envelope.ts'
import { type OriginSettings, originOf } from '../http/origin.ts'
import type { Total } from '../lists/rows.ts'
import { successMessage } from '../messages/wording.ts'
import type { Call } from './call.ts'
import { type SharedCacheSettings, sharedCaching } from './shared-caches.ts'

/** The result of any handler. */
export interface AnyResult {
  readonly data: unknown
  readonly next?: string | undefined
  readonly total?: Total | undefined
  /** The cursor of an operation with the parameter `since`. */
  readonly since?: string
  /** Further fields of `data` that differ in each response. `If-Match` ignores them. */
  readonly made?: object | undefined
  /** The fields to send of each record, besides its id; undefined for all. */
  readonly fields?: readonly string[] | undefined
}

/** A finished response: the envelope as JSON text, and the headers that go with it. */
export interface ApiResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Further request headers that the response depends on, for caches. */
  readonly varies?: string | undefined
  readonly body: string
}

export type ResponseSettings = OriginSettings & SharedCacheSettings

/** Turns results into responses: the standard envelope, and the headers that the contract documents. */
export function responseFactory(settings: ResponseSettings) {
  return (call: Call, result: AnyResult, language = call.language): ApiResponse => {
    const { id, operation, request } = call
    const { method, successStatus: status, successHeaders, location } = operation
    const count = Array.isArray(result.data) ? result.data.length : 0
    const message = JSON.stringify(successMessage(language, id, count))
    const whole = result.made ? { ...Object(result.data), ...result.made } : result.data
    const sent = result.fields ? partsOf(whole, ['id', ...result.fields]) : whole
    const data = JSON.stringify(sent)
    const revalidated = request.principal ? 'private, no-cache' : 'no-cache'
    const headers: Record<string, string> = {
      'cache-control': method === 'GET' && !request.preview ? revalidated : 'no-store',
      'content-type': result.fields ? PARTIAL_TYPE : JSON_TYPE,
      'content-language': language,
    }
    // a response that differs only in its cursor is a different one; so is one without a next page, because
    // after a 304 without a link, caches would keep the old link
    const end = `${result.since ?? ''}${result.next === undefined ? '' : '+'}`
    if (successHeaders.includes('etag'))
      headers.etag =
        result.made && !result.fields
          ? etagOf(result.data, JSON.stringify(result.data), language, JSON.stringify(result.made))
          : etagOf(sent, `${data}${end}`, language)
    if (location !== null && isRecord(result.data)) headers.location = `${location}${result.data.id}`
    addPageHeaders(headers, result, call, settings)
    const shared = sharedCaching(call, result.data, settings)
    Object.assign(headers, shared?.headers)
    return {
      status,
      headers,
      varies: shared?.varies,
      body: `{"status":"success","message":${message},"data":${data}}`,
    }
  }
}

/** The cursor and the address of the next page, and the total number of records if requested. */
function addPageHeaders(
  headers: Record<string, string>,
  { next, since, total }: AnyResult,
  { operation: { cursorParameter }, request }: Call,
  settings: OriginSettings,
): void {
  const cursor = next ?? since
  if (cursor !== undefined) headers['x-next-cursor'] = cursor
  if (next !== undefined && cursorParameter !== null) {
    const page = nextPage(originOf(request, settings), request.url, cursorParameter, next)
    headers.link = `<${page}>; rel="next"`
  }
  if (total === undefined) return
  headers['x-total-count'] = String(total.count)
  headers['x-total-count-relation'] = total.isLeast ? 'at-least' : 'exact'
}

/** Selects the named fields of one or several records, in the order of the record. */
function partsOf(data: unknown, names: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((record) => partsOf(record, names))
  return Object.fromEntries(Object.entries(Object(data)).filter(([name]) => names.includes(name)))
}

/** Sends a response; 304 without a body if `If-None-Match` names its `ETag` (RFC 9110, section 13.1.2). */
export function sendResponse(
  response: ApiResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, headers, varies, body } = response
  if (varies !== undefined) varyBy(reply, varies)
  varyByLanguage(reply)
  // the limit of the client for which a shared cache stored the response means nothing to others
  if (headers['cache-tag'] !== undefined) {
    reply.removeHeader('ratelimit')
    reply.removeHeader('ratelimit-policy')
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const { etag } = headers
  if (status === 304 || (isRead && etag && namesTag(request.headers['if-none-match'], etag))) {
    // without a body it has neither type nor language (RFC 9110, section 15.4.5)
    const { 'content-type': _type, 'content-language': _language, ...others } = headers
    return reply.headers(others).code(304).send()
  }
  return reply.headers(headers).code(status).send(body)
}

/** What a query cannot contain as it is (RFC 3986, section 3.4). */
const NOT_IN_QUERY = /[^\w.~!$&'()*+,;=:@/?%-]/gu

/**
 * The requested path with the cursor. The other parameters stay as they were written: a cursor is only valid
 * for its own filters. An absolute `target` (RFC 9112, section 3.2.2) names any origin.
 */
function nextPage(origin: string, target: string, parameter: string, cursor: string): string {
  // to the router, the query begins at the first of these two characters
  const [, path = '', query = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)[?#]?(.*)/i.exec(target) ?? []
  const others = query.split('&').filter((pair) => pair !== '' && !new URLSearchParams(pair).has(parameter))
  const parameters = [...others.map(asRead), `${parameter}=${cursor}`].join('&')
  return `${origin}${path}?${parameters.replace(NOT_IN_QUERY, encodeURIComponent)}`
}

/** A parameter as Fastify reads it: if its percent-encoding is not UTF-8, the `%` are part of the text. */
function asRead(pair: string): string {
  try {
    decodeURIComponent(pair)
    return pair
  } catch {
    return pair.replaceAll('%', '%25')
  }
}
