import { randomUUID } from 'node:crypto'
import { METHODS, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../generated/operations.ts'
import { type CorsSettings, corsHeadersOfError } from '../config/cors.ts'
import { ApiError } from '../domain/errors.ts'
import { DEFAULT_LANGUAGE } from '../messages/languages.ts'
import { JSON_TYPE, varyBy } from './envelope.ts'
import { errorBody, sendError } from './error-handler.ts'
import type { RequestLog } from './observability/request-log.ts'

const CODES_OF_NODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** Node's code for a connection that its client ends in the middle of a request. */
const BROKEN_OFF = 'HPE_INVALID_EOF_STATE'

/**
 * Sends an error on a connection whose request is too slow, too large, or not valid HTTP.
 *
 * @param origin the `Origin` of the request, if it is known
 */
export type RejectBroken = (error: Error & { code?: string }, socket: Duplex, origin?: string) => void

/** Sends the error for a broken request in the envelope, like every other error. */
export function brokenRequestHandler(
  requestLog: RequestLog,
  log: FastifyBaseLogger,
  settings: CorsSettings,
): RejectBroken {
  return (error, socket, origin) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const rejection = new ApiError(CODES_OF_NODE[error.code ?? ''] ?? 'malformed_request')
    const id = randomUUID()
    const body = errorBody(rejection, id, DEFAULT_LANGUAGE)
    socket.end(
      [
        `HTTP/1.1 ${rejection.status} ${STATUS_CODES[rejection.status]}`,
        `content-type: ${JSON_TYPE}`,
        `content-length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${id}`,
        ...linesOf(DATA_ONLY),
        ...linesOf(corsHeadersOfError(settings, origin)),
        'cache-control: no-store',
        `content-language: ${DEFAULT_LANGUAGE}`,
        'vary: Accept-Language',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
    if (error.code !== BROKEN_OFF) requestLog.requestBroken(socket, id, rejection, log)
  }
}

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

/** For data: no site can frame it, and a browser that shows it loads nothing and sends no referrer. */
const DATA_ONLY = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** Sets the headers that every response has. */
export function setCommonHeaders({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', id).headers(DATA_ONLY)
}

/** Lets the app that sent a request read an error, if the stage `cors` has not done so. */
export function letAppRead({ headers }: FastifyRequest, reply: FastifyReply, settings: CorsSettings): void {
  if (reply.hasHeader('access-control-allow-origin')) return
  if (settings.corsOrigins !== '*') varyBy(reply, 'Origin')
  reply.headers(corsHeadersOfError(settings, headers.origin))
}

/** Rejects a URL that the router cannot read. No hook runs for it, so this does their work. */
export function unreadableUrlHandler(requestLog: RequestLog, settings: CorsSettings) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    setCommonHeaders(request, reply)
    letAppRead(request, reply, settings)
    reply.raw.once('finish', () => requestLog.requestCompleted(null, request, reply))
    sendError(error, request, reply, requestLog)
  }
}

/** Sends errors in the envelope where Node would send an empty response. */
export function respondForNode(app: FastifyInstance, rejectBroken: RejectBroken): void {
  // an unknown expectation may be ignored (RFC 9110, section 10.1.1)
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.on('connect', (_request, socket) => rejectBroken(new Error('no proxy'), socket))
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method)
  }
}
