import { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription } from '../../../generated/resources.ts'
import { all } from '../../lists/sort.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResource } from './definition.ts'
import { refuseMissingParent, valuesOf } from './refusals.ts'
import type { Values } from './rows.ts'
import * as rows from './rows.ts'
import type { Transaction } from './rules.ts'

/** The id of the parent record in the path, keyed by the field that refers to it; empty without a parent. */
export function parentIn({ parent }: ResourceDescription, { params }: UntypedRequest): Values {
  return parent ? { [parent.field]: valuesOf(params)[parent.field] } : {}
}

/**
 * The condition that the rows of a list belong to the parent record in the path.
 *
 * @throws Refusal `not_found` unless the record exists and the client can see it
 */
export async function belowParent(resource: AnyResource, request: UntypedRequest): Promise<Prisma.Sql[]> {
  const { description, parent } = resource
  if (!description.parent || !parent) return []
  const id = parentIn(description, request)[description.parent.field]
  const visible = parent.visibility.condition(request.principal)
  const where = all([Prisma.sql`id = ${id}`, visible])
  const found = await request.read(Prisma.sql`SELECT id FROM ${parent.description.table} WHERE ${where}`)
  if (found.length === 0) refuseMissingParent(description, request)
  return [Prisma.sql`${description.parent.column} = ${id}`]
}

/** The condition that the client can see a record, and that it belongs to the parent in the path. */
export function reachable({ description, visibility }: AnyResource, request: UntypedRequest): Prisma.Sql {
  const { parent } = description
  const id = parent && valuesOf(request.params)[parent.field]
  const isBelow = parent && id !== undefined ? Prisma.sql`${parent.column} = ${id}` : undefined
  return all([isBelow, visibility.condition(request.principal)])
}

/**
 * Marks the rows that foreign keys will delete with records, so that the audit trail shows who deleted each.
 */
export async function markBelow(
  tx: Transaction,
  parent: AnyResource,
  request: UntypedRequest,
  parentIds: readonly unknown[],
): Promise<void> {
  for (const resource of parent.below) {
    const { description } = resource
    const { column = Prisma.empty } = description.parent ?? {}
    const isBelow = Prisma.sql`${column} = ANY(${parentIds.map(Number)}::int[])`
    const source = { table: description.table, columns: Prisma.sql`id` }
    const ids = (await rows.selectForUpdate(tx, source, isBelow)).map(({ id }) => id)
    if (ids.length === 0) continue
    await markBelow(tx, resource, request, ids)
    const change = request.change(resource.action('delete'))
    const where = Prisma.sql`id = ANY(${ids.map(Number)}::int[])`
    await tx.$queryRaw(rows.updateWhere(description, { set: Prisma.sql`id = id`, change, where }))
  }
}
