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
import { root } from './core/root.ts'
import { documents } from './http/documents.ts'
import { addDrain } from './http/drain.ts'
import { addHealth } from './http/health.ts'
import { addMetrics, createMetrics } from './http/metrics.ts'
import { observeRequests } from './http/observe.ts'
import { ownOrigin } from './http/origin.ts'
import { OutageLog } from './http/outage.ts'
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
  const first = memory && !tracing ? answerAtOnce(memory, admit, isPlain) : undefined
  const outages = new OutageLog(database, log)
  const requestLog = new RequestLog(metrics, tracing, outages)
  const { app } = await createHttpServer(settings, log, requestLog, timeouts, first)
  app.addHook('onClose', () => outages.close())
  observeRequests(app, database, metrics, tracing)
  const document = await readDocument()
  addDrain(app)
  endDeprecated(app, deprecations, clock)
  decorateRequests(app)
  noteRefusedAccess(app, auth.refusals)
  if (responseValidation !== 'off') await proveResponses(app, responseValidation, metrics)
  refuseOverload(app, overload)
  await mountPipeline(app, document, {
    admit: admitBy(admit),
    handleFor: createHandle(context, operations, timeouts.handler),
    memory,
    overload,
  })
  await app.register(documents, {
    root,
    document,
    publicUrl: ownOrigin(settings),
    hasConsole: settings.docsConsole,
  })
  addHealth(app, database)
  if (metrics && metricsToken !== undefined) addMetrics(app, metrics, metricsToken)
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return auth.jwks
  })
  return app
}
