import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FieldError } from '../messages/messages.ts'
import { ApiError } from '../words/errors.ts'
import type { SourceRow } from './formats/source-row.ts'
import type { BulkResource, Connection, FindKeys, KeyRegister, Outcome, WriteOptions } from './resource.ts'

/** Rows that are sanitised before the event loop gets a turn: jsdom frees its memory only then. */
const ROWS_PER_TURN = 20

/** How the rows of a resource are checked and written. */
export interface BatchRules<Row> {
  /** @throws ApiError for what breaks a rule of the contract or of the business */
  readonly toRow: (value: unknown, now: Date) => Promise<Row>
  readonly write: (db: Connection, rows: readonly Row[], options: WriteOptions) => Promise<readonly Outcome[]>
  /** The key that must be unique; undefined: the row has none. */
  readonly keyOf: (row: Row) => string | undefined
  readonly findKeys: FindKeys
  /** The error of a row whose key is taken. */
  readonly taken: FieldError
}

type Prepared<Row> = { readonly row: Row } | { readonly errors: readonly FieldError[] }

/** The `prepare` of a resource with these rules. A refused row does not keep the others out. */
export function prepareWith<Row>(rules: BatchRules<Row>): BulkResource['prepare'] {
  return async (rows, now) => {
    const prepared: Prepared<Row>[] = []
    for (const row of rows) {
      if (prepared.length % ROWS_PER_TURN === 0) await nextTurn()
      prepared.push(await prepareRow(row, (value) => rules.toRow(value, now)))
    }
    const good = prepared.flatMap((one) => ('row' in one ? [one.row] : []))
    const withRefused = (outcomes: readonly Outcome[]): readonly Outcome[] => {
      const rest = outcomes.values()
      return prepared.map((one) => ('errors' in one ? one : required(rest.next().value)))
    }
    return {
      rows,
      write: async (db, options) => withRefused(await rules.write(db, good, options)),
      rehearse: async (keys, options) => withRefused(await rehearse(rules, good, keys, options)),
    }
  }
}

async function prepareRow<Row>(
  source: SourceRow,
  toRow: (value: unknown) => Promise<Row>,
): Promise<Prepared<Row>> {
  if ('errors' in source) return source
  try {
    return { row: await toRow(source.value) }
  } catch (error) {
    if (error instanceof ApiError && error.errors) return { errors: error.errors }
    throw error
  }
}

async function rehearse<Row>(
  { keyOf, findKeys, taken }: BatchRules<Row>,
  rows: readonly Row[],
  register: KeyRegister,
  { update }: WriteOptions,
): Promise<Outcome[]> {
  const keys = rows.flatMap((row) => keyOf(row) ?? [])
  const known = new Set(await register.take([...new Set(keys)], findKeys))
  return rows.map((row) => {
    const key = keyOf(row)
    if (key === undefined) return 'imported'
    if (known.has(key)) return update ? 'updated' : { errors: [taken] }
    known.add(key)
    return 'imported'
  })
}

function required(outcome: Outcome | undefined): Outcome {
  if (outcome === undefined) throw new Error('a row has no outcome')
  return outcome
}
