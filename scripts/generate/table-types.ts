import type { ErrorCode, RateLimitName, Role, Scope, Table } from '../../generated/operations.ts'

/*
 * Copied into generated/operations.ts in front of the table, which it describes: `generated/` imports nothing
 * of the sources.
 */

/** One way to be let in: a security scheme and the least role, or all the scopes, that it must bring. */
export type SecurityRequirement =
  | { readonly scheme: 'bearerAuth'; readonly role: Role }
  | { readonly scheme: 'apiKeyAuth'; readonly scopes: readonly [Scope, ...Scope[]] }
  | { readonly scheme: 'previewToken' }

/**
 * The types of the parameters that are no texts, by name. Commas separate the values of `integers` and
 * `texts`; `repeated` texts can contain commas, so each has a parameter of its own.
 */
export type ParameterTypes = Readonly<
  Record<string, 'integer' | 'number' | 'boolean' | 'integers' | 'texts' | 'repeated'>
>

/** How the strings of a value are sanitised. Whatever a plan does not name is plain text, at every depth. */
export type SanitizePlan =
  | 'text'
  | 'html'
  | 'secret'
  | { readonly properties?: Readonly<Record<string, SanitizePlan>>; readonly items?: SanitizePlan }

/** The announced end of an operation: `x-deprecation` in the document. */
export interface Deprecation {
  /** RFC 3339, as `sunset`. */
  readonly since: string
  readonly sunset: string
  /** The path of the operation that replaces it, with parameters of the same names. */
  readonly successor?: string
  /** Where people read about it. */
  readonly link?: string
}

/** `limit` requests in `window` seconds. */
export interface RateLimitClass {
  readonly limit: number
  readonly window: number
}

/** The properties of a body that may also be sent as texts: the pattern of such a text, by name. */
export type NumericStrings = { readonly [property: string]: string | NumericStrings }

/** What the server needs to know of an operation. */
export interface OperationDescription {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in the document: `/api/products/{productId}`. */
  readonly path: string
  /** As Fastify's router wants it: `/api/products/:productId`. */
  readonly url: string
  readonly tag: string
  /** Needs no credential. */
  readonly isPublic: boolean
  /** Alternatives; of a public operation, those that see more. */
  readonly security: readonly SecurityRequirement[]
  /** A class of `x-rate-limits`. */
  readonly rateLimit: RateLimitName
  /** The list in the body whose items count as one request each. */
  readonly rateLimitItems: string | null
  /** Takes a file, as the form of an upload. */
  readonly takesFile: boolean
  /** Bytes; `null`: the operation takes no body. */
  readonly maxBodyBytes: number | null
  /** Fields and items that a right body can have at the most, at every depth. */
  readonly maxBodyValues: number
  /** What the answers depend on besides the request; none: on more than tables, so they are never kept. */
  readonly dependsOn: readonly Table[]
  /** What the operation changes. */
  readonly changes: readonly Table[]
  /** Takes an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** The one 2xx status of the operation. */
  readonly successStatus: number
  /** Lower-case names of the headers that the success response documents. */
  readonly successHeaders: readonly string[]
  /** `Location` without the id of the new record; `null` where no record is created. */
  readonly location: string | null
  /** The query parameter that takes a cursor: `since` resumes a feed; `null` where nothing is paged. */
  readonly cursorParameter: 'cursor' | 'since' | null
  /** The codes that its error responses document. */
  readonly refusals: readonly ErrorCode[]
  /** The parameters of the query in which `me` stands for the authenticated user. */
  readonly currentUser: readonly string[]
  /** The parameters whose several values are those of another, by its name. */
  readonly several: Readonly<Record<string, string>>
  /** The parameters that are read from texts. */
  readonly parameterTypes: { readonly path: ParameterTypes; readonly query: ParameterTypes }
  /** The properties of the body that may be sent as texts that hold a number. */
  readonly numericStrings: NumericStrings
  readonly sanitize: {
    readonly path: SanitizePlan
    readonly query: SanitizePlan
    readonly body: SanitizePlan
  }
}
