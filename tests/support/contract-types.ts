import type { OperationId } from '../../generated/operations.ts'

/** A JSON Schema (2020-12) without references. */
export type Schema = Readonly<Record<string, unknown>>

export interface DocumentedHeader {
  /** Lower case. */
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
  readonly example: unknown
}

export interface DocumentedJson {
  /** Whether it is the form of an upload, whose file is written as its name. */
  readonly isForm?: boolean
  readonly schema: Schema
  /** The schema of the response to a request with `fields`. */
  readonly partial: Schema | undefined
  /** Values by name. */
  readonly examples: Readonly<Record<string, unknown>>
}

export interface DocumentedResponse {
  readonly status: number
  /** The codes of the errors with this response: `x-error-codes`. */
  readonly codes: readonly string[]
  readonly headers: readonly DocumentedHeader[]
  /** Undefined: the response has no body. */
  readonly json: DocumentedJson | undefined
}

export interface DocumentedParameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Schema
  readonly example: unknown
}

/** One alternative of `security`: a scheme, and the roles or scopes that it requires. */
export interface DocumentedSecurity {
  readonly scheme: string
  readonly needs: readonly string[]
}

export interface DocumentedOperation {
  readonly id: OperationId
  /** Upper case. */
  readonly method: string
  readonly path: string
  /** Needs no credential. */
  readonly isPublic: boolean
  /** Alternatives; for a public operation, the credentials that see more. */
  readonly security: readonly DocumentedSecurity[]
  readonly rateLimit: string
  readonly parameters: readonly DocumentedParameter[]
  readonly body: DocumentedJson | undefined
  readonly responses: readonly DocumentedResponse[]
}
