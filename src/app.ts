import type { FastifyInstance } from 'fastify'
import { deprecations as announced } from '../generated/operations.ts'
import { corsOptions } from './config/cors.ts'
import type { AppContext } from './context.ts'
import { createAnswerMemory } from './contract/answer-memory.ts'
import { readDocument } from './contract/document.ts'
import type { Handlers } from './contract/handler.ts'
import { watchOverload } from './contract/overload.ts'
import { proveResponses } from './contract/proof/proof.ts'
import { admitClients } from './contract/stops/admit.ts'
import { noteRefusedAccess } from './contract/stops/denied.ts'
import { type Deprecations, endDeprecated } from './contract/stops/ended.ts'
import { handleBy } from './contract/stops/handle.ts'
import { recallAnswer } from './contract/stops/kept-answer.ts'
import { limitOthers } from './contract/stops/others.ts'
import { makeRoom } from './contract/stops/room.ts'
import { layWay } from './contract/way.ts'
import { roomForClients } from './core/descriptors.ts'
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
  const outages = new OutageLog(database, log)
  const requestLog = new RequestLog(metrics, tracing, outages)
  const room = roomForClients(database.kind === 'embedded' ? undefined : settings.databasePoolSize)
  const server = createHttpServer({ ...settings, room }, log, requestLog, timeouts)
  const { app } = server
  const document = await readDocument()
  addDrain(app)
  await layWay(server, document, {
    corsOptions: corsOptions(settings),
    limitOthers: settings.rateLimit ? limitOthers() : undefined,
    observation: observeRequests(database, metrics, tracing),
    ending: endDeprecated(deprecations, clock),
    admit: admitClients(auth, limits, overload),
    recallAnswer: memory && recallAnswer(memory),
    room: makeRoom(overload, memory),
    handleFor: handleBy(context, operations, memory, timeouts.handler),
    noteRefused: noteRefusedAccess(auth.refusals),
    prove: responseValidation === 'off' ? undefined : await proveResponses(log, responseValidation, metrics),
    close: () => outages.close(),
  })
  await app.register(documents, {
    root,
    document,
    publicUrl: ownOrigin(settings),
    sourceUrl: settings.sourceUrl,
    hasConsole: settings.docsConsole,
    durations: settings,
  })
  addHealth(app, database)
  if (metrics && metricsToken !== undefined) addMetrics(app, metrics, metricsToken)
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return auth.jwks
  })
  return app
}
