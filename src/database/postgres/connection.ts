import type pg from 'pg'
import type { JobRecord } from '../../base/work.ts'

export type DatabaseKind = 'embedded' | 'postgresql'

/** The part of a pino logger used here. */
export interface DatabaseLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Of a database that runs in this process. */
export interface EmbeddedState {
  /** False once it has died. */
  isUp(): boolean
  readonly maintenance: JobRecord
}

/** Of the pool of connections. */
export interface ConnectionUse {
  /** How many connections there may be. */
  readonly max: number
  readonly open: number
  readonly idle: number
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number
}

/** Migrated and ready, but not yet wrapped by Prisma. */
export interface OpenDatabase {
  readonly pool: pg.Pool
  /** What asks whether the database serves: slow statements keep none of it waiting, if it has its own. */
  readonly probes: pg.Pool
  /** Where the newest connection goes, in words that another server, or database, does not have. */
  readonly server: () => string | undefined
  readonly kind: DatabaseKind
  readonly migrationsApplied: readonly string[]
  /** Milliseconds that a transaction waits for a connection. */
  readonly maxWait: number
  readonly embedded?: EmbeddedState
  close(): Promise<void>
}
