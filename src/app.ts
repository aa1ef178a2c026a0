import type { FastifyInstance } from 'fastify'
import { deprecations as announced, type OperationId } from '../generated/operations.ts'
import type { AppContext } from './context.ts'
import { admitBy, createAdmission, decorateRequests } from './contract/admission.ts'
import { createAnswerMemory } from './contract/answer-memory.ts'
import { type Deprecations, endDeprecated } from './contract/deprecation.ts'
import { readDocument } from './contract/document.ts'
import { createHandle } from './contract/handle.ts'
import type { Handlers } from './contract/handler.ts'
import { refuseOverload, watchOverload } from './contract/overload.ts'
import { mountPipeline } from './contract/pipeline.ts'
import { proveResponses } from './contract/proof/proof.ts'
import { answerAtOnce } from './contract/recall.ts'
import { noteRefusedAccess } from './contract/refused-access.ts'
import { roomForClients } from './core/descriptors.ts'
import { root } from './core/root.ts'
import { documents } from './http/documents.ts'
import { addDrain } from './http/drain.ts'
import { addHealth } from './http/health.ts'
import { addMetrics, createMetrics } from './http/metrics.ts'
import { observeRequests } from './http/observe.ts'
import { ownOrigin } from './http/origin.ts'
import { limitProbes } from './http/probes.ts'
import { RequestLog } from './http/request-log.ts'
import { createHttpServer, TIMEOUTS, type Timeouts } from './http/server.ts'
import type { Tracing } from './http/tracing.ts'
import { createRateLimits } from './limits/limits.ts'
import { createdResults, handlers as ownHandlers } from './operations/index.ts'

/** What tests and measurements may replace. */
export interface AppParts {
  readonly handlers?: Handlers | undefined
  readonly timeouts?: Timeouts | undefined
  readonly deprecations?: Deprecations | undefined
  readonly tracing?: Tracing | undefined
}

/** The whole service as one Fastify instance, ready to listen. All that it uses is in `context`. */
export async function buildApp(
  context: AppContext,
  { handlers = ownHandlers, timeouts = TIMEOUTS, deprecations = announced, tracing }: AppParts = {},
): Promise<FastifyInstance> {
  const { settings, auth, clock, database, log } = context
  const { metricsToken, responseValidation } = settings
  const memory = createAnswerMemory(context.versions, settings)
  const metrics =
    metricsToken === undefined ? undefined : await createMetrics({ ...context, answers: memory })
  const operations = { handlers, createdResults: handlers === ownHandlers ? createdResults : {} }
  const overload = watchOverload(context, metrics)
  const limits = createRateLimits(settings.rateLimit ? context.rateLimitStore : undefined)
  const admit = createAdmission(auth, limits, overload)
  const isPlain = (id: OperationId) => deprecations[id] === undefined
  // a trace tells of every step
  const first = tracing ? undefined : answerAtOnce(memory, admit, overload, isPlain)
  const room = roomForClients(database.kind === 'embedded' ? undefined : settings.databasePoolSize)
  const requestLog = new RequestLog(metrics, tracing)
  const { app } = await createHttpServer({ ...settings, room }, log, requestLog, timeouts, first)
  observeRequests(app, database, metrics, tracing)
  const document = await readDocument()
  addDrain(app)
  endDeprecated(app, deprecations, clock)
  decorateRequests(app)
  noteRefusedAccess(app, auth.refusals)
  if (responseValidation !== 'off') await proveResponses(app, responseValidation, metrics)
  refuseOverload(app, overload, isPlain)
  await mountPipeline(app, document, {
    admit: admitBy(admit),
    handleFor: createHandle(context, operations, overload, timeouts.handler),
    memory,
  })
  await app.register(documents, {
    root,
    document,
    publicUrl: ownOrigin(settings),
    hasConsole: settings.docsConsole,
  })
  await app.register(async (probes) => {
    if (settings.rateLimit) limitProbes(probes)
    addHealth(probes, database)
    if (metrics && metricsToken !== undefined) addMetrics(probes, metrics, metricsToken)
  })
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return auth.jwks
  })
  return app
}
