// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { DocumentedResponse } from '../src/contract/documented-response.ts'
import type { OperationId } from './operations.ts'

/** What each operation may answer, by status. */
export declare const documentedResponses: Readonly<Record<OperationId, Readonly<Record<number, DocumentedResponse>>>>
