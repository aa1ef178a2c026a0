import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language, OperationDescription, OperationId } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { AccessRecheck } from '../identity/access/recheck.ts'
import type { Write } from './writes.ts'

/** A request for an operation, with the results of the stages so far. */
export interface Call {
  readonly request: FastifyRequest
  /** For headers that an error has, too. */
  readonly reply: FastifyReply
  readonly id: OperationId
  readonly operation: OperationDescription
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly language: Language
  /** The time of the request. Every timestamp that it writes has this value. */
  readonly now: Date
  /** Undefined for reads and for anonymous clients. */
  readonly recheck: AccessRecheck | undefined
  /** Tasks to run once the outcome is certain. */
  readonly afterCommit: (() => void)[]
  /** For long polling: ends the turn of the client in its queue, because the wait begins. */
  readonly waiting?: { readonly left: Promise<void>; readonly begin: () => void }
  /** The transaction of the request, if it has one; access was confirmed in it. */
  readonly transaction?: Prisma.TransactionClient
  /** Writes the single row of a create, and the record of its `Idempotency-Key` with it. */
  readonly write?: Write
}
