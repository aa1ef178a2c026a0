import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { corsOptions } from '../../src/config/cors.ts'
import type { Settings } from '../../src/config/settings.ts'
import { addAnswerHeaders, addMemoryRoutes } from './reference-routes.ts'

/**
 * The routes of `fromMemory` with what an HTTP API of today has around them, in the plainest way: CORS, a
 * request id, the usual headers, an `ETag`, a `Link`, one line in the log. What the service costs beyond this
 * is its contract.
 */
export async function equippedFromMemory(
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  })
  await app.register(cors, corsOptions(settings))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
  addAnswerHeaders(app)
  app.addHook('onResponse', ({ log, method, url }, { statusCode, elapsedTime }, done) => {
    log.info({ method, path: url, status: statusCode, milliseconds: elapsedTime }, 'request')
    done()
  })
  addMemoryRoutes(app)
  return app
}
