import type { FastifyInstance } from 'fastify'
import { deprecations as announced } from '../generated/operations.ts'
import { roomForClients } from './base/process.ts'
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
import { createOutageLog } from './http/outage.ts'
import { createHttpServer, TIMEOUTS, type Timeouts } from './http/server.ts'
import { createRateLimits } from './limits/limits.ts'
import type { Handlers } from './request/handler.ts'
import { createAnswerMemory } from './request/memory/answer-memory.ts'
import { readDocument } from './request/openapi/document.ts'
import { proveResponses } from './request/openapi/proof/proof.ts'
import { watchOverload } from './request/overload.ts'
import { admitClients } from './request/stops/admit.ts'
import { type Deprecations, endDeprecated } from './request/stops/ended.ts'
import { recallAnswer } from './request/stops/kept-answer.ts'
import { noteDeniedAccess } from './request/stops/note-denied.ts'
import { limitOthers } from './request/stops/others.ts'
import { makeRoom } from './request/stops/room.ts'
import { runHandlers } from './request/stops/run-handler.ts'
import { layWay } from './request/way.ts'
import { createdResults, furtherChanges, handlers as ownHandlers } from './resources/index.ts'

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
  const operations = {
    handlers,
    createdResults: handlers === ownHandlers ? createdResults : {},
    furtherChanges,
  }
  const overload = watchOverload(context, metrics)
  const limits = createRateLimits(settings.rateLimit ? context.rateLimitStore : undefined)
  const outages = createOutageLog(database, log)
  const requestLog = new RequestLog({ metrics, tracing, outages })
  const room = roomForClients(database.kind === 'embedded' ? undefined : settings.databasePoolSize)
  const server = createHttpServer({ ...settings, room }, log, requestLog, timeouts)
  const { app } = server
  const document = await readDocument()
  await layWay(server, document, {
    corsOptions: corsOptions(settings),
    limitOthers: settings.rateLimit ? limitOthers() : undefined,
    observation: observeRequests(database, metrics, tracing),
    ending: endDeprecated(deprecations, clock),
    admit: admitClients(auth, limits, overload),
    recallAnswer: memory && recallAnswer(memory),
    room: makeRoom(overload, memory),
    handleFor: runHandlers(context, operations, memory, timeouts.handler),
    noteDenied: noteDeniedAccess(auth.deniedAttempts),
    prove: responseValidation === 'off' ? undefined : await proveResponses(log, responseValidation, metrics),
    close: outages.close,
  })
  await app.register(documents, { root, document, publicUrl: ownOrigin(settings), settings })
  addHealth(app, database, server.connections)
  if (metrics && metricsToken !== undefined) addMetrics(app, metrics, metricsToken)
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return auth.jwks
  })
  return app
}
