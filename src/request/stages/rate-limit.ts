import type { Stage } from '../stage.ts'

/** Counts the request against the rate limit of the operation, and adds the `RateLimit` headers. */
export const rateLimit: Stage = {
  name: 'rate-limit',
  at: 'onRequest',
  run: ({ rateLimits }) =>
    rateLimits &&
    (({ operation, client }, reply, done) => {
      if (!operation) return done()
      const count = rateLimits.consume(operation.rateLimit, client)
      count.then((headers) => done(void reply.headers(headers)), done)
    }),
}
