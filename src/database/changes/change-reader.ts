import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import pg from 'pg'
import { tables } from '../../../generated/operations.ts'
import { SERVER } from '../postgres/server.ts'

/** Milliseconds without a response after which the connection is closed. */
const MAX_SILENCE = 5_000
/** Seconds of database time: how long announcements are kept, and how much can pass between two readings. */
const KEPT = 20
const MAX_PAUSE = 10
/** How many announcements are deleted at a time. */
const BATCH = 20_000

/**
 * The tables whose triggers must announce changes, because cached responses and principals depend on them.
 */
const ANNOUNCED = [...new Set<string>([...tables, 'users', 'sessions', 'api_keys'])]

const CONNECT = `SELECT set_config('cms.reader', $1, false), server FROM (${SERVER}) AS found`

/**
 * Reads what was committed since a snapshot: by transactions that began after it, and by those that were
 * running then, however late they commit. `tables` changes if a trigger was disabled, even for a moment, or
 * if a table was replaced, truncated or rewritten. Any other disabled trigger of these tables counts as well:
 * without those of the audit trail and the change feed, writes are not recorded, and nothing else notices.
 */
const READ = `
  SELECT current_setting('cms.reader', true) AS reader, pg_current_snapshot()::text AS snapshot,
    extract(epoch FROM clock_timestamp())::float8 AS time, "areAnnounced", tables, (
      SELECT coalesce(json_agg(json_build_array(table_name, row_id)), '[]') FROM (
        SELECT DISTINCT table_name, row_id FROM changes
        WHERE xid >= pg_snapshot_xmax($1::pg_snapshot)
          OR xid = ANY (ARRAY(SELECT pg_snapshot_xip($1::pg_snapshot)))
      ) AS found
    ) AS changes
  FROM (
    SELECT bool_and(tgenabled IN ('A', 'R')) AND array_agg(relname::text) @> $2 AND NOT EXISTS (
        SELECT FROM pg_trigger AS disabled JOIN pg_class AS own ON own.oid = disabled.tgrelid
        WHERE disabled.tgenabled = 'D' AND own.relname = ANY ($2)
          AND own.relnamespace = current_schema()::regnamespace
      ) AS "areAnnounced",
      concat_ws(' ', pg_relation_filenode(to_regclass('changes')), md5(string_agg(
        concat_ws(' ', pg_trigger.oid, pg_trigger.xmin, pg_class.oid, relfilenode), ','
        ORDER BY pg_trigger.oid
      ))) AS tables
    FROM pg_proc JOIN pg_trigger ON tgfoid = pg_proc.oid JOIN pg_class ON pg_class.oid = tgrelid
    WHERE proname IN ('announce_change', 'announce_table') AND pronamespace = current_schema()::regnamespace
  ) AS triggers`

/** Transaction ids in the future are those of another server, whose rows came with a restore. */
const DELETE = `
  DELETE FROM changes WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM changes
    WHERE (xid >= $1 AND xid < $2) OR xid >= pg_snapshot_xmax(pg_current_snapshot())
    LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ))`

/** At most ten transactions a second, committed asynchronously. */
const PASS_ON = `
  SELECT set_config('synchronous_commit', 'off', true), pg_notify('cms_changes', change)
  FROM unnest($1::text[]) AS change`

/** A table, and the id of the row if single rows of the table are cached. */
type ChangedRow = readonly [table: string, id: string | null]

interface Reading {
  readonly reader: string | null
  readonly snapshot: string
  readonly time: number
  readonly areAnnounced: boolean | null
  readonly tables: string
  readonly changes: readonly ChangedRow[]
}

/**
 * Reads what triggers have written into `changes`, on a connection of its own. Each reading continues the one
 * before, which takes a single session: through a proxy that shares connections, all readings fail.
 */
export class ChangeReader {
  readonly #config: pg.ClientConfig
  readonly #kept: number
  #socket = new Socket()
  #client: pg.Client | undefined
  /** Identifies the session. */
  #name = ''
  #last: Reading | undefined
  /** Announcements from before this reading can be deleted after `kept` seconds. */
  #old: Reading | undefined
  /** The first transaction whose announcements were not deleted. */
  #deletedTo = '0'
  /** The server that the connection leads to. */
  server: string | undefined

  /** @param kept seconds until an announcement can be deleted */
  constructor(config: pg.ClientConfig, kept = KEPT) {
    this.#config = config
    this.#kept = kept
  }

  /** The changes since the last call; undefined if some may be missing, as on a new connection. */
  async read(): Promise<readonly ChangedRow[] | undefined> {
    const client = this.#client ?? (await this.#connect())
    const last = this.#last
    const [reading] = (await client.query<Reading>(READ, [last?.snapshot, ANNOUNCED])).rows
    if (reading?.reader !== this.#name) throw new Error('a proxy shares the connection')
    if (!reading.areAnnounced) throw new Error('triggers are missing, disabled, or not ENABLE ALWAYS')
    this.#last = reading
    // between two readings, nothing may have been deleted, replaced or missed
    const isNext = last?.tables === reading.tables && reading.time - last.time < MAX_PAUSE
    const changes = isNext && reading.time >= last.time ? reading.changes : undefined
    await this.#passOn(client, changes)
    await this.#deleteOld(client, reading)
    return changes
  }

  disconnect(): void {
    this.#socket.destroy()
    this.#client = undefined
    this.#last = undefined
    this.#old = undefined
  }

  async #connect(): Promise<pg.Client> {
    this.#socket = new Socket()
    const client = new pg.Client({
      ...this.#config,
      application_name: 'cms-api changes',
      connectionTimeoutMillis: MAX_SILENCE,
      query_timeout: MAX_SILENCE,
      stream: () => this.#socket,
    })
    // the next reading fails
    client.on('error', () => {})
    await client.connect()
    this.#name = randomUUID()
    const { rows } = await client.query<{ server: string }>(CONNECT, [this.#name])
    this.server = rows[0]?.server
    this.#client = client
    return client
  }

  /** Notifies replicas of version 8.0.0, which listen instead of reading. */
  async #passOn(client: pg.Client, changes: readonly ChangedRow[] | undefined): Promise<void> {
    const texts = changes?.map(([table, id]) => (id === null ? table : `${table} ${id}`)) ?? tables
    if (texts.length > 0) await client.query(PASS_ON, [texts])
  }

  async #deleteOld(client: pg.Client, now: Reading): Promise<void> {
    if (!this.#old || now.time < this.#old.time) this.#old = now
    if (now.time - this.#old.time < this.#kept) return
    const [before = '0'] = this.#old.snapshot.split(':')
    const { rowCount } = await client.query(DELETE, [this.#deletedTo, before])
    if (rowCount === BATCH) return
    this.#deletedTo = before
    this.#old = now
  }
}
