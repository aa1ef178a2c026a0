import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import { operations } from '../../generated/operations.ts'
import { corsOptions } from '../../src/config/cors.ts'
import type { AppContext } from '../../src/context.ts'
import { setLanguage } from '../../src/http/envelope.ts'
import { RequestLog } from '../../src/http/observability/request-log.ts'
import { commonHeaders } from '../../src/http/protocol.ts'
import { createHttpServer, TIMEOUTS } from '../../src/http/server.ts'
import { createRateLimits } from '../../src/limits/limits.ts'
import { operationIds } from '../../src/request/openapi/mount.ts'
import { admitClients } from '../../src/request/stops/admit.ts'
import { requireOneHost } from '../../src/request/stops/host.ts'
import { findOperation, refuseUnknownPath } from '../../src/request/stops/path.ts'
import { permit } from '../../src/request/stops/permit.ts'
import { decorateRequests } from '../../src/request/way.ts'
import { addAnswerHeaders } from './equipped.ts'
import { addMemoryRoutes } from './reference-routes.ts'

/**
 * The routes of `fromMemory` in the surroundings of the service: its server and its hooks, its access tokens,
 * the headers of its answers, and plain Fastify in the place of the contract. What the service costs beyond
 * this is its contract alone.
 */
export async function surroundedFromMemory({ settings, log, auth }: AppContext): Promise<FastifyInstance> {
  const { app, answerBroken } = createHttpServer(settings, log, new RequestLog(), TIMEOUTS)
  decorateRequests(app)
  app.addHook('onRoute', (route) => {
    const operationId = operationIds.find((id) => {
      const { method, url }: OperationDescription = operations[id]
      return method === route.method && url === route.url
    })
    if (operationId) route.config = { operation: operations[operationId], operationId }
  })
  app.addHook('onRequest', requireOneHost(answerBroken))
  app.addHook('onRequest', findOperation)
  app.addHook('onRequest', commonHeaders)
  await app.register(cors, corsOptions(settings))
  app.addHook('onRequest', refuseUnknownPath)
  app.addHook('onRequest', admitClients(auth, createRateLimits(undefined)))
  app.addHook('onRequest', permit)
  addAnswerHeaders(app)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    setLanguage(reply, 'en')
    done()
  })
  addMemoryRoutes(app)
  return app
}
