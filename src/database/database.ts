import { PrismaPg } from '@prisma/adapter-pg'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { JobRecord, once } from '../base/work.ts'
import type { Settings } from '../config/settings.ts'
import { systemClock } from '../domain/clock.ts'
import { offerWritePause } from './backup/write-pause.ts'
import { followDatabase } from './changes/clock.ts'
import { CONNECTION_TIMEOUT, databaseName, logRecovery, openEmbedded } from './embedded/embedded.ts'
import { startMaintenance } from './embedded/maintenance.ts'
import { migrate } from './migrations/migrate.ts'
import { type DatabaseLog, MOST_PREPARED, type StatementListener } from './postgres/connection.ts'
import { directAddress, openPostgres, type PostgresSettings, withSession } from './postgres/postgres.ts'
import { checkReadiness } from './readiness.ts'
import { selectFrom } from './select.ts'

/** Unless `search_path` names another one. */
const DEFAULT_SCHEMA = 'public'

export type DatabaseSettings = PostgresSettings &
  Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'defaultCurrency'>>

export type Database = Awaited<ReturnType<typeof openDatabase>>

/**
 * Opens the database of the settings: PostgreSQL at `databaseUrl`, or the embedded one in `dataDir`. Pending
 * migrations are applied first; several processes can start at the same time.
 *
 * @param name the application name of the sessions in PostgreSQL
 * @throws FolderLockedError if another process has the embedded database open
 */
export async function openDatabase(settings: DatabaseSettings, log: DatabaseLog, name?: string) {
  const connection = settings.databaseUrl
    ? await openMigratedPostgres(settings.databaseUrl, settings, log, name)
    : await openMigratedEmbedded(settings, log)
  const { pool, probes, kind, migrationsApplied, maxWait, server, embedded, schema } = connection
  if (migrationsApplied.length > 0) log.info({ applied: migrationsApplied.length }, 'database migrated')
  // a pool reports an idle connection that breaks, and replaces it at the next query
  for (const each of new Set([pool, probes]))
    each.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  // prepared statements belong to a session, and clients of a proxy share sessions
  const isShared = settings.databaseDirectUrl !== undefined
  const statementNameOf = isShared ? () => '' : statementNames()
  const adapter = new PrismaPg(pool, { schema, statementNameGenerator: statementNameOf })
  // minimal, because error messages are logged and must not quote the data of the call
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions: { maxWait } })
  let followed: Awaited<ReturnType<typeof followDatabase>> | undefined
  /** Waits for running queries, then ends all connections. */
  const close = once(async () => {
    await followed?.stop()
    await prisma.$disconnect()
    await connection.close()
  })
  try {
    // the time of PostgreSQL is the same for all replicas; the embedded database has one process
    if (kind === 'postgresql') followed = await followDatabase(prisma, systemClock, log)
    return {
      prisma,
      kind,
      clock: followed?.clock ?? systemClock,
      migrationsApplied,
      server,
      embedded,
      select: selectFrom(pool, statementNameOf),
      /** The maximum and the current number of connections, and how many statements and transactions wait. */
      connections: () => ({
        max: pool.options.max,
        open: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
      /** Reports each statement from now on. */
      observe: (listener: StatementListener) => pool.observe(listener),
      /** Rejects unless a quick check finds that all tables can be read and the database accepts writes. */
      ping: checkReadiness(pool, probes),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Migrations need a connection that bypasses any proxy, where their lock would remain. */
async function openMigratedPostgres(
  url: string,
  settings: DatabaseSettings,
  log: DatabaseLog,
  name?: string,
) {
  const direct = directAddress(url, settings.databaseDirectUrl)
  const migrated = await withSession(direct.url, log, direct.name, async (session) => ({
    migrationsApplied: await migrate(session, direct.name, log, settings),
    schema: await schemaOf(session, log),
  }))
  return { ...(await openPostgres(url, settings, name)), ...migrated }
}

/** Where the migrations make tables: Prisma names the schema in its statements, and takes `public` for it. */
async function schemaOf(session: pg.Pool, log: DatabaseLog): Promise<string> {
  const { rows } = await session.query<{ schema: string; readOnly: boolean }>(`
    SELECT current_schema() AS schema, current_setting('transaction_read_only') = 'on' AS "readOnly"`)
  // otherwise, each job of the service would report what it cannot write, and none would say why
  if (rows[0]?.readOnly) log.warn({}, 'the database is read-only, as a standby is: nothing can be written')
  return rows[0]?.schema ?? DEFAULT_SCHEMA
}

async function openMigratedEmbedded(settings: Omit<DatabaseSettings, 'databaseUrl'>, log: DatabaseLog) {
  const { dataDir } = settings
  let hasFailed = false
  const { pool, firstWords, close } = await openEmbedded(dataDir, (err) => {
    hasFailed = true
    log.error({ err }, 'embedded database failed: restart the process')
  })
  try {
    logRecovery(firstWords, log)
    const migrationsApplied = await migrate(pool, databaseName(dataDir), log, settings)
    const maintenance = new JobRecord()
    const stopMaintenance = startMaintenance(pool, maintenance, log)
    const stopOffering = await offerWritePause(dataDir, pool, log)
    return {
      kind: 'embedded' as const,
      pool,
      probes: pool,
      server: () => undefined,
      migrationsApplied,
      schema: DEFAULT_SCHEMA,
      maxWait: CONNECTION_TIMEOUT,
      /** `isUp` returns false once the database has failed. */
      embedded: { isUp: () => !hasFailed, maintenance },
      async close(): Promise<void> {
        await stopOffering()
        await stopMaintenance()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Names prepared statements, so that the server parses and plans each query once per connection. With subsets
 * of fields and filters, clients can cause more statements than a server can keep: the least recently used
 * one is dropped, and its name is never reused.
 */
function statementNames(): (query: { sql: string }) => string {
  const names = new LRUCache<string, string>({ max: MOST_PREPARED })
  let made = 0
  return ({ sql }) => {
    const name = names.get(sql) ?? `s${made++}`
    names.set(sql, name)
    return name
  }
}
