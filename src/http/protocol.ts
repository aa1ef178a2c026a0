import { randomUUID } from 'node:crypto'
import { METHODS, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../generated/operations.ts'
import { DEFAULT_LANGUAGE } from '../messages/languages.ts'
import { ApiError } from '../words/errors.ts'
import { JSON_TYPE } from './envelope.ts'
import { errorBody, sendError } from './error-handler.ts'
import type { RequestLog } from './observability/request-log.ts'

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
    const id = randomUUID()
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
    if (error.code !== BROKEN_OFF) requestLog.requestBroken(socket, id, answer, log)
  }
}

/** For data: no site may frame it, and a browser that shows it loads nothing and tells no address. */
const DATA_ONLY = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** Sets the headers that every response has. */
export function setCommonHeaders({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', id).headers(DATA_ONLY)
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
