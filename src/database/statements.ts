import pg from 'pg'
import type { Statement } from '../words/request-scope.ts'

/** The message of a pool whose connections are all in use. */
export const NONE_FREE = 'timeout exceeded when trying to connect'

/** Is told what the database does. */
export interface StatementListener {
  onStatement(statement: Statement): void
  /** Something has waited for a connection. @param error why it got none, if it did not */
  onConnection(milliseconds: number, error: unknown): void
}

/** Measures all statements of a pool from now on, in transactions and outside. */
export function watchStatements(pool: pg.Pool, listener: StatementListener): void {
  const watched = new WeakSet<pg.ClientBase>()
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)
  const watchedConnect = async () => {
    const startedAt = performance.now()
    let error: unknown
    try {
      const client = await connect()
      if (!watched.has(client)) watchClient(client, listener)
      watched.add(client)
      return client
    } catch (thrown) {
      error = thrown
      throw thrown
    } finally {
      listener.onConnection(performance.now() - startedAt, error)
    }
  }
  Object.assign(pool, { connect: watchedConnect })
}

function watchClient(client: pg.PoolClient, listener: StatementListener): void {
  const send = client.query.bind(client)
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
    const startedAt = performance.now()
    let error: unknown
    try {
      return await send(statement, values)
    } catch (thrown) {
      error = thrown
      throw thrown
    } finally {
      const text = typeof statement === 'string' ? statement : statement.text
      listener.onStatement({ text, startedAt, milliseconds: performance.now() - startedAt, error })
    }
  }
  Object.assign(client, { query })
}

/**
 * The class of a failure: the first two characters of PostgreSQL's code, `wait` if no connection became free
 * in time, or `connection` if there was no answer.
 */
export function errorClass(error: unknown): string {
  if (error instanceof pg.DatabaseError && error.code) return error.code.slice(0, 2)
  return error instanceof Error && error.message === NONE_FREE ? 'wait' : 'connection'
}
