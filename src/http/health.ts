import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { ApiError } from '../domain/errors.ts'
import { languageOf } from '../messages/languages.ts'
import type { Messages } from '../messages/messages.ts'
import { messages } from '../messages/wording.ts'
import type { Connections } from './connections.ts'
import { setLanguage } from './envelope.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the service is about to shut down. It still serves requests. */
    isDraining: boolean
    /**
     * Begins to drain: `/health/ready` responds with 503, so that load balancers stop sending requests, and
     * every response closes its connection, so that clients reconnect elsewhere.
     */
    drain(): void
  }
}

/** Tells the orchestrator whether the process is alive, and whether to send it requests. */
export function addHealth(
  app: FastifyInstance,
  database: Pick<Database, 'ping'>,
  { announceEnd }: Pick<Connections, 'announceEnd'>,
): void {
  app.decorate('isDraining', false)
  app.decorate('drain', () => {
    app.isDraining = true
    announceEnd()
  })
  const config = { rateLimit: 'probe' } as const
  app.get('/health/live', { config }, async (request, reply) => success(request, reply, 'alive'))
  app.get('/health/ready', { config }, async (request, reply) => {
    if (app.isDraining) throw new ApiError('unavailable', { detail: 'closing' })
    try {
      await database.ping()
    } catch (cause) {
      throw new ApiError('unavailable', { detail: 'databaseUnreachable', cause })
    }
    return success(request, reply, 'ready')
  })
}

function success({ headers }: FastifyRequest, reply: FastifyReply, state: keyof Messages['health']) {
  const language = languageOf(headers['accept-language'])
  setLanguage(reply, language)
  reply.header('cache-control', 'no-store')
  return { status: 'success', message: messages[language].health[state] }
}
