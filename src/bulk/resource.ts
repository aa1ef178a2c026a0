import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FieldError } from '../messages/messages.ts'
import { contentResources } from '../resources/index.ts'
import type { AnyResource } from '../resources/kit/resource.ts'
import type { Values } from '../resources/kit/rows.ts'
import { ApiError } from '../words/errors.ts'
import type { Columns } from './formats/csv.ts'
import type { SourceRow } from './formats/source-row.ts'
import type { Connection, Outcome, WriteOptions } from './outcomes.ts'
import { BulkRows, type NewRow } from './rows.ts'

/** Rows that are sanitised before the event loop gets a turn: jsdom frees its memory only then. */
const ROWS_PER_TURN = 20

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

/** What can be imported and exported in bulk. */
export interface BulkResource {
  /** `products`. */
  readonly name: string
  readonly columns: Columns
  /** Whether rows that are there can be changed: they are known by a key, and no rule says otherwise. */
  readonly canUpdate: boolean
  /** Sanitises and validates the rows as requests would be; nothing is read from the database or written. */
  prepare(rows: readonly SourceRow[], now: Date): Promise<Batch>
  /** At most `take` rows behind an id, in the order of the ids, with the fields that an import takes. */
  read(db: Connection, afterId: number, take: number): Promise<readonly (Values & { readonly id: number })[]>
}

export const RESOURCES: readonly BulkResource[] = contentResources.map(bulkOf)

/** @returns undefined where there is no such resource */
export function resourceNamed(name: string): BulkResource | undefined {
  return RESOURCES.find((resource) => resource.name === name)
}

/** `posts or products`. */
export function oneOf(resources: readonly BulkResource[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(resources.map(({ name }) => name))
}

function bulkOf(resource: AnyResource): BulkResource {
  const { description, rules } = resource
  const rows = new BulkRows(resource)
  return {
    name: description.name,
    columns: description.create,
    canUpdate: rows.key !== undefined && rules.updated === undefined,
    prepare: (sources, now) => prepare(rows, sources, now),
    read: (db, afterId, take) => rows.read(db, afterId, take),
  }
}

type Prepared = { readonly row: NewRow } | { readonly errors: readonly FieldError[] }

/** A refused row does not keep the others out. */
async function prepare(bulk: BulkRows, rows: readonly SourceRow[], now: Date): Promise<Batch> {
  const prepared: Prepared[] = []
  for (const row of rows) {
    if (prepared.length % ROWS_PER_TURN === 0) await nextTurn()
    prepared.push(await prepareRow(bulk, row, now))
  }
  const good = prepared.flatMap((one) => ('row' in one ? [one.row] : []))
  const withRefused = (outcomes: readonly Outcome[]): readonly Outcome[] => {
    const rest = outcomes.values()
    return prepared.map((one) => ('errors' in one ? one : required(rest.next().value)))
  }
  return {
    rows,
    write: async (db, options) => withRefused(await bulk.write(db, good, options)),
    rehearse: async (keys, options) => withRefused(await rehearse(bulk, good, keys, options)),
  }
}

async function prepareRow(bulk: BulkRows, source: SourceRow, now: Date): Promise<Prepared> {
  if ('errors' in source) return source
  try {
    return { row: await bulk.newRow(source.value, now) }
  } catch (error) {
    if (error instanceof ApiError && error.errors) return { errors: error.errors }
    throw error
  }
}

async function rehearse(
  bulk: BulkRows,
  rows: readonly NewRow[],
  register: KeyRegister,
  { update }: WriteOptions,
): Promise<Outcome[]> {
  const keys = rows.flatMap((row) => bulk.keyOf(row) ?? [])
  const known = new Set(await register.take([...new Set(keys)], (db, sought) => bulk.findKeys(db, sought)))
  return rows.map((row) => {
    const key = bulk.keyOf(row)
    if (key === undefined) return 'imported'
    if (known.has(key)) return update ? 'updated' : { errors: [bulk.taken] }
    known.add(key)
    return 'imported'
  })
}

function required(outcome: Outcome | undefined): Outcome {
  if (outcome === undefined) throw new Error('a row has no outcome')
  return outcome
}
