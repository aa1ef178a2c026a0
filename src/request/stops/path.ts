import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { OperationDescription, OperationId } from '../../../generated/operations.ts'
import { ApiError } from '../../words/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for what is no operation: documents, probes, and what there is not. */
    operation: OperationDescription | undefined
    operationId: OperationId | undefined
  }
}

/** Finds the operation once for all stops: `routeOptions` makes an object each time that it is read. */
export const findOperation: onRequestHookHandler = (request, _reply, done) => {
  const { operation, operationId } = request.routeOptions.config
  request.operation = operation
  request.operationId = operationId
  done()
}

/** Refuses `OPTIONS` that is no preflight, which CORS would answer, like any other unsupported method. */
export const refusePlainOptions: onRequestHookHandler = (request, _reply, done) => {
  const isPlain = request.method === 'OPTIONS' && !isPreflight(request)
  done(isPlain ? (pathError(request) ?? new ApiError('not_found')) : undefined)
}

/** Whether a browser asks on behalf of a page of another origin, which CORS answers. */
export function isPreflight({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  )
}

/** Refuses unknown paths with 404, and other methods of known ones with 405, before a body is read. */
export const refuseUnknownPath: onRequestHookHandler = (request, _reply, done) => done(pathError(request))

function pathError(request: FastifyRequest): ApiError | undefined {
  if (request.operation) return undefined
  const { allow } = request.routeOptions.config
  if (allow !== undefined) return new ApiError('method_not_allowed', { headers: { allow } })
  return request.is404 ? new ApiError('not_found') : undefined
}
