import { isDriverAdapterError, type Error as MappedError } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { Prisma } from '../../generated/prisma/client.ts'
import { toError } from '../base/guards.ts'

const { PrismaClientKnownRequestError: PrismaError } = Prisma

/** The error message of a pool whose connections are all in use. */
const NONE_FREE = 'timeout exceeded when trying to connect'

/** The embedded database has failed. Only a restart of the process helps. */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure'
  readonly reason: string

  /** @param cause if it was not PostgreSQL itself that failed */
  constructor(reason: string, cause?: Error) {
    super(`the embedded database has stopped: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * Whether a row with the same value exists. `constraint` is the name of the index in the database, such as
 * `products_sku_key`; without it, any unique constraint counts.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = violated(error, ['UniqueConstraintViolation'])
  return found !== undefined && (constraint === undefined || found === constraint)
}

/** The foreign key violated by a reference to a missing row, or by the deletion of a row in use. */
export function violatedReference(error: unknown): string | undefined {
  return violated(error, ['ForeignKeyConstraintViolation', 'RestrictViolation'])
}

/** The check constraint, or the trigger that acts like one, that a row violates. */
export function violatedCheck(error: unknown): string | undefined {
  const cause = adapterError(error)
  if (cause?.originalCode !== '23514') return undefined
  return /check constraint "(\w+)"/.exec(cause.originalMessage ?? '')?.[1]
}

/** The name of the violated constraint, or an empty string if the error does not name it. */
function violated(error: unknown, kinds: readonly MappedError['kind'][]): string | undefined {
  const cause = adapterError(error)
  if (!cause || !kinds.includes(cause.kind) || !('constraint' in cause)) return undefined
  const { constraint } = cause
  return typeof constraint === 'object' && 'index' in constraint ? constraint.index : ''
}

/** Whether the transaction conflicted with another one, as in a deadlock: it can be retried. */
export function isTransactionConflict(error: unknown): boolean {
  return adapterError(error)?.kind === 'TransactionWriteConflict'
}

/**
 * Whether the database was unavailable, although the request is fine: unreachable, disconnected, shutting
 * down, or out of connections, files, disk space or time. The client can retry later.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof PrismaError && error.code === 'P2028') return true // no transaction in time
  const cause = adapterError(error)
  if (cause && connectionProblems.test(cause.kind)) return true
  const state = sqlState(error)
  if (state !== undefined) return unavailableStates.test(state)
  if (error instanceof EmbeddedFailure) return true
  if (!(error instanceof Error)) return false
  if (connectionMessages.test(error.message) || missingSocket.test(error.message)) return true
  return 'code' in error && systemErrors.test(String(error.code))
}

/** Whether PostgreSQL was unavailable. The embedded database, in contrast, fails for good. */
export function isAway(error: unknown): boolean {
  return isUnavailable(error) && !(error instanceof EmbeddedFailure)
}

/** Whether a statement was cancelled because of its time limit. */
export function isStatementTimeout(error: unknown): boolean {
  return sqlState(error) === '57014'
}

/**
 * The class of a failure: the first two characters of PostgreSQL's code, `wait` if no connection became free
 * in time, or `connection` if there was no response.
 */
export function errorClass(error: unknown): string {
  if (error instanceof pg.DatabaseError && error.code) return error.code.slice(0, 2)
  return error instanceof Error && error.message === NONE_FREE ? 'wait' : 'connection'
}

/** PostgreSQL closes the connection with these. Their severity, `FATAL`, may be in another language. */
const LOST = /^(08|25P03|57P)/

/** Whether PostgreSQL refused a statement and keeps the connection. */
export function isOfStatement(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && !LOST.test(error.code ?? '')
}

/** Causes that operators look for by name; others are named by their class. */
const NAMED_CAUSES: readonly (readonly [state: RegExp, cause: string])[] = [
  [/^53100/, 'disk_full'],
  [/^53300/, 'too_many_connections'],
  [/^55P03/, 'lock_timeout'],
  [/^57014/, 'statement_timeout'],
  [/^25006/, 'read_only'],
  [/^40/, 'conflict'],
  [LOST, 'connection_lost'],
]

/** Why the database was unavailable, for the log: a name, and PostgreSQL's code if there is one. */
export function causeOf(error: unknown): { readonly cause: string; readonly sqlState?: string } {
  const state = sqlState(error)
  const named = NAMED_CAUSES.find(([codes]) => codes.test(state ?? ''))
  if (state) return { cause: named?.[1] ?? `sqlstate_${state.slice(0, 2)}`, sqlState: state }
  if (error instanceof EmbeddedFailure)
    return { cause: error.reason.includes('No space left') ? 'disk_full' : 'database_stopped' }
  if (error instanceof PrismaError && error.code === 'P2028') return { cause: 'transaction_timeout' }
  const isWait = error instanceof Error && error.message.includes(NONE_FREE)
  return { cause: isWait ? 'no_connection_free' : 'connection_lost' }
}

/**
 * Why connecting failed, in words. If a host name has several addresses, the error of the first one counts.
 */
export function reasonOf(cause: unknown): string {
  return toError(cause instanceof AggregateError ? cause.errors[0] : cause).message
}

/** The adapter's kinds of errors before a statement runs. */
const connectionProblems =
  /^(AuthenticationFailed|Connection|Database(?!AlreadyExists)|SocketTimeout|Tls|TooManyConnections)/

/**
 * PostgreSQL, appendix A: connection exceptions (08), read-only or timed-out sessions (25006, 25P03), a new
 * connection that is refused for its role, password or database (28, 3D000), insufficient resources (53), a
 * database that accepts no connections (55000), locks that were not free in time (55P03), operator
 * intervention, statement timeouts among it (57), system errors (58).
 */
const unavailableStates = /^(08|25006|25P03|28|3D000|53|55000|55P03|57|58)/

/** Errors of the operating system that are passed on unchanged. */
const systemErrors =
  /^(EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EMFILE|ENETUNREACH|ENFILE|ENOTFOUND|EPIPE|ETIMEDOUT)$/

/** node-postgres gives these errors no code. */
const connectionMessages =
  /^(Cannot use a pool after|Client .+ is not queryable|Connection terminated|timeout (expired|exceeded))/

/** PostgreSQL removes its Unix socket when it stops. Prisma puts the reason on the last line. */
const missingSocket = /^connect ENOENT /m

/** The adapter's form of a database error, which Prisma keeps as `meta.driverAdapterError`. */
function adapterError(error: unknown): MappedError | undefined {
  const thrown: unknown = error instanceof PrismaError ? error.meta?.driverAdapterError : error
  return thrown instanceof Error && isDriverAdapterError(thrown) ? thrown.cause : undefined
}

function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : adapterError(error)?.originalCode
}
