import { PrismaPg } from '@prisma/adapter-pg'
import { LRUCache } from 'lru-cache'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { JobRecord, once } from '../base/work.ts'
import type { Settings } from '../config/settings.ts'
import { systemClock } from '../words/clock.ts'
import { offerWritePause } from './backup/write-pause.ts'
import { followDatabase } from './changes/clock.ts'
import { CONNECTION_TIMEOUT, databaseName, logRecovery, openEmbedded } from './embedded/embedded.ts'
import { startMaintenance } from './embedded/maintenance.ts'
import { migrate } from './migrations/migrate.ts'
import { type DatabaseLog, MOST_PREPARED, type StatementListener } from './postgres/connection.ts'
import { directAddress, openPostgres, type PostgresSettings, withSession } from './postgres/postgres.ts'
import { checkReadiness } from './readiness.ts'
import { selectFrom } from './select.ts'

export type DatabaseSettings = PostgresSettings &
  Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'defaultCurrency'>>

export type Database = Awaited<ReturnType<typeof openDatabase>>

/**
 * Opens the database of the settings: PostgreSQL at `databaseUrl`, or the embedded one in `dataDir`. Pending
 * migrations are applied first; several processes may start at once.
 *
 * @param name what PostgreSQL calls the sessions
 * @throws FolderLockedError when another process has the embedded database open
 */
export async function openDatabase(settings: DatabaseSettings, log: DatabaseLog, name?: string) {
  const connection = settings.databaseUrl
    ? await openMigratedPostgres(settings.databaseUrl, settings, log, name)
    : await openMigratedEmbedded(settings, log)
  const { pool, probes, kind, migrationsApplied, maxWait, server, embedded } = connection
  if (migrationsApplied.length > 0) log.info({ applied: migrationsApplied.length }, 'database migrated')
  // A pool reports an idle connection that breaks here, and replaces it at the next query.
  for (const each of new Set([pool, probes]))
    each.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  // prepared statements belong to a session, which clients of a proxy do not have
  const isShared = settings.databaseDirectUrl !== undefined
  const statementNameOf = isShared ? () => '' : statementNames()
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementNameOf })
  // minimal: an error's message, which is logged, must not quote the data of the call
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
      /** How many connections there may be and are, and how many statements and transactions wait for one. */
      connections: () => ({
        max: pool.options.max,
        open: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
      /** From now on, reports each statement. */
      observe: (listener: StatementListener) => pool.observe(listener),
      /** Rejects unless the database soon shows that its tables can be read, and that it takes writes. */
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
  const migrationsApplied = await withSession(direct.url, log, direct.name, (session) =>
    migrate(session, direct.name, log, settings),
  )
  return { ...(await openPostgres(url, settings, name)), migrationsApplied }
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
      maxWait: CONNECTION_TIMEOUT,
      /** `isUp` is false once it has died. */
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
 * Names for prepared statements, so that the server parses and plans each query once per connection. Clients
 * can make more of them than a server can keep, by subsets of fields and filters: a statement that has not
 * been used for long is forgotten, and no other one ever gets its name.
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
