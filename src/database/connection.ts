import type pg from 'pg'

export type DatabaseKind = 'embedded' | 'postgresql'

/** The part of a pino logger used here. */
export interface DatabaseLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
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
