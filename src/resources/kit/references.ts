import { Prisma } from '../../../generated/prisma/client.ts'
import { type ResourceDescription, resources } from '../../../generated/resources.ts'
import { violatedReference } from '../../database/errors.ts'
import type { FieldError } from '../../messages/messages.ts'
import { bodyError } from '../../words/errors.ts'
import type { References, Values } from './rows.ts'

const described: readonly ResourceDescription[] = Object.values(resources)

/**
 * What the references of a row are written as, where they can be to some records only: the id of another one
 * is written as 0, which no record has. So the foreign key refuses what a client may not see as what is not
 * there, in one statement.
 *
 * @param existing what rows of a table must be to exist for the client; undefined where all do
 */
export function guardedReferences(
  { references, columns }: ResourceDescription,
  existing: (table: string) => Prisma.Sql | undefined,
): References {
  const guarded = Object.entries(references).flatMap(([name, { to }]) => {
    const [value, target] = [columns[name]?.value, described.find((one) => one.name === to)]
    const condition = existing(to)
    if (!value || !target || !condition) return []
    const found = Prisma.sql`SELECT id FROM ${target.table} WHERE id = ${value}`
    const there = Prisma.sql`CASE WHEN ${value} IS NOT NULL THEN COALESCE((${found} AND ${condition}), 0) END`
    return [[name, there] as const]
  })
  return Object.fromEntries(guarded)
}

/** The field of a write that names a record that is not there, by the foreign key that refused it. */
export function danglingField({ references }: ResourceDescription, cause: unknown): string | undefined {
  const constraint = violatedReference(cause)
  return Object.keys(references).find((name) => references[name]?.constraint === constraint)
}

/** The table whose rows refer to a record, by the foreign key that kept it from being deleted. */
export function referringTable(cause: unknown): string | undefined {
  const constraint = violatedReference(cause)
  const refers = ({ references }: ResourceDescription) =>
    Object.values(references).some((one) => one.constraint === constraint)
  return described.find(refers)?.name
}

/**
 * What is wrong with those of many rows that refer to what is not there.
 *
 * @param lock `FOR KEY SHARE` where what the others refer to must stay until the transaction ends
 */
export async function lackingReferences(
  db: Prisma.TransactionClient,
  { references }: ResourceDescription,
  rows: readonly Values[],
  lock: Prisma.Sql,
): Promise<ReadonlyMap<Values, readonly FieldError[]>> {
  const errors = new Map<Values, FieldError[]>()
  for (const [name, { to }] of Object.entries(references)) {
    const ids = [...new Set(rows.map((row) => row[name]))].filter((id) => typeof id === 'number')
    const table = described.find((one) => one.name === to)?.table ?? Prisma.empty
    const found = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM ${table} WHERE id = ANY(${ids}::int[]) ORDER BY id ${lock}`
    const there = new Set<unknown>(found.map(({ id }) => id))
    for (const row of rows) {
      const id = row[name] ?? null
      if (id !== null && !there.has(id))
        errors.set(row, [...(errors.get(row) ?? []), bodyError(name, 'exists')])
    }
  }
  return errors
}
