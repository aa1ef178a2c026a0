import { NOBODY, principalOf } from '../../identity/access/authenticate.ts'
import type { Stage } from '../stage.ts'

/** Counts the request against the rate limit of the operation, and adds the `RateLimit` headers. */
export const rateLimit: Stage = {
  name: 'rate-limit',
  at: 'onRequest',
  run: ({ rateLimits }) =>
    rateLimits &&
    (({ operation, client, authentication = NOBODY }, reply, done) => {
      if (!operation) return done()
      const principal = principalOf(authentication)
      const own = principal?.kind === 'apiKey' ? principal.requestsPerMinute : undefined
      const count = rateLimits.consume(operation.rateLimit, client, own)
      count.then((headers) => done(void reply.headers(headers)), done)
    }),
}
