import cors from '@fastify/cors'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  type onRequestHookHandler,
} from 'fastify'
import { corsOptions } from '../config/cors.ts'
import type { Settings } from '../config/settings.ts'
import { ApiError } from '../core/errors.ts'
import { isBrokenOff, sendError } from './error-handler.ts'
import { type Count, limitOthers } from './probes.ts'
import {
  addCommonHeaders,
  answerBrokenRequests,
  answerForNode,
  closeStalledConnections,
  endConnectionsOnClose,
  refuseAddresses,
  refusePlainOptions,
  refuseTwoHosts,
} from './protocol.ts'
import { newRequestId } from './request-id.ts'
import type { RequestLog } from './request-log.ts'

/** Milliseconds. */
export interface Timeouts {
  /** For a client to send a request. */
  readonly request: number
  /** For a handler to answer, once the request is there. */
  readonly handler: number
  /** For a client to take something of its answer. */
  readonly unread: number
}

export const TIMEOUTS: Timeouts = { request: 30_000, handler: 30_000, unread: 60_000 }
/** How often to look for late requests. */
const LATE_CHECK_INTERVAL = 5_000
/** Longer than the idle timeout of common load balancers, so that they close connections first. */
const KEEP_ALIVE_TIMEOUT = 72_000
const DEFAULT_BODY_LIMIT = 65_536
/** Path parameters that are too long still reach the validator of their operation, up to this length. */
const MAX_PARAM_LENGTH = 2_000

/**
 * Fastify with what surrounds the operations: the envelope for errors, the edges of the protocol, CORS.
 *
 * @param first runs before any header is set, and may answer by itself
 */
export async function createHttpServer(
  settings: Pick<Settings, 'corsOrigins' | 'trustProxy'> & Partial<Pick<Settings, 'rateLimit'>>,
  log: FastifyBaseLogger,
  requestLog: RequestLog,
  timeouts: Timeouts,
  first: onRequestHookHandler = (_request, _reply, done) => done(),
): Promise<{ readonly app: FastifyInstance }> {
  const answerBroken = answerBrokenRequests(requestLog, log)
  const count: Count = settings.rateLimit ? limitOthers() : async () => {}
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: requestLog,
    genReqId: newRequestId,
    trustProxy: proxiesOf(settings.trustProxy),
    bodyLimit: DEFAULT_BODY_LIMIT,
    requestTimeout: timeouts.request,
    http: {
      // Node limits headers by the shorter of these two timeouts, and the whole request by the longer
      headersTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(LATE_CHECK_INTERVAL, timeouts.request),
    },
    // without a byte in either direction; longer than a handler may take
    connectionTimeout: timeouts.unread,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    // a connection that is being closed still gets its answer, in the envelope
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: refuseAddresses(requestLog),
    clientErrorHandler: answerBroken,
  })
  app.setErrorHandler((error, request, reply) => {
    // nobody is there to read an answer
    if (isBrokenOff(error)) requestLog.requestCompleted(error, request, reply)
    else sendError(error, request, reply, requestLog)
  })
  app.setNotFoundHandler(() => {
    throw new ApiError('not_found')
  })
  app.removeContentTypeParser('text/plain')

  answerForNode(app, answerBroken)
  endConnectionsOnClose(app)
  closeStalledConnections(app, log)
  refuseTwoHosts(app, answerBroken)
  app.addHook('onRequest', first)
  addCommonHeaders(app)
  refusePlainOptions(app, count)
  await app.register(cors, corsOptions(settings))
  // before a body is read: what is sent to nowhere is not looked at
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.operation) return done()
    const next = () => done(request.is404 ? new ApiError('not_found') : undefined)
    count(request, reply).then(next, done)
  })
  // not the instance itself: it is thenable, and to await it would start it
  return { app }
}

function proxiesOf(trusted: Settings['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  return trusted && [...trusted]
}
