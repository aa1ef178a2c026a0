import type { JobRecord } from '../../base/work.ts'
import type { DatabasePool } from './pool.ts'

/** The part of a pino logger used here. */
export interface DatabaseLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Migrated and ready, but not yet wrapped by Prisma. */
export interface OpenDatabase {
  readonly pool: DatabasePool
  /** For checks of readiness: a pool of their own, if there is one, does not wait for slow statements. */
  readonly probes: DatabasePool
  /** Where the newest connection goes, in words that another server, or database, does not have. */
  readonly server: () => string | undefined
  readonly kind: 'embedded' | 'postgresql'
  /** The names of the migrations that this start has applied. */
  readonly migrationsApplied: readonly string[]
  /** Milliseconds that a transaction waits for a connection. */
  readonly maxWait: number
  /** Undefined for PostgreSQL, which is another process. */
  readonly embedded?: {
    /** False once it has died. */
    isUp(): boolean
    readonly maintenance: JobRecord
  }
  close(): Promise<void>
}
