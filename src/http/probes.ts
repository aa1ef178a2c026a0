import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimitName } from '../../generated/operations.ts'
import { createRateLimits } from '../limits/limits.ts'
import { addressKey, memoryStore } from '../limits/store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is no operation, where it is not `other`. */
    rateLimit?: RateLimitName
  }
}

/** Counts a request. @throws ApiError `rate_limited` */
export type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Limits what is no operation for each address: documents, probes, and what there is not. Each process counts
 * for itself: whether it is alive must not depend on Redis.
 */
export function limitOthers(): Count {
  const limits = createRateLimits(memoryStore)
  return async (request, reply) => {
    const { rateLimit = 'other' } = request.routeOptions.config
    reply.headers(await limits.consume(rateLimit, `ip:${addressKey(request.ip)}`))
  }
}
