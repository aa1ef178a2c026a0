import { isDeepStrictEqual } from 'node:util'
import { Prisma } from '../../generated/prisma/client.ts'
import type { ResourceDescription } from '../../generated/resources.ts'
import { changeOf, SYSTEM } from '../domain/change.ts'
import { bodyError, isRefusal, refuse } from '../domain/errors.ts'
import { GRANTED } from '../request/writes.ts'
import { attempt } from '../resources/kit/attempt.ts'
import { checked } from '../resources/kit/check.ts'
import type { AnyResource } from '../resources/kit/definition.ts'
import { createdFields } from '../resources/kit/record.ts'
import { cyclicField, isMove, keysOf } from '../resources/kit/references.ts'
import {
  hasOneOf,
  type Row,
  selectForUpdate,
  update as updateOf,
  type Values,
} from '../resources/kit/rows.ts'
import type { Outcome } from './report.ts'
import type { NewRow, UniqueValues } from './unique.ts'

/** The operator imports: there is no client whose access could be rechecked. */
export const BY_OPERATOR = { condition: GRANTED }

type Connection = Prisma.TransactionClient
/** What became of each row. */
type Outcomes = ReadonlyMap<unknown, Outcome>

/** The records that an import updates. */
interface Target {
  readonly resource: AnyResource
  /** Its `create` lists all columns of a file. */
  readonly description: ResourceDescription
  /** The unique field that identifies a row of a file. */
  readonly key: string
}

/**
 * Updates records. If one would be below itself, updates each alone, to find out which one to refuse.
 *
 * @param uniqueIn finds the unique values of some of the rows anew
 */
export async function updateRows(
  db: Connection,
  target: Target,
  rows: readonly NewRow[],
  uniqueIn: (rows: readonly NewRow[]) => Promise<UniqueValues>,
  unique: UniqueValues,
): Promise<Outcomes> {
  if (!isMove(target.description)) return update(db, target, rows, unique)
  const updated = await attempt(db, () => orCycle(target, () => update(db, target, rows, unique)))
  if (!isRefusal(updated)) return updated
  const outcomes = new Map<unknown, Outcome>()
  for (const row of rows) {
    const again = async () => updateRows(db, target, [row], uniqueIn, await uniqueIn([row]))
    const alone = rows.length > 1 ? await again() : undefined
    outcomes.set(row, alone?.get(row) ?? { errors: updated.errors ?? [] })
  }
  return outcomes
}

async function orCycle<T>({ description }: Target, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const cyclic = cyclicField(description, cause)
    if (cyclic === undefined) throw cause
    return refuse('validation_failed', { errors: [bodyError(cyclic, 'cycle')], cause })
  }
}

/** Applies rows one after the other, because several rows of a file may have the same key. */
async function update(
  db: Connection,
  { resource, description: described, key }: Target,
  rows: readonly NewRow[],
  unique: UniqueValues,
): Promise<Outcomes> {
  const { description, whole } = resource
  const keys = [...new Set(rows.map(({ given }) => String(given[key])))]
  // its key stays, so that writes of records that refer to it need not wait, and cannot deadlock with this
  const lock = Prisma.sql`FOR NO KEY UPDATE`
  const locked = await selectForUpdate(db, whole.source, hasOneOf(description, key, keys), lock)
  const present = new Map<unknown, Row>(
    locked.map((row) => [row[key], { ...row, ...keysOf(description, row) }]),
  )
  const outcomes = new Map<unknown, Outcome>()
  // a statement updates a row only once, so that a second change needs a second statement
  const rounds: (Values & { readonly id: unknown })[][] = []
  const changes = new Map<unknown, number>()
  for (const row of rows) {
    const before = present.get(row.given[key])
    // the record was deleted meanwhile: the next import can use its key
    const { values, errors } = checked(resource, row.given, { before, now: row.now })
    const taken = !before ? [key] : errors.length > 0 ? [] : unique.change(before, row.given)
    if (!before || taken.length > 0 || errors.length > 0)
      outcomes.set(row, { errors: [...errors, ...taken.map((field) => bodyError(field, 'unique'))] })
    else if (isSame(before, row.given)) outcomes.set(row, 'skipped')
    else {
      const after = { ...before, ...values }
      present.set(row.given[key], after)
      const change = changeOf(SYSTEM, resource.action('update'), row.now)
      const written = { ...createdFields(described, after), ...values }
      const changed = resource.changedRow(before, written, change)
      const round = changes.get(before.id) ?? 0
      changes.set(before.id, round + 1)
      rounds[round] = [...(rounds[round] ?? []), { ...changed, id: before.id }]
      outcomes.set(row, 'updated')
    }
  }
  for (const round of rounds)
    await db.$queryRaw(updateOf(description, round, Prisma.sql`version`, BY_OPERATOR))
  return outcomes
}

/** Whether a record has all values of a row already. */
function isSame(row: Row, given: Values): boolean {
  return Object.entries(given).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(row[name], value),
  )
}
