import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { JobRecord, once, within } from '../base/work.ts'
import type { Settings } from '../config/settings.ts'
import { type Clock, systemClock } from '../words/clock.ts'
import { offerStandstill } from './backup/standstill.ts'
import { type DatabaseClock, followDatabase } from './changes/clock.ts'
import { CONNECTION_TIMEOUT, logRecovery, nameOf, openEmbedded } from './embedded/embedded.ts'
import { startMaintenance } from './embedded/maintenance.ts'
import { migrate } from './migrations/migrate.ts'
import type { DatabaseLog, OpenDatabase } from './postgres/connection.ts'
import { type StatementListener, statementNames } from './postgres/pool.ts'
import { openPostgres, type PostgresSettings } from './postgres/postgres.ts'
import { Readiness } from './readiness.ts'

/** Milliseconds. Probes of a load balancer do not wait long. */
const PING_TIMEOUT = 3_000

export type DatabaseSettings = PostgresSettings & Pick<Settings, 'databaseUrl' | 'dataDir'>

export interface Database extends Pick<OpenDatabase, 'kind' | 'migrationsApplied' | 'server'> {
  readonly prisma: PrismaClient
  /** The time of PostgreSQL; that of this process for the embedded database. */
  readonly clock: Clock
  readonly embedded: OpenDatabase['embedded']
  /** How many connections there may be and are, and how many statements and transactions wait for one. */
  connections(): {
    readonly max: number
    readonly open: number
    readonly idle: number
    readonly waiting: number
  }
  /** From now on, reports each statement. */
  observe(listener: StatementListener): void
  /** Rejects unless the database soon shows that its tables can be read, and that it takes writes. */
  ping(): Promise<void>
  /** Waits for running queries, then ends all connections. Idempotent. */
  close(): Promise<void>
}

/**
 * Opens the database of the settings: PostgreSQL at `databaseUrl`, or the embedded one in `dataDir`. Pending
 * migrations are applied first; several processes may start at once.
 *
 * @throws FolderLockedError when another process has the embedded database open
 */
export async function openDatabase(settings: DatabaseSettings, log: DatabaseLog): Promise<Database> {
  const connection = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, settings, log)
    : await openMigrated(settings.dataDir, log)
  const { pool, probes, kind, migrationsApplied, maxWait, server, embedded } = connection
  if (migrationsApplied.length > 0) log.info({ migrationsApplied }, 'database migrated')
  // A pool reports an idle connection that breaks here, and replaces it at the next query.
  for (const each of new Set([pool, probes]))
    each.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  // prepared statements belong to a session, which clients of a proxy do not have
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
  const observe = (listener: StatementListener) => pool.observe(listener)
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
    const migrationsApplied = await migrate(pool, nameOf(dataDir), log)
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
