import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationDescription } from './operation.ts'

/** What a handler may answer, whichever operation it serves. */
export interface AnyResult {
  readonly message: string
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

/** The response factory: the standard envelope and the headers that the document promises for the operation. */
export function toAnswer(
  operation: OperationDescription,
  result: AnyResult,
  url: string,
  origin: () => string,
): Answer {
  const data = JSON.stringify(result.data)
  const body = `{"status":"success","message":${JSON.stringify(result.message)},"data":${data}}`
  const headers: Record<string, string> = { 'cache-control': cacheControl(operation) }
  if (operation.successHeaders.includes('etag')) headers.etag = etagOf(data, result.version)
  if (result.location !== undefined) headers.location = result.location
  if (result.next !== undefined) headers.link = `<${nextPage(origin(), url, result.next)}>; rel="next"`
  return { status: operation.successStatus, headers, body }
}

/** Sends an answer; a GET whose `If-None-Match` names its `ETag` gets 304 and no body (RFC 9110, section 13.1.2). */
export function sendAnswer(
  { status, headers, body }: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers(headers)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && headers.etag && matches(request.headers['if-none-match'], headers.etag)) {
    reply.code(304).send()
    return
  }
  reply.code(status).header('content-type', 'application/json; charset=utf-8').serializer(String).send(body)
}

function cacheControl({ method, security }: OperationDescription): string {
  if (method !== 'GET') return 'no-store'
  return security.length === 0 ? 'no-cache' : 'private, no-cache'
}

/** A strong validator of the representation; of a single resource it also tells the row's version. */
export function etagOf(data: string, version: number | undefined): string {
  const digest = hash('sha1', data, 'base64url')
  return version === undefined ? `"${digest}"` : `"${version}-${digest}"`
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')
}

function nextPage(origin: string, url: string, cursor: string): string {
  const page = new URL(url, origin)
  page.searchParams.set('cursor', cursor)
  return page.href
}
