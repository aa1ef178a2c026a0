import { AsyncLocalStorage } from 'node:async_hooks'

/** A statement that the database has answered or refused. */
export interface Statement {
  /** With placeholders for all values. */
  readonly text: string
  /** Milliseconds, as `performance.now()` counts them. */
  readonly startedAt: number
  readonly milliseconds: number
  /** Undefined where it succeeded. */
  readonly error: unknown
}

/** The request that some work is done for. */
export interface RequestScope {
  readonly operationId: string | undefined
  /** Is told of each statement that is run for it. */
  readonly onStatement: ((statement: Statement) => void) | undefined
}

/** Known only while somebody measures requests: otherwise nothing is stored here, and it costs nothing. */
export const requestScope = new AsyncLocalStorage<RequestScope>()
