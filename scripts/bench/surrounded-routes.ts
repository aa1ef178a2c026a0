import type { FastifyInstance } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import { operations } from '../../generated/operations.ts'
import { NOBODY, principalsOf } from '../../src/auth/authenticate.ts'
import type { AppContext } from '../../src/context.ts'
import { admitBy, createAdmission, decorateRequests } from '../../src/contract/admission.ts'
import { operationIds } from '../../src/contract/mount.ts'
import { ApiError } from '../../src/core/errors.ts'
import { setLanguage } from '../../src/http/language.ts'
import { RequestLog } from '../../src/http/request-log.ts'
import { createHttpServer, TIMEOUTS } from '../../src/http/server.ts'
import { createRateLimits } from '../../src/limits/limits.ts'
import { addAnswerHeaders, addMemoryRoutes } from './reference-routes.ts'

/**
 * The routes of `fromMemory` in the surroundings of the service: its server and its hooks, its access tokens,
 * the headers of its answers, and plain Fastify in the place of the contract. What the service costs beyond
 * this is its contract alone.
 */
export async function surroundedFromMemory({ settings, log, auth }: AppContext): Promise<FastifyInstance> {
  const { app } = await createHttpServer(settings, log, new RequestLog(), TIMEOUTS)
  decorateRequests(app)
  app.addHook('onRequest', admitBy(createAdmission(auth, createRateLimits(undefined))))
  app.addHook('onRoute', (route) => {
    const operationId = operationIds.find((id) => {
      const { method, url }: OperationDescription = operations[id]
      return method === route.method && url === route.url
    })
    if (operationId) route.config = { operation: operations[operationId], operationId }
  })
  app.addHook('preHandler', (request, _reply, done) => {
    const isPublic = request.method === 'GET'
    done(
      isPublic || principalsOf(request.authentication ?? NOBODY).length > 0
        ? undefined
        : new ApiError('authentication_required'),
    )
  })
  addAnswerHeaders(app)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    setLanguage(reply, 'en')
    done()
  })
  addMemoryRoutes(app)
  return app
}
