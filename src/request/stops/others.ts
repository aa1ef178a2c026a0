import type { onRequestHookHandler } from 'fastify'
import type { RateLimitName } from '../../../generated/operations.ts'
import { addressKey } from '../../limits/addresses.ts'
import { createRateLimits } from '../../limits/limits.ts'
import { memoryStore } from '../../limits/store.ts'
import { isPreflight } from './path.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is no operation, where it is not `other`. */
    rateLimit?: RateLimitName
  }
}

/**
 * Limits what is no operation for each address: documents, probes, and what there is not. Each process counts
 * for itself: whether it is alive must not depend on Redis.
 */
export function limitOthers(): onRequestHookHandler {
  const limits = createRateLimits(memoryStore)
  return (request, reply, done) => {
    if (request.operation || isPreflight(request)) return done()
    const { rateLimit = 'other' } = request.routeOptions.config
    const count = limits.consume(rateLimit, `ip:${addressKey(request.ip)}`)
    count.then((headers) => done(void reply.headers(headers)), done)
  }
}
