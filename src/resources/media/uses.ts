import { Prisma } from '../../../generated/prisma/client.ts'
import { descriptions, type ResourceDescription, resources } from '../../../generated/resources.ts'
import type { Refuse } from '../../domain/errors.ts'
import { all, either } from '../../lists/sort.ts'
import { visibleTo } from '../kit/definition.ts'
import type { Transaction } from '../kit/rules.ts'
import { type Client, isWriterOf } from '../kit/visibility.ts'

const { table: mediaTable, name: media } = resources.Media

/** A way in which a row of another table uses a file. */
interface Use {
  /** The name of the other table. */
  readonly name: string
  readonly isInText: boolean
  /** The condition that such a row exists. With `visible`, only rows that meet it count. */
  readonly exists: (visible?: Prisma.Sql) => Prisma.Sql
}

/** By the id of the file; or, last because it takes longest, by its address in rich text. */
const uses: readonly Use[] = [...descriptions.flatMap(usesById), ...descriptions.flatMap(usesInRichText)]

function usesById({ name, table, references, columns }: ResourceDescription): Use[] {
  return Object.entries(references).flatMap(([field, { to, join }]) => {
    const { column } = columns[field] ?? {}
    if (to !== media || !column) return []
    const own = Prisma.sql`${table}.${column}`
    const [has, is] = [Prisma.sql`${own} @> ARRAY[${mediaTable}.id]`, Prisma.sql`${own} = ${mediaTable}.id`]
    const exists: Use['exists'] = (visible) =>
      join
        ? anyHas(table, has, visible)
        : Prisma.sql`EXISTS (SELECT FROM ${table} WHERE ${all([is, visible])})`
    return { name, isInText: false, exists }
  })
}

function usesInRichText({ name, table, fields }: ResourceDescription): Use[] {
  return Object.values(fields).flatMap(({ wire, column }) => {
    if (wire !== 'html') return []
    const has = Prisma.sql`media_in(${column}) @> ARRAY[${mediaTable}.sha256::text]`
    return { name, isInText: true, exists: (visible) => anyHas(table, has, visible) }
  })
}

/**
 * The condition that a row contains a value. It counts all such rows, because the planner expects many: for
 * the first of them, it would search the whole table instead of the index, for each file.
 */
function anyHas(table: Prisma.Sql, has: Prisma.Sql, visible: Prisma.Sql | undefined): Prisma.Sql {
  return Prisma.sql`(SELECT count(*) FROM ${table} WHERE ${all([has, visible])}) > 0`
}

const usesInText = uses.filter(({ isInText }) => isInText)

/** The condition that a record uses the file of a row of `media`. */
const isUsed = either(uses.map(({ exists }) => exists()))

/**
 * The condition that a record uses the file of a row of `media`. For clients that can neither upload nor
 * delete files, only the records that they can see count.
 */
export function isUsedFor(client: Client): Prisma.Sql {
  if (isWriterOf(resources.Media, client)) return isUsed
  const visible = visibleTo(client)
  return either(uses.map(({ name, exists }) => exists(visible(name))))
}

/** Refuses to delete a file that a record uses. */
export const refuseUsed = (tx: Transaction, file: File, refuse: Refuse<'in_use'>) =>
  refuseUseIn(uses, tx, file, refuse)

/** Refuses to replace the bytes of a file while rich text shows it by its address, which has their digest. */
export const refuseShown = (tx: Transaction, file: File, refuse: Refuse<'in_use'>) =>
  refuseUseIn(usesInText, tx, file, refuse)

type File = Readonly<{ id: number; sha256: string }>

/** Nothing is lost if another record has the same bytes. */
async function refuseUseIn(
  ways: readonly Use[],
  tx: Transaction,
  { id, sha256 }: File,
  refuse: Refuse<'in_use'>,
) {
  // of two records with the same bytes, the last one to be deleted finds no other
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`media ${sha256}`}, 0))`
  const names = ways.map(({ name, exists }) => Prisma.sql`CASE WHEN ${exists()} THEN ${name} END`)
  const [found] = await tx.$queryRaw<{ used: string | null }[]>`
    SELECT COALESCE(${Prisma.join(names)}) AS used FROM ${mediaTable} WHERE id = ${id}
      AND NOT EXISTS (
        SELECT FROM ${mediaTable} AS other WHERE other.sha256 = ${sha256} AND other.id <> ${id}
      )`
  if (found?.used) refuse('in_use', { detail: 'referredTo', parameters: { resource: found.used } })
}
