import type { FastifyRequest } from 'fastify'
import type { Language, OperationDescription, OperationId } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { AccessRecheck } from '../identity/access/recheck.ts'
import type { Write } from './writes.ts'

/** A request for an operation, and what the stages have made of it so far. */
export interface Call {
  readonly request: FastifyRequest
  readonly id: OperationId
  readonly operation: OperationDescription
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly language: Language
  /** The moment of the request: every time that it writes is this one. */
  readonly now: Date
  /** Undefined for reads, and for operations that are open to all. */
  readonly recheck: AccessRecheck | undefined
  /** What to do once the response is certain. */
  readonly afterCommit: (() => void)[]
  /** A transaction in which access was confirmed, where the request has one. */
  readonly transaction?: Prisma.TransactionClient
  /** What writes the one row, where nothing else is written. */
  readonly write?: Write
}
