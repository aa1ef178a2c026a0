import pg from 'pg'
import { errorClass } from './errors.ts'
import type { DatabasePool } from './postgres/pool.ts'

/** A statement that reads the newest row of each table, as a list does: over its key, from its last page. */
const PLAN = `
  SELECT format('SELECT current_setting(''transaction_read_only'') AS "readOnly", %s',
    string_agg(format('(SELECT t IS NULL FROM %I AS t ORDER BY %s LIMIT 1)', relname, keys), ', ')) AS reads
  FROM pg_class, LATERAL (
    SELECT string_agg(format('%I DESC', attname), ', ' ORDER BY attnum) AS keys
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indrelid = pg_class.oid AND indisprimary
  ) AS primary_key
  WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND keys IS NOT NULL
    AND relname <> '_prisma_migrations' AND has_table_privilege(pg_class.oid, 'SELECT')`

/** A lock of a migration, for example, is no damage. */
const BEGIN = `BEGIN; SET LOCAL lock_timeout = '1s'`

/** Takes new pages of the disk, which a ROLLBACK gives back. */
const TAKE_ROOM = `
  CREATE TABLE cms_room AS SELECT repeat(md5(n::text), 64) AS text FROM generate_series(1, 200) AS n`

/** PostgreSQL, appendix A. */
const DISK_FULL = '53100'
const LOCK_NOT_AVAILABLE = '55P03'
/** Another replica has changed the tables since the statement was made. */
const OUTDATED = '42'

/** Whether the database serves: its tables can be read, and it takes writes. */
export class Readiness {
  readonly #probes: pg.Pool
  #reads: string | undefined
  #isFull = false
  #running: Promise<void> | undefined

  /** @param pool runs the statements of the service @param probes runs the checks */
  constructor(pool: DatabasePool, probes: pg.Pool) {
    this.#probes = probes
    pool.observe({
      onStatement: ({ error }) => {
        if (error instanceof pg.DatabaseError && error.code === DISK_FULL) this.#isFull = true
      },
    })
  }

  /** Rejects when the database does not serve. One check runs at a time: simultaneous calls share it. */
  check(): Promise<void> {
    this.#running ??= this.#check().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #check(): Promise<void> {
    const client = await this.#probes.connect()
    try {
      await this.#tryOut(client)
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
      if (!isLocked && errorClass(error) !== OUTDATED) throw error
    } finally {
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      )
    }
  }

  async #tryOut(client: pg.ClientBase): Promise<void> {
    await client.query(BEGIN)
    const reads = this.#reads ?? (await client.query<{ reads: string }>(PLAN)).rows[0]?.reads
    if (reads === undefined) throw new Error('the catalogue does not answer')
    // made anew after a failure
    this.#reads = undefined
    const { rows } = await client.query<{ readOnly: string }>(reads)
    this.#reads = reads
    if (rows[0]?.readOnly === 'on') throw new Error('the database is read-only')
    if (!this.#isFull) return
    await client.query(TAKE_ROOM)
    this.#isFull = false
  }
}
