import type { RateLimitName } from '../../../generated/operations.ts'
import { addressKey } from '../../limits/addresses.ts'
import { isPreflight } from '../openapi/paths.ts'
import type { Stage } from '../stage.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of a route outside of the contract; `other` by default. */
    rateLimit?: RateLimitName
  }
}

/**
 * Applies the rate limit of each address to routes outside of the contract: documents, probes, unknown paths.
 */
export const rateLimitOtherRoutes: Stage = {
  name: 'rate-limit-other-routes',
  at: 'onRequest',
  run: ({ otherRateLimits: limits }) =>
    limits &&
    ((request, reply, done) => {
      if (request.operation || isPreflight(request)) return done()
      const { rateLimit = 'other' } = request.routeOptions.config
      const count = limits.consume(rateLimit, `ip:${addressKey(request.ip)}`)
      count.then((headers) => done(void reply.headers(headers)), done)
    }),
}
