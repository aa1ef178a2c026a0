import { METHODS, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../generated/operations.ts'
import { ApiError } from '../core/errors.ts'
import { DEFAULT_LANGUAGE } from '../messages/languages.ts'
import { errorBody, JSON_TYPE, sendError } from './error-handler.ts'
import { newRequestId } from './request-id.ts'
import type { RequestLog } from './request-log.ts'

const CODES_OF_NODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** Node's code for a connection that its client ends in the middle of a request. */
const BROKEN_OFF = 'HPE_INVALID_EOF_STATE'

/** Answers on a connection whose request is not valid HTTP, too slow or too large. */
export type AnswerBroken = (error: Error & { code?: string }, socket: Duplex) => void

/** Answers broken requests in the envelope, as everywhere. */
export function answerBrokenRequests(requestLog: RequestLog, log: FastifyBaseLogger): AnswerBroken {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const answer = new ApiError(CODES_OF_NODE[error.code ?? ''] ?? 'malformed_request')
    const id = newRequestId()
    const body = errorBody(answer, id, DEFAULT_LANGUAGE)
    socket.end(
      [
        `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
        `content-type: ${JSON_TYPE}`,
        `content-length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${id}`,
        ...Object.entries(DATA_ONLY).map(([name, value]) => `${name}: ${value}`),
        'cache-control: no-store',
        `content-language: ${DEFAULT_LANGUAGE}`,
        'vary: Accept-Language',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
    if (error.code !== BROKEN_OFF) requestLog.requestRefused(socket, id, answer, log)
  }
}

/** Headers that every response has. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply)
    done()
  })
}

/** For data: no site may frame it, and a browser that shows it loads nothing and tells no address. */
const DATA_ONLY = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

function setCommonHeaders({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', id).headers(DATA_ONLY)
}

/**
 * A request of HTTP/1.1 has one `Host` header (RFC 9112, section 3.2): two programs could take two of them
 * for two different servers. What Node itself would answer to none is not in the envelope.
 */
export function requireOneHost(app: FastifyInstance, answerBroken: AnswerBroken): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const count = countHosts(raw.rawHeaders)
    if (count === 1 || (count === 0 && raw.httpVersion === '1.0')) return done()
    reply.hijack()
    answerBroken(new Error(`${count} hosts`), raw.socket)
    raw.socket.destroySoon()
  })
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

/** Refuses an address that the router cannot read. No hook runs then: what they do is done here. */
export function refuseAddresses(requestLog: RequestLog) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    setCommonHeaders(request, reply)
    reply.raw.once('finish', () => requestLog.requestCompleted(null, request, reply))
    sendError(error, request, reply)
  }
}

/** Answers in the envelope what Node would refuse with an empty response. */
export function answerForNode(app: FastifyInstance, answerBroken: AnswerBroken): void {
  // an unknown expectation may be ignored (RFC 9110, section 10.1.1)
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.on('connect', (_request, socket) => answerBroken(new Error('no proxy'), socket))
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method)
  }
}

/** `OPTIONS` that is no preflight is refused like any other method that a path does not have. */
export function refusePlainOptions(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request
    if (method !== 'OPTIONS' || (headers.origin && headers['access-control-request-method'])) return done()
    const { allow } = request.routeOptions.config
    done(
      allow === undefined
        ? new ApiError('not_found')
        : new ApiError('method_not_allowed', { headers: { allow } }),
    )
  })
}
