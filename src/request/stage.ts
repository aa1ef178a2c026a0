import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyCorsOptions } from '@fastify/cors'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onErrorHookHandler,
  onRequestHookHandler,
  onSendHookHandler,
  preValidationHookHandler,
} from 'fastify'
import type { Deprecation, OperationId, Table } from '../../generated/operations.ts'
import type { TableVersions } from '../database/changes/changes.ts'
import type { Clock } from '../domain/clock.ts'
import type { Connections } from '../http/connections.ts'
import type { Observation } from '../http/observability/observe.ts'
import type { RequestLog } from '../http/observability/request-log.ts'
import type { RejectBroken } from '../http/protocol.ts'
import type { Auth } from '../identity/auth.ts'
import type { DeniedAttempts } from '../identity/denied-attempts.ts'
import type { RateLimits } from '../limits/limits.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Call } from './call.ts'
import type { HandlerRunner } from './handler-runner.ts'
import type { Idempotency } from './idempotency/idempotency.ts'
import type { LoadShedding } from './load-shedding.ts'
import type { ContractBackend } from './openapi/backend.ts'
import type { ApiResponse } from './response.ts'
import type { UploadSettings } from './uploads/uploads.ts'

/** The deprecated operations. */
export type Deprecations = Readonly<Partial<Record<OperationId, Deprecation>>>

/** What stages depend on. Each stage names the few that it uses; a server that lacks them omits the stage. */
export interface Services {
  readonly requestLog: RequestLog
  readonly connections: Connections
  readonly rejectBroken: RejectBroken
  readonly cors: FastifyCorsOptions
  readonly backend: ContractBackend
  readonly clock: Clock
  readonly observation?: Observation | undefined
  readonly deprecations?: Deprecations | undefined
  /** Verifies credentials. */
  readonly auth?: Pick<Auth, 'principals' | 'apiKeys' | 'previews' | 'forget'> | undefined
  readonly rateLimits?: RateLimits | undefined
  /** For routes outside of the contract. Each process counts for itself. */
  readonly otherRateLimits?: RateLimits | undefined
  readonly responseCache?: ResponseCache | undefined
  readonly loadShedding?: LoadShedding | undefined
  /** How long a JSON body may take to arrive, in milliseconds. */
  readonly bodyTimeout?: number | undefined
  /** Undefined for a server that stores no files. */
  readonly uploads?: UploadSettings | undefined
  /** The time limit of a handler, in milliseconds. */
  readonly handlerTimeout?: number | undefined
  readonly tableVersions?: Pick<TableVersions, 'haveChanged'> | undefined
  /** Tables that operations change besides those that the contract names. */
  readonly declaredChanges?: Readonly<Partial<Record<OperationId, readonly Table[]>>> | undefined
  readonly idempotency?: Idempotency | undefined
  readonly handlers?: HandlerRunner | undefined
  readonly deniedAttempts?: DeniedAttempts | undefined
  readonly responseValidation?: onSendHookHandler | undefined
  /** Called when the server begins to close, to end long-polling requests. */
  readonly endWaits?: (() => Promise<void>) | undefined
  /** Called when the server closes, after the last response. */
  readonly close?: (() => Promise<void>) | undefined
}

export type Next = (call: Call) => Promise<ApiResponse>

/** The points at which stages run, and the type of function that each runs there. */
export interface Runs {
  /** A client opened a connection. */
  readonly connection: (socket: Socket) => void
  /** Node parsed the head of a request; `next` passes it to Fastify. */
  readonly request: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Fastify matched a route. */
  readonly route: (request: FastifyRequest) => void
  readonly onRequest: onRequestHookHandler
  /** A Fastify plugin whose hook runs in `onRequest`. */
  readonly plugin: (app: FastifyInstance) => PromiseLike<unknown>
  /** The body was read. */
  readonly preValidation: preValidationHookHandler
  /** Wraps the stages that follow it in an operation: calls `next`, or responds itself. */
  readonly operation: (next: Next) => Next
  readonly respond: (response: ApiResponse, request: FastifyRequest, reply: FastifyReply) => FastifyReply
  readonly onError: onErrorHookHandler
  readonly onSend: onSendHookHandler
  /** The response was sent; or, with an error, the client left before. */
  readonly completed: (error: Error | undefined, request: FastifyRequest, reply: FastifyReply) => void
}

/** One step in the processing of a request. `run` returns undefined for a server that omits the stage. */
export type Stage = {
  readonly [Point in keyof Runs]: {
    readonly name: string
    readonly at: Point
    readonly run: (services: Services) => Runs[Point] | undefined
  }
}[keyof Runs]
