import type { RateLimitName } from '../../../generated/operations.ts'
import { addressKey } from '../../limits/addresses.ts'
import { isPreflight } from '../openapi/paths.ts'
import type { Stage } from '../stage.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is no operation, where it is not `other`. */
    rateLimit?: RateLimitName
  }
}

/** Limits what is no operation for each address: documents, probes, and unknown paths. */
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
