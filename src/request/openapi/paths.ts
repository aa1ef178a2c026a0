import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../domain/errors.ts'

/** Whether the request is a CORS preflight of a browser. */
export function isPreflight({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  )
}

/** 404 for an unknown path, 405 for an unsupported method of a known one; undefined if there is a route. */
export function pathError(request: FastifyRequest): ApiError | undefined {
  if (request.operation) return undefined
  const { allow } = request.routeOptions.config
  if (allow !== undefined) return new ApiError('method_not_allowed', { headers: { allow } })
  return request.is404 ? new ApiError('not_found') : undefined
}
