import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { JobRecord, once, within } from '../base/work.ts'
import type { Settings } from '../config/settings.ts'
import { type Clock, systemClock } from '../words/clock.ts'
import { offerStandstill } from './backup/standstill.ts'
import { type DatabaseClock, followDatabase } from './changes/clock.ts'
import { CONNECTION_TIMEOUT, openEmbedded } from './embedded/embedded.ts'
import { startMaintenance } from './embedded/maintenance.ts'
import { logRecovery } from './embedded/recovery.ts'
import { migrate } from './migrations/migrate.ts'
import type {
  ConnectionUse,
  DatabaseKind,
  DatabaseLog,
  EmbeddedState,
  OpenDatabase,
} from './postgres/connection.ts'
import { openPostgres, type PostgresSettings } from './postgres/postgres.ts'
import { Readiness } from './readiness.ts'
import { statementNames } from './statement-names.ts'
import { type StatementListener, watchStatements } from './statements.ts'

/** Milliseconds. Probes of a load balancer do not wait long. */
const PING_TIMEOUT = 3_000

export type DatabaseSettings = PostgresSettings & Pick<Settings, 'databaseUrl' | 'dataDir'>

export interface Database {
  readonly prisma: PrismaClient
  readonly kind: DatabaseKind
  /** Its time, which is that of the process for one that runs in it. */
  readonly clock: Clock
  /** The names of the migrations that this start has applied. */
  readonly migrationsApplied: readonly string[]
  /** Where the newest connection goes; undefined while there was none. */
  server(): string | undefined
  /** How busy the connections are right now. */
  connections(): ConnectionUse
  /** Undefined for PostgreSQL, which is another process. */
  readonly embedded: EmbeddedState | undefined
  /** From now on, tells of each statement. Until it is called, nothing is measured. */
  observe(listener: StatementListener): void
  /** Rejects unless the database soon shows that its tables can be read, and that it takes writes. */
  ping(): Promise<void>
  /** Waits for running queries, then ends all connections. Idempotent. */
  close(): Promise<void>
}

/**
 * Opens the database that the settings name: PostgreSQL at `databaseUrl`, or the embedded one in `dataDir`.
 * Pending migrations are applied first; several processes may start at once.
 * @throws FolderLockedError when another process has the embedded database open
 */
export async function openDatabase(settings: DatabaseSettings, log: DatabaseLog): Promise<Database> {
  const connection = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, settings, log)
    : await openMigrated(settings.dataDir, log)
  const { pool, probes, kind, migrationsApplied, maxWait, server, embedded } = connection
  if (migrationsApplied.length > 0) log.info({ migrationsApplied }, 'database migrated')
  // The pool reports an idle connection that breaks here, and replaces it at the next query.
  for (const each of new Set([pool, probes]))
    each.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  // what is prepared belongs to a session, which clients of a proxy do not have
  const isShared = settings.databaseDirectUrl !== undefined
  const adapter = new PrismaPg(pool, isShared ? {} : { statementNameGenerator: statementNames() })
  // minimal: an error's message, which is logged, must not quote the data of the call
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions: { maxWait } })
  const readiness = new Readiness(pool, probes)
  const ping = () => within(PING_TIMEOUT, readiness.check(), () => new Error('the database does not answer'))
  let followed: DatabaseClock | undefined
  const close = once(async () => {
    await followed?.stop()
    await prisma.$disconnect()
    await connection.close()
  })
  try {
    if (kind === 'postgresql') followed = await followDatabase(prisma, systemClock, log)
  } catch (error) {
    await close()
    throw error
  }
  const clock = followed?.clock ?? systemClock
  const connections = () => ({
    max: pool.options.max,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  const observe = (listener: StatementListener) => watchStatements(pool, listener)
  return { prisma, kind, clock, migrationsApplied, server, embedded, connections, observe, ping, close }
}

async function openMigrated(dataDir: string, log: DatabaseLog): Promise<OpenDatabase> {
  let hasFailed = false
  const onFailure = (error: Error) => {
    hasFailed = true
    log.error({ err: error }, 'embedded database failed: restart the process')
  }
  const embedded = await openEmbedded(dataDir, onFailure)
  const { pool } = embedded
  try {
    logRecovery(embedded.firstWords, log)
    const migrationsApplied = await migrate(pool, `the embedded database in ${dataDir}`, log)
    const maintenance = new JobRecord()
    const stopMaintenance = startMaintenance(pool, maintenance, log)
    const endStandstill = await offerStandstill(dataDir, pool, log)
    const close = async () => {
      await endStandstill()
      await stopMaintenance()
      await embedded.close()
    }
    const state = { isUp: () => !hasFailed, maintenance }
    const shared = { pool, probes: pool, server: () => dataDir, kind: 'embedded' } as const
    return { ...shared, migrationsApplied, maxWait: CONNECTION_TIMEOUT, embedded: state, close }
  } catch (error) {
    await embedded.close()
    throw error
  }
}
