import type { FastifyInstance } from 'fastify'
import { deprecations as announced } from '../generated/operations.ts'
import { requestValidators } from '../generated/validators.js'
import { connectionLimitFor } from './base/process.ts'
import { root } from './base/root.ts'
import { corsOptions } from './config/cors.ts'
import type { AppContext } from './context.ts'
import { documents } from './http/documents/documents.ts'
import { addHealth } from './http/health.ts'
import { addMetrics, createMetrics } from './http/observability/metrics.ts'
import { observeRequests } from './http/observability/observe.ts'
import { RequestLog } from './http/observability/request-log.ts'
import type { Tracing } from './http/observability/tracing.ts'
import { ownOrigin } from './http/origin.ts'
import { OutageLog } from './http/outage.ts'
import { createHttpServer, TIMEOUTS, type Timeouts } from './http/server.ts'
import { createRateLimits } from './limits/limits.ts'
import { memoryStore } from './limits/store.ts'
import { createResponseCache } from './request/cache/response-cache.ts'
import { addMediaRoutes } from './request/files/serve.ts'
import type { Handlers } from './request/handler.ts'
import { createHandlerRunner } from './request/handler-runner.ts'
import { Idempotency } from './request/idempotency/idempotency.ts'
import { createLoadShedding } from './request/load-shedding.ts'
import { mount } from './request/mount.ts'
import { ContractBackend } from './request/openapi/backend.ts'
import { readDocument } from './request/openapi/document.ts'
import { validateResponses } from './request/openapi/response-validation/response-validation.ts'
import { pipeline } from './request/pipeline.ts'
import type { Deprecations } from './request/stage.ts'
import { createdResults, declaredChanges, handlers as ownHandlers } from './resources/index.ts'

/** The parts that tests and benchmarks may replace. */
export interface AppOverrides {
  readonly handlers?: Handlers | undefined
  readonly timeouts?: Timeouts | undefined
  readonly deprecations?: Deprecations | undefined
  readonly tracing?: Tracing | undefined
}

/** The whole service as one Fastify instance, ready to listen. `context` has all of its dependencies. */
export async function buildApp(
  context: AppContext,
  { handlers = ownHandlers, timeouts = TIMEOUTS, deprecations = announced, tracing }: AppOverrides = {},
): Promise<FastifyInstance> {
  const { settings, auth, clock, database, log, secrets, versions } = context
  const { metricsToken, responseValidation } = settings
  const responseCache = createResponseCache(versions, settings)
  const metrics = metricsToken === undefined ? undefined : await createMetrics({ ...context, responseCache })
  const outages = new OutageLog(database, log)
  const connectionLimit = connectionLimitFor(
    database.kind === 'embedded' ? undefined : settings.databasePoolSize,
  )
  const requestLog = new RequestLog({ metrics, tracing, outages })
  const server = createHttpServer({ ...settings, connectionLimit }, log, requestLog, timeouts)
  const { app } = server
  const document = await readDocument()
  const runner = createHandlerRunner(
    { ...context, cursorKey: secrets.cursorKey },
    { handlers, createdResults: handlers === ownHandlers ? createdResults : {} },
  )
  await mount(app, pipeline, {
    ...server,
    cors: corsOptions(settings),
    backend: await new ContractBackend(document, requestValidators).init(),
    clock,
    observation: observeRequests(database, metrics, tracing),
    deprecations: Object.keys(deprecations).length > 0 ? deprecations : undefined,
    auth,
    rateLimits: createRateLimits(settings.rateLimit ? context.rateLimitStore : undefined),
    otherRateLimits: settings.rateLimit ? createRateLimits(memoryStore) : undefined,
    responseCache,
    loadShedding: createLoadShedding(context, metrics),
    bodyTimeout: timeouts.request,
    uploads: { maxBytes: settings.mediaMaxBytes, folder: context.media.storage.incoming },
    handlerTimeout: timeouts.handler,
    tableVersions: versions,
    declaredChanges,
    idempotency: new Idempotency(context, runner),
    handlers: runner,
    deniedAttempts: auth.deniedAttempts,
    responseValidation:
      responseValidation === 'off' ? undefined : await validateResponses(log, responseValidation, metrics),
    endWaits: () => context.events.close(),
    close: () => outages.close(),
  })
  await app.register(documents, { root, document, publicUrl: ownOrigin(settings), settings })
  addHealth(app, database, server.connections)
  addMediaRoutes(app, context)
  if (metrics && metricsToken !== undefined) addMetrics(app, metrics, metricsToken)
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return auth.jwks
  })
  return app
}
