import type pg from 'pg'

export type DatabaseKind = 'embedded' | 'postgresql'

/** The part of a pino logger used here. */
export interface DatabaseLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
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
  readonly kind: DatabaseKind
  readonly migrationsApplied: readonly string[]
  /** Milliseconds that a transaction waits for a connection. */
  readonly maxWait: number
  close(): Promise<void>
}
