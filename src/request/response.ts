import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Language,
  type OperationDescription,
  type OperationId,
  operations,
} from '../../generated/operations.ts'
import { isRecord } from '../base/guards.ts'
import { etagOf, namesTag } from '../http/entity-tags.ts'
import { JSON_TYPE, PARTIAL_TYPE, varyByLanguage } from '../http/envelope.ts'
import type { Total } from '../lists/rows.ts'
import { successMessage } from '../messages/wording.ts'

/** What the handler of any operation may return. */
export interface AnyResult {
  readonly data: unknown
  readonly next?: string | undefined
  readonly total?: Total | undefined
  /** The cursor of an operation that is asked for what is new `since`. */
  readonly since?: string
  /** The fields that are sent of each record, with its id; all where undefined. */
  readonly fields?: readonly string[] | undefined
}

/** A finished response: the envelope as JSON text, and the headers that go with it. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The response factory of an operation: the standard envelope and the headers that the document promises. */
export function answerFactory(id: OperationId) {
  const description: OperationDescription = operations[id]
  const { method, successStatus: status, successHeaders, location, cursorParameter } = description
  const hasTag = successHeaders.includes('etag')
  /** `origin` and `target` are those of the request, and `isForAll` whether it was let in as everybody is. */
  return (result: AnyResult, language: Language, origin: string, target: string, isForAll: boolean) => {
    const count = Array.isArray(result.data) ? result.data.length : 0
    const message = JSON.stringify(successMessage(language, id, count))
    const sent = result.fields ? partsOf(result.data, ['id', ...result.fields]) : result.data
    const data = JSON.stringify(sent)
    const revalidated = isForAll ? 'no-cache' : 'private, no-cache'
    const headers: Record<string, string> = {
      'cache-control': method === 'GET' ? revalidated : 'no-store',
      'content-type': result.fields ? PARTIAL_TYPE : JSON_TYPE,
      'content-language': language,
    }
    const { next, since } = result
    // where nothing is new but the cursor, the answer is another one
    if (hasTag) headers.etag = etagOf(sent, `${data}${since ?? ''}`, language)
    if (location !== null && isRecord(result.data)) headers.location = `${location}${result.data.id}`
    const cursor = next ?? since
    if (cursor !== undefined) headers['x-next-cursor'] = cursor
    if (next !== undefined && cursorParameter !== null)
      headers.link = `<${nextPage(origin, target, cursorParameter, next)}>; rel="next"`
    if (result.total !== undefined) {
      headers['x-total-count'] = String(result.total.count)
      headers['x-total-count-relation'] = result.total.isLeast ? 'at-least' : 'exact'
    }
    return { status, headers, body: `{"status":"success","message":${message},"data":${data}}` }
  }
}

/** Of one record, or of each of several, the named fields in the order of the record. */
function partsOf(data: unknown, names: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((record) => partsOf(record, names))
  return Object.fromEntries(Object.entries(Object(data)).filter(([name]) => names.includes(name)))
}

/** Sends an answer; 304 without a body if `If-None-Match` names its `ETag` (RFC 9110, section 13.1.2). */
export function sendAnswer(answer: Answer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = answer
  varyByLanguage(reply)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const { etag } = headers
  if (status === 304 || (isRead && etag && namesTag(request.headers['if-none-match'], etag))) {
    // without a body it has neither type nor language (RFC 9110, section 15.4.5)
    const { 'content-type': _type, 'content-language': _language, ...others } = headers
    return reply.headers(others).code(304).send()
  }
  return reply.headers(headers).code(status).send(body)
}

/** The requested path with the cursor. An absolute `target` (RFC 9112, section 3.2.2) names any origin. */
function nextPage(origin: string, target: string, parameter: string, cursor: string): string {
  const [, path = '', query = ''] =
    /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i.exec(target) ?? []
  const parameters = new URLSearchParams(query)
  parameters.set(parameter, cursor)
  return `${origin}${path}?${parameters}`
}
