import { isRecord } from '../../base/guards.ts'
import type { Stage } from '../stage.ts'

/** Counts each item of the body against the rate limit, beyond the first, if the contract says so. */
export const rateLimitItems: Stage = {
  name: 'rate-limit-items',
  at: 'operation',
  run: ({ rateLimits }) =>
    rateLimits &&
    ((next) => async (call) => {
      const { rateLimit, rateLimitItems: list } = call.operation
      const items = list !== null && isRecord(call.body) ? call.body[list] : undefined
      if (!Array.isArray(items) || items.length < 2) return next(call)
      const counted = await rateLimits.consume(rateLimit, call.request.client, undefined, items.length - 1)
      call.reply.headers(counted)
      return next(call)
    }),
}
