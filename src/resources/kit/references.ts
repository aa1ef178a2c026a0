import { Prisma } from '../../../generated/prisma/client.ts'
import { type ResourceDescription, resources } from '../../../generated/resources.ts'
import { violatedReference } from '../../database/errors.ts'
import type { Select } from '../../database/select.ts'
import { bodyError } from '../../domain/errors.ts'
import { all } from '../../lists/sort.ts'
import type { FieldError } from '../../messages/messages.ts'
import type { visibleTo } from './definition.ts'
import type { Values } from './rows.ts'

const described: readonly ResourceDescription[] = Object.values(resources)

/**
 * The condition that the client can see each record that a row refers to; undefined if it can see them all.
 */
export function permittedReferences(
  { references, columns }: ResourceDescription,
  row: Values,
  visible: ReturnType<typeof visibleTo>,
): Prisma.Sql | undefined {
  const conditions = Object.entries(references).flatMap(([name, { to }]) => {
    const [value, condition] = [columns[name]?.value, visible(to)]
    if (!value || !condition || (row[name] ?? null) === null) return []
    return Prisma.sql`EXISTS (SELECT FROM ${tableNamed(to)} WHERE id = ${value} AND ${condition})`
  })
  return conditions.length > 0 ? all(conditions) : undefined
}

function tableNamed(name: string): Prisma.Sql {
  const found = described.find((one) => one.name === name)
  if (!found) throw new Error(`no resource has the table ${name}`)
  return found.table
}

/** The field that refers to a missing record, found by the foreign key that is violated. */
export function danglingField({ references }: ResourceDescription, cause: unknown): string | undefined {
  const constraint = violatedReference(cause)
  return Object.keys(references).find((name) => references[name]?.constraint === constraint)
}

/** The table whose rows refer to a record, found by the foreign key that prevents its deletion. */
export function referringTable(cause: unknown): string | undefined {
  const constraint = violatedReference(cause)
  const refers = ({ references }: ResourceDescription) =>
    Object.values(references).some((one) => one.constraint === constraint)
  return described.find(refers)?.name
}

/** The rows that references may be to. */
interface Referable {
  readonly visible?: ReturnType<typeof visibleTo>
  /** `FOR KEY SHARE` if they must not be deleted until the transaction ends. */
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
  for (const [name, { to }] of Object.entries(references)) {
    const ids = [...new Set(rows.map((row) => row[name]))].filter((id) => typeof id === 'number')
    const where = all([Prisma.sql`id = ANY(${ids}::int[])`, visible(to)])
    const found = await select<{ id: number }>(
      Prisma.sql`SELECT id FROM ${tableNamed(to)} WHERE ${where} ORDER BY id ${lock}`,
    )
    const there = new Set<unknown>(found.map(({ id }) => id))
    for (const row of rows) {
      const id = row[name] ?? null
      if (id !== null && !there.has(id))
        errors.set(row, [...(errors.get(row) ?? []), bodyError(name, 'exists')])
    }
  }
  return errors
}
