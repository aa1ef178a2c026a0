import pg from 'pg'
import { toError } from '../../base/guards.ts'
import { isOfStatement } from '../errors.ts'
import { queryOfPool } from './boundary.ts'
import { Connection, type Silence, type StatementListener } from './connection.ts'

/** The connections of the service to its database, which all statements use. */
export type DatabasePool = pg.Pool & {
  /** Reports each statement from now on, within transactions and outside. */
  observe(listener: StatementListener): void
}

/** @param silence closes connections whose server is silent; without it, they wait */
export function openPool(config: pg.PoolConfig, silence?: Silence): DatabasePool {
  return new Pool(config, silence)
}

class Pool extends pg.Pool {
  readonly #listeners: StatementListener[] = []

  constructor(config: pg.PoolConfig, silence: Silence | undefined) {
    const Client = class extends Connection {
      override readonly silence = silence
    }
    super({ ...config, Client })
    // errors are logged, and node-postgres adds the whole client: the key that cancels its statements, its
    // certificates and kilobytes of prepared statements
    this.on('error', (error) => void Reflect.deleteProperty(error, 'client'))
    this.query = queryOfPool((statement, values) => this.#query(statement, values))
    this.on('connect', (client) => {
      // a connection that breaks during a statement rejects the statement and also emits an error: without a
      // listener, it would end the process
      client.on('error', () => {})
      if (client instanceof Connection) client.watchers = this.#listeners
    })
  }

  observe(listener: StatementListener): void {
    this.#listeners.push(listener)
  }

  override connect(): Promise<pg.PoolClient> {
    const startedAt = performance.now()
    const report = (error?: unknown) => {
      for (const listener of this.#listeners) listener.onConnection?.(performance.now() - startedAt, error)
    }
    const connected = this.#connect()
    void connected.then(() => report(), report)
    return connected
  }

  /** Replaces connections that waited in the pool while another one was silent. */
  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect()
      if (!(client instanceof Connection && client.isSuspect())) return client
      client.release(true)
    }
  }

  /**
   * Keeps the connection if a statement fails, for example with a unique violation. The `query` of pg closes
   * it after any error, and its prepared statements are lost.
   */
  async #query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect()
    let failure: Error | undefined
    try {
      return await client.query(statement, values)
    } catch (error) {
      if (!isOfStatement(error)) failure = toError(error)
      throw error
    } finally {
      client.release(failure)
    }
  }
}
