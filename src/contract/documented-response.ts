import type { ValidateFunction } from 'ajv'

/** What the document says of one header of a response. */
export interface DocumentedHeader {
  readonly required: boolean
  /** Its schema is that of an integer: the text is read as one. */
  readonly isInteger: boolean
  readonly validate: ValidateFunction
}

/** What the document says of one response of an operation, derived by `npm run generate`. */
export interface DocumentedResponse {
  /** `null`: the response has no body. */
  readonly body: ValidateFunction | null
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, DocumentedHeader>>
}
