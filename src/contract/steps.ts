import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { OperationId } from '../../generated/operations.ts'
import type { AnswerMemory } from './answer-memory.ts'
import type { MatchedRequest } from './backend.ts'
import type { Overload } from './overload.ts'
import type { Answer } from './response.ts'

/** Answers requests for one operation that are let in, sanitised and valid. */
export type Handle = (matched: MatchedRequest, request: FastifyRequest) => Promise<Answer>

/** The steps that differ between the service and its mock server. */
export interface Steps {
  readonly admit: onRequestAsyncHookHandler
  readonly handleFor: (id: OperationId) => Handle
  /** None: every answer is made. */
  readonly memory?: AnswerMemory | undefined
  /** None: every request is handled at once. */
  readonly overload?: Overload
}
