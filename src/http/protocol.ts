import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { errorBody } from './error-handler.ts'
import { ApiError, type ErrorCode } from './errors.ts'
import { requestId } from './request-id.ts'

const CODES_OF_NODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** Answers what is no HTTP request, or came too slowly or too large to be one: in the envelope like all else. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const answer = new ApiError(CODES_OF_NODE[error.code ?? ''] ?? 'malformed_request')
  const id = requestId({ headers: {} })
  const body = errorBody(answer, id)
  socket.end(
    [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${id}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Headers that every response has. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  })
}

/** `OPTIONS` that is no preflight is refused like any other method that a path does not have. */
export function refusePlainOptions(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (method !== 'OPTIONS' || (headers.origin && headers['access-control-request-method'])) return
    const { allow } = routeOptions.config
    throw allow === undefined
      ? new ApiError('not_found')
      : new ApiError('method_not_allowed', { headers: { allow } })
  })
}
