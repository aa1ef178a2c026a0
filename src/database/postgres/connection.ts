import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { queryOfClient } from './boundary.ts'

/** The part of a pino logger used here. */
export type DatabaseLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>

/** A statement that has ended. */
export interface Statement {
  /** With placeholders for all values. */
  readonly text: string
  /** By the clock of `performance.now()`. */
  readonly startedAt: number
  readonly milliseconds: number
  readonly error: unknown
}

export interface StatementListener {
  onStatement?(statement: Statement): void
  /** A statement or transaction has waited for a connection. @param error why it did not get one */
  onConnection?(milliseconds: number, error: unknown): void
}

/**
 * What the pools of one database know about a silent server. After a failover, or if a router drops it, a
 * connection stays open, and its statement would wait forever.
 */
export interface Silence {
  /** In milliseconds; longer than the server's own limit for statements. */
  readonly limit: number
  /** Connections that last received data before this time are suspect. */
  since?: number
}

/** The maximum number of prepared statements on a connection. */
export const MOST_PREPARED = 500

export class Connection extends pg.Client {
  readonly silence: Silence | undefined
  watchers: readonly StatementListener[] = []
  #heardAt: number | undefined
  /** The names of the prepared statements. */
  readonly #prepared = new LRUCache<string, true>({
    max: MOST_PREPARED,
    dispose: (_, name) => this.#close(name),
  })

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.query = queryOfClient((statement, values) => this.#query(statement, values))
  }

  /** Whether it was heard last before another connection fell silent: then it is probably silent too. */
  isSuspect(): boolean {
    return this.#heardAt !== undefined && this.#heardAt <= (this.silence?.since ?? -Infinity)
  }

  #query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const startedAt = performance.now()
    const { silence } = this
    const end = () => {
      if (silence) silence.since = startedAt
      // closes the socket immediately, because a statement is running, which then rejects
      this.end().catch(() => {})
    }
    const timer = silence && setTimeout(end, silence.limit)
    const report = (error?: unknown) => {
      clearTimeout(timer)
      const now = performance.now()
      if (error === undefined) this.#heardAt = now
      const text = typeof statement === 'string' ? statement : statement.text
      const ended = { text, startedAt, milliseconds: now - startedAt, error }
      for (const listener of this.watchers) listener.onStatement?.(ended)
    }
    if (typeof statement !== 'string' && statement.name) this.#prepared.set(statement.name, true)
    const answer = super.query(statement, values)
    void answer.then(() => report(), report)
    return answer
  }

  /** Deallocates a prepared statement, but not by SQL, which fails in a failed transaction. */
  #close(name: string): void {
    const { connection } = this
    // node-postgres never closes statements itself
    delete Object(connection).parsedStatements[name]
    connection.stream.cork()
    connection.close({ type: 'S', name }, true)
    // sends it together with the statement that replaces this one
    process.nextTick(() => connection.stream.uncork())
  }
}
