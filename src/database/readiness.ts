import pg from 'pg'
import { descriptions } from '../../generated/resources.ts'
import { toError } from '../base/guards.ts'
import { within } from '../base/work.ts'
import type { DatabasePool } from './postgres/pool.ts'

/** In milliseconds. Probes of load balancers do not wait long. */
const TIMEOUT = 3_000

/**
 * Generates a statement that reads the newest row of each table by its primary key, as a list does. Leaves
 * out tables that only other programs may read; generates nothing if no table is left.
 */
const PLAN = `
  SELECT format('SELECT current_setting(''transaction_read_only'') AS "readOnly", %s',
    string_agg(format('(SELECT t IS NULL FROM %I AS t ORDER BY %s LIMIT 1)', relname, keys), ', ')) AS reads
  FROM pg_class, LATERAL (
    SELECT string_agg(format('%I DESC', attname), ', ' ORDER BY attnum) AS keys
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indrelid = pg_class.oid AND indisprimary
  ) AS primary_key
  WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND keys IS NOT NULL
    AND relname <> '_prisma_migrations'
    AND (relname = ANY ($1) OR has_table_privilege(pg_class.oid, 'SELECT'))
  HAVING count(*) > 0`

const OF_RESOURCES = descriptions.map(({ name }) => name)

const BEGIN = `BEGIN; SET LOCAL lock_timeout = '1s'`

/** Allocates new pages on disk, which a ROLLBACK frees. */
const ALLOCATE_PAGES = `
  CREATE TABLE cms_room AS SELECT repeat(md5(n::text), 64) AS text FROM generate_series(1, 200) AS n`

/** PostgreSQL, appendix A. */
const DISK_FULL = '53100'
/**
 * A lock is held, or another replica has changed the tables since the statement was generated (class 42). A
 * missing privilege (42501) is no such change: the superuser has restored the database, for example.
 */
const IS_NO_DAMAGE = /^(?:55P03|42(?!501))/

/**
 * Returns a check that rejects unless all tables can be read and the database accepts writes. One check runs
 * at a time, on the pool `probes`; concurrent calls share it.
 */
export function checkReadiness(pool: DatabasePool, probes: pg.Pool): () => Promise<void> {
  let reads: string | undefined
  let isFull = false
  let running: Promise<void> | undefined
  pool.observe({
    onStatement({ error }) {
      if (error instanceof pg.DatabaseError && error.code === DISK_FULL) isFull = true
    },
  })

  async function check(): Promise<void> {
    const client = await probes.connect()
    try {
      await client.query(BEGIN)
      const statement = reads ?? (await client.query<{ reads: string }>(PLAN, [OF_RESOURCES])).rows[0]?.reads
      if (statement === undefined) throw new Error('the database has no table that the service may read')
      // generated again after a failure
      reads = undefined
      const { rows } = await client.query<{ readOnly: string }>(statement)
      reads = statement
      if (rows[0]?.readOnly === 'on') throw new Error('the database is read-only')
      if (isFull) await client.query(ALLOCATE_PAGES)
      isFull = false
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && IS_NO_DAMAGE.test(error.code ?? ''))) throw error
    } finally {
      client.release(await client.query('ROLLBACK').then(() => false, toError))
    }
  }

  return () => {
    running ??= check().finally(() => {
      running = undefined
    })
    return within(TIMEOUT, running, () => new Error('the database does not answer'))
  }
}
