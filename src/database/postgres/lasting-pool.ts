import pg from 'pg'
import { toError } from '../../base/guards.ts'

/**
 * A pool that keeps a connection after an error of a statement, such as a unique violation. pg's own
 * `pool.query` closes it after any error, and with it goes what the server had prepared.
 */
export function lastingPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // A connection that breaks while it is used makes its statement reject, and says it here, too: an error
  // event that nobody listens to would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
    const client = await pool.connect()
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
  return Object.assign(pool, { query })
}
