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

/** The operations that have an end. */
export type Deprecations = Readonly<Partial<Record<OperationId, Deprecation>>>

/** What stages need. A stage names the few that are its own, and is left out of a server that lacks one. */
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
  readonly auth?: Pick<Auth, 'principals' | 'apiKeys' | 'forget'> | undefined
  readonly rateLimits?: RateLimits | undefined
  /** The limits of routes that are no operation; each process counts for itself. */
  readonly otherRateLimits?: RateLimits | undefined
  readonly responseCache?: ResponseCache | undefined
  readonly loadShedding?: LoadShedding | undefined
  /** Milliseconds that a handler has. */
  readonly handlerTimeout?: number | undefined
  readonly tableVersions?: Pick<TableVersions, 'haveChanged'> | undefined
  /** What operations change that are not of a resource themselves. */
  readonly furtherChanges?: Readonly<Partial<Record<OperationId, readonly Table[]>>> | undefined
  readonly idempotency?: Idempotency | undefined
  readonly handlers?: HandlerRunner | undefined
  readonly deniedAttempts?: DeniedAttempts | undefined
  readonly responseValidation?: onSendHookHandler | undefined
  /** Called once all requests are answered. */
  readonly close?: (() => Promise<void>) | undefined
}

export type Next = (call: Call) => Promise<ApiResponse>

/** Where in a request a stage works, and what it runs there. */
export interface Runs {
  /** A client has opened a connection. */
  readonly connection: (socket: Socket) => void
  /** Node has read the head of a request; `next` hands it to Fastify. */
  readonly request: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Fastify has matched a route. */
  readonly route: (request: FastifyRequest) => void
  readonly onRequest: onRequestHookHandler
  /** A plugin of Fastify, whose hook works in `onRequest`. */
  readonly plugin: (app: FastifyInstance) => PromiseLike<unknown>
  /** The body has been read. */
  readonly preValidation: preValidationHookHandler
  /** Around the rest of the stages of an operation: each calls `next`, or answers in its place. */
  readonly operation: (next: Next) => Next
  readonly respond: (response: ApiResponse, request: FastifyRequest, reply: FastifyReply) => FastifyReply
  readonly onError: onErrorHookHandler
  readonly onSend: onSendHookHandler
  /** The response was sent, or its client has left, which is the error. */
  readonly completed: (error: Error | undefined, request: FastifyRequest, reply: FastifyReply) => void
}

/** One step on the way of each request. `run` returns undefined for a server that does without the stage. */
export type Stage = {
  readonly [Point in keyof Runs]: {
    readonly name: string
    readonly at: Point
    readonly run: (services: Services) => Runs[Point] | undefined
  }
}[keyof Runs]
