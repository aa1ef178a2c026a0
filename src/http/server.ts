import cors from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { corsOptions } from '../config/cors.ts'
import type { Settings } from '../config/settings.ts'
import { ApiError } from '../core/errors.ts'
import { sendError } from './error-handler.ts'
import {
  addCommonHeaders,
  answerBrokenRequest,
  answerForNode,
  endConnectionsOnClose,
  refuseAddresses,
  refusePlainOptions,
} from './protocol.ts'
import { requestId } from './request-id.ts'
import type { RequestLog } from './request-log.ts'

/** Milliseconds. */
export interface Timeouts {
  /** That a client has to send a request. */
  readonly request: number
  /** That a handler has for its answer, once the request is there. */
  readonly handler: number
}

export const TIMEOUTS: Timeouts = { request: 30_000, handler: 30_000 }
/** How often requests that are late are looked for. */
const LATE_CHECK_INTERVAL = 5_000
/** Longer than the idle timeout of common load balancers, so that it is they who close connections. */
const KEEP_ALIVE_TIMEOUT = 72_000
const DEFAULT_BODY_LIMIT = 65_536
/** Longer path parameters than any operation takes still get its own answer. */
const MAX_PARAM_LENGTH = 2_000

/** Fastify with all that surrounds the operations: the envelope for every error, the edges of the protocol, CORS. */
export async function createHttpServer(
  settings: Pick<Settings, 'corsOrigins' | 'trustProxy'>,
  log: FastifyBaseLogger,
  requestLog: RequestLog,
  timeouts: Timeouts,
): Promise<{ readonly app: FastifyInstance }> {
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
  // before a body is read: what is sent to nowhere is not looked at
  app.addHook('onRequest', ({ is404 }, _reply, done) => done(is404 ? new ApiError('not_found') : undefined))
  // not the bare instance: it is thenable, and awaiting it would start it
  return { app }
}

function proxiesOf(trusted: Settings['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  return trusted && [...trusted]
}
