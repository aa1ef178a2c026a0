import pg from 'pg'
import { toError } from '../../base/guards.ts'

/** A statement that has ended. */
export interface Statement {
  /** With placeholders for all values. */
  readonly text: string
  /** As `performance.now()` counts. */
  readonly startedAt: number
  readonly milliseconds: number
  readonly error: unknown
}

export interface StatementListener {
  onStatement?(statement: Statement): void
  /** A statement or transaction has waited for a connection. @param error why it got none */
  onConnection?(milliseconds: number, error: unknown): void
}

/**
 * What the pools of one database know of a silent server. After a failover, or when a router has forgotten
 * it, a connection stays open, and its statement would wait for ever.
 */
export class Silence {
  /** Milliseconds; longer than the server itself lets a statement run. */
  readonly limit: number
  /** Connections that were heard last before that moment are suspect. */
  since = Number.NEGATIVE_INFINITY

  constructor(limit: number) {
    this.limit = limit
  }
}

class Connection extends pg.Client {
  silence: Silence | undefined
  watchers: readonly StatementListener[] = []
  heardAt: number | undefined

  override query<T>(...args: readonly unknown[]): T
  override async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const startedAt = performance.now()
    const timer = this.silence && this.#endAfter(this.silence, startedAt)
    let error: unknown
    try {
      const result = await super.query(statement, values)
      this.heardAt = performance.now()
      return result
    } catch (thrown) {
      error = thrown
      throw thrown
    } finally {
      clearTimeout(timer)
      const text = typeof statement === 'string' ? statement : statement.text
      const milliseconds = performance.now() - startedAt
      for (const listener of this.watchers) listener.onStatement?.({ text, startedAt, milliseconds, error })
    }
  }

  /** Closes the socket at once when the limit is over, because a statement runs; the statement rejects. */
  #endAfter(silence: Silence, startedAt: number): NodeJS.Timeout {
    return setTimeout(() => {
      silence.since = startedAt
      this.end().catch(() => {})
    }, silence.limit)
  }
}

/** The connections of the service to its database, by which all statements go. */
export interface DatabasePool extends pg.Pool {
  /** From now on, reports each statement, in transactions and outside. */
  observe(listener: StatementListener): void
}

/** @param silence ends connections whose server is silent; without it, they wait */
export function openPool(config: pg.PoolConfig, silence?: Silence): DatabasePool {
  return new Pool(config, silence)
}

class Pool extends pg.Pool {
  readonly #listeners: StatementListener[] = []
  readonly #silence: Silence | undefined

  constructor({ onConnect, ...config }: pg.PoolConfig, silence?: Silence) {
    super({
      ...config,
      Client: Connection,
      onConnect: (client) => {
        if (client instanceof Connection) client.silence = silence
        return onConnect?.(client)
      },
    })
    this.#silence = silence
    this.on('connect', (client) => {
      // A connection that breaks during a statement makes the statement reject, and emits an error, too: one
      // that nobody listens to would end the process.
      client.on('error', () => {})
      if (client instanceof Connection) client.watchers = this.#listeners
    })
  }

  observe(listener: StatementListener): void {
    this.#listeners.push(listener)
  }

  override async connect(): Promise<pg.PoolClient> {
    const startedAt = performance.now()
    let error: unknown
    try {
      return await this.#connect()
    } catch (thrown) {
      error = thrown
      throw thrown
    } finally {
      for (const listener of this.#listeners) listener.onConnection?.(performance.now() - startedAt, error)
    }
  }

  /** Replaces connections that waited in the pool while another one was silent: they probably are too. */
  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect()
      const heardAt = client instanceof Connection ? client.heardAt : undefined
      if (!this.#silence || heardAt === undefined || heardAt > this.#silence.since) return client
      client.release(true)
    }
  }

  /**
   * Keeps the connection after an error of a statement, such as a unique violation. The `query` of pg closes
   * it after any error, and the server loses what it had prepared.
   */
  override query<T>(...args: readonly unknown[]): T
  override async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect()
    let failure: Error | undefined
    try {
      return await client.query(statement, values)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.severity === 'ERROR')) failure = toError(error)
      throw error
    } finally {
      client.release(failure)
    }
  }
}

/** Statements with a name: the server keeps each of them for ever. */
const MOST_PREPARED = 500

/**
 * Names for prepared statements, so that the server parses and plans each query once per connection. The
 * empty name means none.
 */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    if (!names.has(sql) && names.size < MOST_PREPARED) names.set(sql, `s${names.size}`)
    return names.get(sql) ?? ''
  }
}
