import type { ErrorCode, RateLimitName } from '../../generated/operations.ts'
import type { Role, Scope } from '../context.ts'
import type { SanitizePlan } from './sanitize-plan.ts'

/** One way to be let in: a security scheme and the least role, or the scope, that it must bring. */
export type SecurityRequirement =
  | { readonly scheme: 'bearerAuth'; readonly role: Role }
  | { readonly scheme: 'apiKeyAuth'; readonly scope: Scope }

/** Parameters that are numbers, by name. */
export type NumberParameters = Readonly<Record<string, 'integer' | 'number'>>

/** What the server needs to know of an operation, derived from `openapi.yaml` by `npm run generate`. */
export interface OperationDescription {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in the document: `/api/products/{productId}`. */
  readonly path: string
  /** As Fastify's router wants it: `/api/products/:productId`. */
  readonly url: string
  readonly tag: string
  /** Alternatives; empty: public. */
  readonly security: readonly SecurityRequirement[]
  /** A class of `x-rate-limits`. */
  readonly rateLimit: RateLimitName
  /** Bytes; `null`: the operation takes no body. */
  readonly maxBodyBytes: number | null
  /** Takes an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** The one 2xx status of the operation. */
  readonly successStatus: number
  /** Lower-case names of the headers that the success response documents. */
  readonly successHeaders: readonly string[]
  /** The codes of the errors that it documents, sorted. */
  readonly refusals: readonly ErrorCode[]
  /** The parameters that are numbers. */
  readonly numbers: { readonly path: NumberParameters; readonly query: NumberParameters }
  readonly sanitize: {
    readonly path: SanitizePlan
    readonly query: SanitizePlan
    readonly body: SanitizePlan
  }
}

/** `limit` requests in `window` seconds. */
export interface RateLimitClass {
  readonly limit: number
  readonly window: number
}
