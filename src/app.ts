import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { AppContext } from './context.ts'
import { deprecationsOf } from './contract/deprecation.ts'
import { readDocument } from './contract/document.ts'
import type { Handlers } from './contract/handler.ts'
import { mountOperations } from './contract/mount.ts'
import { createServe } from './contract/serve.ts'
import { admitRequests } from './http/admission.ts'
import { endDeprecated } from './http/deprecation.ts'
import { documents } from './http/documents.ts'
import { addHealth } from './http/health.ts'
import { addMetrics, createMetrics } from './http/metrics.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { RequestLog } from './http/request-log.ts'
import { proveResponses } from './http/response-proof.ts'
import { createHttpServer, TIMEOUTS, type Timeouts } from './http/server.ts'
import { handlers as productHandlers } from './operations/index.ts'
import { root } from './root.ts'

/** The whole service as one Fastify instance, ready to listen. It opens nothing that `context` does not hold. */
export async function buildApp(
  context: AppContext,
  handlers: Handlers = productHandlers,
  timeouts: Timeouts = TIMEOUTS,
  contract?: OpenAPIV3_1.Document,
): Promise<FastifyInstance> {
  const { settings, auth, database, log } = context
  const { metricsToken, responseValidation } = settings
  const metrics = metricsToken === undefined ? undefined : await createMetrics()
  const requestLog = new RequestLog(metrics)
  const { app } = await createHttpServer(settings, log, requestLog, timeouts)
  const document = contract ?? (await readDocument())
  endDeprecated(app, deprecationsOf(document), context.clock)
  admitRequests(app, auth, createRateLimits(settings.rateLimit ? context.rateLimitStore : undefined))

  if (responseValidation !== 'off') await proveResponses(app, responseValidation, metrics)
  await mountOperations(app, document, createServe(context, handlers, timeouts.handler))
  await app.register(documents, {
    root,
    document,
    publicUrl: settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
  })
  addHealth(app, database)
  if (metrics && metricsToken !== undefined) addMetrics(app, metrics, metricsToken)
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return auth.jwks
  })
  return app
}
