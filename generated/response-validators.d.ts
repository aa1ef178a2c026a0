// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv'
import type { OperationId } from './operations.ts'

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
  /** That of records with the fields that the request asks for. */
  readonly partial?: ValidateFunction
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, DocumentedHeader>>
}

/** What each operation may answer, by status. */
export declare const documentedResponses: Readonly<
  Record<OperationId, Readonly<Record<number, DocumentedResponse>>>
>
