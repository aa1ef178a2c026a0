import { METHODS, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../generated/operations.ts'
import { ApiError } from '../core/errors.ts'
import { DEFAULT_LANGUAGE } from '../messages/languages.ts'
import { errorBody, JSON_TYPE, sendError } from './error-handler.ts'
import type { Count } from './probes.ts'
import { newRequestId } from './request-id.ts'
import type { RequestLog } from './request-log.ts'

const CODES_OF_NODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** Node's code for a connection that its client ends in the middle of a request. */
const BROKEN_OFF = 'HPE_INVALID_EOF_STATE'

/** Milliseconds. */
const IDLE_CHECK_INTERVAL = 50

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

/** Two programs could take two `Host` headers for two different servers (RFC 9112, section 3.2). */
export function refuseTwoHosts(app: FastifyInstance, answerBroken: AnswerBroken): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!hasTwoHosts(raw.rawHeaders)) return done()
    reply.hijack()
    answerBroken(new Error('two hosts'), raw.socket)
    raw.socket.destroySoon()
  })
}

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count > 1
}

/** Refuses an address that the router cannot read. No hook runs then: what they do is done here. */
export function refuseAddresses(requestLog: RequestLog) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    setCommonHeaders(request, reply)
    reply.raw.once('finish', () => requestLog.requestCompleted(null, request, reply))
    sendError(error, request, reply, requestLog)
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

/**
 * While the service closes, closes each connection once its last request is answered: those that clients keep
 * open, or have opened in advance, must not delay the end.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const { server } = app
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })

  function endIdle(): void {
    server.closeIdleConnections()
    // to Node, a connection that has never been used is not idle
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }

  app.addHook('preClose', async () => {
    if (!server.listening) return
    const timer = setInterval(endIdle, IDLE_CHECK_INTERVAL)
    server.once('close', () => clearInterval(timer))
  })
}

/**
 * Closes a connection on which nothing has moved for the `connectionTimeout` of the server: answers that its
 * client does not take would stay in memory.
 */
export function closeStalledConnections({ server }: FastifyInstance, log: FastifyBaseLogger): void {
  server.on('timeout', (socket: Socket) => {
    const unsent = socket.writableLength
    if (unsent > 0) log.info({ unsent }, 'a connection was closed: its client did not take its answers')
    socket.destroy()
  })
}

/** `OPTIONS` that is no preflight is refused like any other method that a path does not have. */
export function refusePlainOptions(app: FastifyInstance, count: Count): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request
    if (method !== 'OPTIONS' || (headers.origin && headers['access-control-request-method'])) return done()
    const { allow } = request.routeOptions.config
    const refuse = () =>
      done(
        allow === undefined
          ? new ApiError('not_found')
          : new ApiError('method_not_allowed', { headers: { allow } }),
      )
    count(request, reply).then(refuse, done)
  })
}
