import type { Prisma } from '../../generated/prisma/client.ts'
import type { FieldError } from '../messages/messages.ts'
import type { Columns } from './formats/csv.ts'
import type { SourceRow } from './formats/source-row.ts'

export type Connection = Prisma.TransactionClient

export const RESOURCE_NAMES = ['products', 'posts'] as const
export type ResourceName = (typeof RESOURCE_NAMES)[number]

/** What can be imported and exported in bulk. */
export interface BulkResource {
  readonly name: ResourceName
  readonly columns: Columns
  /** Whether rows that are there already can be changed. */
  readonly canUpdate: boolean
  /** Sanitises and validates the rows as requests would be; nothing is read from the database or written. */
  prepare(rows: readonly SourceRow[], now: Date): Promise<Batch>
  /** At most `take` rows behind an id, in the order of the ids. */
  read(db: Connection, afterId: number, take: number): Promise<readonly ExportRow[]>
}

export interface ExportRow {
  readonly id: number
  /** The fields that an import takes. */
  readonly record: Readonly<Record<string, unknown>>
}

/** How a row ended. `skipped`: it is stored already, just as the file has it. */
export type Outcome = 'imported' | 'updated' | 'skipped' | { readonly errors: readonly FieldError[] }

export interface WriteOptions {
  /** Change what is there already instead of refusing the row. */
  readonly update: boolean
}

/** Rows on their way into the database. The outcomes are in the order of the rows. */
export interface Batch {
  readonly rows: readonly SourceRow[]
  write(db: Connection, options: WriteOptions): Promise<readonly Outcome[]>
  /** What `write` would return, without writing. */
  rehearse(keys: KeyRegister, options: WriteOptions): Promise<readonly Outcome[]>
}

/** Knows which keys, such as skus, are taken: in the database, or by an earlier row of the file. */
export interface KeyRegister {
  /** Takes the keys. @returns those that were taken before */
  take(keys: readonly string[], find: FindKeys): Promise<ReadonlySet<string>>
}

/** Which of the keys are in the database. */
export type FindKeys = (db: Connection, keys: readonly string[]) => Promise<readonly string[]>
