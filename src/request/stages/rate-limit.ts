import type { Stage } from '../stage.ts'

/** Counts the request of an operation against the limit of its class, and tells what is left. */
export const rateLimit: Stage = {
  name: 'rate-limit',
  at: 'onRequest',
  run: ({ rateLimits }) =>
    rateLimits &&
    (async ({ operation, client }, reply) => {
      if (operation) reply.headers(await rateLimits.consume(operation.rateLimit, client))
    }),
}
