import { randomUUID } from 'node:crypto'
import { compile } from '@fastify/proxy-addr'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { CorsSettings } from '../config/cors.ts'
import type { Settings } from '../config/settings.ts'
import { refuse } from '../domain/errors.ts'
import { withoutPort } from '../limits/addresses.ts'
import { Connections, closeStalledConnections } from './connections.ts'
import { isBrokenOff, sendError } from './error-handler.ts'
import type { RequestLog } from './observability/request-log.ts'
import { brokenRequestHandler, letAppRead, respondForNode, unreadableUrlHandler } from './protocol.ts'

/** In milliseconds. */
export interface Timeouts {
  /** How long a client can take to send a request. */
  readonly request: number
  /** How long a client can take to upload a file; if absent, as long as for any request. */
  readonly upload?: number
  /** How long a handler can take to respond, once the request has arrived. */
  readonly handler: number
  /** How long a client can go without reading any of the response. */
  readonly unread: number
}

export const TIMEOUTS: Timeouts = { request: 30_000, upload: 600_000, handler: 30_000, unread: 60_000 }
const LATE_CHECK_INTERVAL = 5_000
/** Longer than the idle timeout of common load balancers, so that they close connections first. */
const KEEP_ALIVE_TIMEOUT = 72_000
const DEFAULT_BODY_LIMIT = 65_536
/** Path parameters that are too long reach the validator of their operation up to this length. */
const MAX_PARAM_LENGTH = 2_000

/** Fastify with the envelope for every error, even before there is a request, and what the stages need. */
export function createHttpServer(
  settings: Pick<Settings, 'trustProxy'> & CorsSettings & { readonly connectionLimit?: number },
  log: FastifyBaseLogger,
  requestLog: RequestLog,
  timeouts: Timeouts,
) {
  const rejectBroken = brokenRequestHandler(requestLog, log, settings)
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: requestLog,
    // unique, whatever clients send
    genReqId: () => randomUUID(),
    trustProxy: proxiesOf(settings.trustProxy),
    bodyLimit: DEFAULT_BODY_LIMIT,
    requestTimeout: Math.max(timeouts.request, timeouts.upload ?? 0),
    http: {
      // Node limits headers by the shorter of these two timeouts, and the whole request by the longer
      headersTimeout: timeouts.request,
      requireHostHeader: false,
      connectionsCheckingInterval: Math.min(LATE_CHECK_INTERVAL, timeouts.request),
    },
    // without traffic in either direction; longer than a handler can take
    connectionTimeout: timeouts.unread,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    // a connection that is being closed still gets its response, in the envelope
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: unreadableUrlHandler(requestLog, settings),
    clientErrorHandler: rejectBroken,
  })
  // their size is limited already; above a maximum count, Node silently drops headers, even those of a proxy
  app.server.maxHeadersCount = 0
  app.setErrorHandler((error, request, reply) => {
    // there is no client to read a response
    if (isBrokenOff(error)) requestLog.requestCompleted(error, request, reply)
    else {
      letAppRead(request, reply, settings)
      sendError(error, request, reply, requestLog)
    }
  })
  app.setNotFoundHandler(() => refuse('not_found'))
  app.removeContentTypeParser('text/plain')

  respondForNode(app, rejectBroken)
  closeStalledConnections(app, log)
  const connections = new Connections(app, log, settings.connectionLimit ?? Infinity)
  return { app, requestLog, rejectBroken, connections }
}

function proxiesOf(trusted: Settings['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  if (!trusted) return false
  const isTrusted = compile([...trusted])
  return (address, hop) => isTrusted(withoutPort(address), hop)
}
