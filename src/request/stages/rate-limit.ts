import type { Stage } from '../stage.ts'

/** Counts the request against the rate limit of the operation, and adds the `RateLimit` headers. */
export const rateLimit: Stage = {
  name: 'rate-limit',
  at: 'onRequest',
  run: ({ rateLimits }) =>
    rateLimits &&
    (async ({ operation, client }, reply) => {
      if (operation) reply.headers(await rateLimits.consume(operation.rateLimit, client))
    }),
}
