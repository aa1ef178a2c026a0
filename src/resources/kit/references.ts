import { Prisma } from '../../../generated/prisma/client.ts'
import { descriptions, type ResourceDescription } from '../../../generated/resources.ts'
import { isRecord } from '../../base/guards.ts'
import { violatedCheck, violatedReference } from '../../database/errors.ts'
import type { Select } from '../../database/select.ts'
import { bodyError } from '../../domain/errors.ts'
import { all, allIfAny } from '../../lists/sort.ts'
import type { FieldError } from '../../messages/messages.ts'
import type { visibleTo } from './definition.ts'
import type { Values } from './rows.ts'

/** The lock of foreign keys: until the transaction ends, the record is not deleted. */
export const KEY_SHARE = Prisma.sql`FOR KEY SHARE`

/** The keys that a field refers to, in the order of the field. */
function keysIn(value: unknown): readonly unknown[] {
  return [value ?? []].flat()
}

/** The keys of records that a response shows as objects, as a body has them. */
export function keysOf({ references }: ResourceDescription, record: Values): Values {
  const keyOf = (value: unknown) => (isRecord(value) ? value.id : null)
  return Object.fromEntries(
    Object.entries(references).flatMap(([name, { shownAs }]) => {
      const value = shownAs && record[shownAs]
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.map(keyOf) : keyOf(value)]]
    }),
  )
}

/**
 * The condition that the client can see each record that a row refers to; undefined if it can see them all.
 * It locks them before the row, always in the same order: a deletion of one of them locks it first, too, and
 * then the rows that refer to it.
 */
export function permittedReferences(
  { references, columns }: ResourceDescription,
  row: Values,
  visible: ReturnType<typeof visibleTo>,
): Prisma.Sql | undefined {
  const conditions = Object.entries(references).flatMap(([name, { to, join }]) => {
    const [value, condition] = [columns[name]?.value, visible(to)]
    if (!value || keysIn(row[name]).length === 0) return []
    const exists = (key: Prisma.Sql) => Prisma.sql`EXISTS (
      SELECT FROM ${tableNamed(to)} WHERE ${all([Prisma.sql`id = ${key}`, condition])} ${KEY_SHARE})`
    // always: the foreign key would not identify the missing item of the list
    const isMissing = Prisma.sql`NOT ${exists(Prisma.sql`item`)}`
    const items = Prisma.sql`(SELECT unnest(${value}) AS item ORDER BY item) AS items`
    if (join) return Prisma.sql`NOT EXISTS (SELECT FROM ${items} WHERE ${isMissing})`
    return condition ? exists(value) : []
  })
  return allIfAny(conditions)
}

function tableNamed(name: string): Prisma.Sql {
  const found = descriptions.find((one) => one.name === name)
  if (!found) throw new Error(`no resource has the table ${name}`)
  return found.table
}

/** The field that refers to a missing record, found by the foreign key that is violated. */
export function danglingField({ references }: ResourceDescription, cause: unknown): string | undefined {
  const constraint = violatedReference(cause)
  return Object.keys(references).find((name) => references[name]?.constraint === constraint)
}

/** The field that would make a record part of a cycle, found by the trigger that refuses it. */
export function cyclicField({ references }: ResourceDescription, cause: unknown): string | undefined {
  const trigger = violatedCheck(cause)
  return trigger && Object.keys(references).find((name) => references[name]?.cycle === trigger)
}

/** Whether one of these fields, by default of all, moves a record within the tree of its resource. */
export function isMove({ references }: ResourceDescription, names = Object.keys(references)): boolean {
  return names.some((name) => references[name]?.cycle !== undefined)
}

/** The table whose rows refer to a record, found by the foreign key that prevents its deletion. */
export function referringTable(cause: unknown): string | undefined {
  const constraint = violatedReference(cause)
  const refers = ({ references }: ResourceDescription) =>
    Object.values(references).some((one) => one.constraint === constraint)
  return descriptions.find(refers)?.name
}

/** The rows that can be referred to. */
interface Referable {
  readonly visible?: ReturnType<typeof visibleTo>
  /** `KEY_SHARE` if they must not be deleted until the transaction ends. */
  readonly lock?: Prisma.Sql
}

/** The errors of those rows that refer to missing or hidden records. */
export async function lackingReferences(
  select: Select,
  { references }: ResourceDescription,
  rows: readonly Values[],
  { visible = () => undefined, lock = Prisma.empty }: Referable,
): Promise<ReadonlyMap<Values, readonly FieldError[]>> {
  const errors = new Map<Values, FieldError[]>()
  for (const [name, { to, join }] of Object.entries(references)) {
    const ids = [...new Set(rows.flatMap((row) => keysIn(row[name])))].filter((id) => typeof id === 'number')
    const where = all([Prisma.sql`id = ANY(${ids}::int[])`, visible(to)])
    const statement = Prisma.sql`SELECT id FROM ${tableNamed(to)} WHERE ${where} ORDER BY id ${lock}`
    const found = ids.length > 0 ? await select<{ id: number }>(statement) : []
    const there = new Set<unknown>(found.map(({ id }) => id))
    for (const row of rows) {
      for (const [index, id] of keysIn(row[name]).entries())
        if (!there.has(id))
          errors.set(row, [...(errors.get(row) ?? []), bodyError(join ? `${name}/${index}` : name, 'exists')])
    }
  }
  return errors
}
