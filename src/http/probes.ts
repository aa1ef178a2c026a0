import type { FastifyInstance } from 'fastify'
import { createRateLimits } from '../limits/limits.ts'
import { addressKey, memoryStore } from '../limits/store.ts'

/**
 * Limits the routes of a scope for each address. Each process counts for itself: whether it is alive must not
 * depend on Redis.
 */
export function limitProbes(app: FastifyInstance): void {
  const limits = createRateLimits(memoryStore)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(await limits.consume('probe', `ip:${addressKey(request.ip)}`))
  })
}
