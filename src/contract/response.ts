import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type OperationId, operations } from '../../generated/operations.ts'
import { varyByLanguage } from '../http/language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../messages/languages.ts'
import { opening } from './opening.ts'
import type { OperationDescription } from './operation.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** What a handler may answer, whichever operation it serves. */
export interface AnyResult {
  readonly data: unknown
  readonly location?: string
  readonly next?: string | undefined
  readonly version?: number
}

/** A finished response: the envelope as JSON text, and the headers that go with it. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Makes the response factory of an operation: the standard envelope and the headers that the document promises. */
export function answerFactory(id: OperationId) {
  const operation: OperationDescription = operations[id]
  const { successStatus: status, successHeaders } = operation
  const hasTag = successHeaders.includes('etag')
  const cache = cacheControl(operation)

  return (result: AnyResult, language: Language, url: string, origin: () => string): Answer => {
    const data = JSON.stringify(result.data)
    const body = `${opening(language, id, result.data)}${data}}`
    const headers: Record<string, string> = {
      'cache-control': cache,
      'content-type': JSON_TYPE,
      'content-language': language,
    }
    if (hasTag) headers.etag = etagOf(data, result.version, language)
    if (result.location !== undefined) headers.location = result.location
    if (result.next !== undefined) headers.link = `<${nextPage(origin(), url, result.next)}>; rel="next"`
    return { status, headers, body }
  }
}

/** Sends an answer; a GET whose `If-None-Match` names its `ETag` gets 304 and no body (RFC 9110, section 13.1.2). */
export function sendAnswer(
  { status, headers, body }: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const ifNoneMatch = request.headers['if-none-match']
  if (ifNoneMatch !== undefined && headers.etag !== undefined && isRead(request)) {
    if (matches(ifNoneMatch, headers.etag)) {
      sendNotModified(headers, reply)
      return
    }
  }
  reply.headers(headers)
  varyByLanguage(reply)
  reply.code(status).send(body)
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Without a body it has neither type nor language (RFC 9110, section 15.4.5). */
export function sendNotModified(
  { 'content-type': _type, 'content-language': _language, ...headers }: Answer['headers'],
  reply: FastifyReply,
): void {
  reply.headers(headers)
  varyByLanguage(reply)
  reply.code(304).send()
}

function cacheControl({ method, security }: OperationDescription): string {
  if (method !== 'GET') return 'no-store'
  return security.length === 0 ? 'no-cache' : 'private, no-cache'
}

/**
 * A strong validator of the representation; of a single resource it also tells the row's version. The message is not part of what is
 * hashed, but the language is part of the tag: what differs in its bytes differs in its validator (RFC 9110, section 8.8.1).
 */
export function etagOf(data: string, version: number | undefined, language = DEFAULT_LANGUAGE): string {
  const digest = hash('sha1', data, 'base64url')
  const suffix = language === DEFAULT_LANGUAGE ? '' : `.${language}`
  return version === undefined ? `"${digest}${suffix}"` : `"${version}-${digest}${suffix}"`
}

const LANGUAGE_SUFFIX = new RegExp(
  `\\.(?:${LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE).join('|')})"$`,
)

/** The tag of the same data in the default language. */
export function withoutLanguage(etag: string): string {
  return etag.replace(LANGUAGE_SUFFIX, '"')
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')
}

/** The address that was asked for, with the cursor. `url` is a path, or a whole address (RFC 9112, section 3.2.2). */
function nextPage(origin: string, url: string, cursor: string): string {
  const [, path = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  return `${path.startsWith('/') ? origin : ''}${path}?${withCursor(query, cursor)}`
}

function withCursor(query: string | undefined, cursor: string): string {
  if (!query) return `cursor=${cursor}` // nothing to parse, and no character of a cursor has to be escaped
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  return parameters.toString()
}
