import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { corsOptions } from './config/cors.ts'
import type { AppContext } from './context.ts'
import { readDocument } from './contract/document.ts'
import type { Handlers } from './contract/handler.ts'
import { mountOperations } from './contract/mount.ts'
import { createServe } from './contract/serve.ts'
import { admitRequests } from './http/admission.ts'
import { documents } from './http/documents.ts'
import { sendError } from './http/error-handler.ts'
import { ApiError } from './http/errors.ts'
import { addHealth } from './http/health.ts'
import { addMetrics, createMetrics } from './http/metrics.ts'
import {
  addCommonHeaders,
  answerBrokenRequest,
  answerForNode,
  endConnectionsOnClose,
  refuseAddresses,
  refusePlainOptions,
} from './http/protocol.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { requestId } from './http/request-id.ts'
import { RequestLog } from './http/request-log.ts'
import { proveResponses } from './http/response-proof.ts'
import { handlers as productHandlers } from './operations/index.ts'
import { root } from './root.ts'

/** Milliseconds. */
export interface Timeouts {
  /** That a client has to send a request. */
  readonly request: number
  /** That a handler has for its answer, once the request is there. */
  readonly handler: number
}

const TIMEOUTS: Timeouts = { request: 30_000, handler: 30_000 }
/** How often requests that are late are looked for. */
const LATE_CHECK_INTERVAL = 5_000
/** Longer than the idle timeout of common load balancers, so that it is they who close connections. */
const KEEP_ALIVE_TIMEOUT = 72_000
const DEFAULT_BODY_LIMIT = 65_536
/** Longer path parameters than any operation takes still get its own answer. */
const MAX_PARAM_LENGTH = 2_000

/** The whole service as one Fastify instance, ready to listen. It opens nothing that `context` does not hold. */
export async function buildApp(
  context: AppContext,
  handlers: Handlers = productHandlers,
  timeouts = TIMEOUTS,
): Promise<FastifyInstance> {
  const { settings, auth, database, log } = context
  const { metricsToken, responseValidation } = settings
  const metrics = metricsToken === undefined ? undefined : createMetrics()
  const requestLog = new RequestLog(metrics)
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: requestLog,
    genReqId: requestId,
    trustProxy: proxiesOf(settings.trustProxy),
    bodyLimit: DEFAULT_BODY_LIMIT,
    requestTimeout: timeouts.request,
    http: {
      // Node takes the shorter one of the two for headers and the longer one for all of a request
      headersTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(LATE_CHECK_INTERVAL, timeouts.request),
    },
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    // a connection that is being closed still gets its answer, in the envelope
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: refuseAddresses(requestLog),
    clientErrorHandler: answerBrokenRequest,
  })
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(() => {
    throw new ApiError('not_found')
  })
  app.removeContentTypeParser('text/plain')

  answerForNode(app)
  endConnectionsOnClose(app)
  addCommonHeaders(app)
  refusePlainOptions(app)
  await app.register(cors, corsOptions(settings))
  admitRequests(app, auth, createRateLimits(settings.rateLimit ? context.rateLimitStore : undefined))

  if (responseValidation !== 'off') await proveResponses(app, responseValidation, metrics)
  await mountOperations(app, await readDocument(), createServe(context, handlers, timeouts.handler))
  await app.register(documents, {
    root,
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

function proxiesOf(
  trusted: AppContext['settings']['trustProxy'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  return trusted && [...trusted]
}
