import { Prisma } from '../../../generated/prisma/client.ts'
import type { Refusal } from '../../domain/errors.ts'
import { BY_ID, type Source } from '../../lists/rows.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import { readRequestBody } from '../../request/openapi/values.ts'
import type { AnyResult } from '../../request/response.ts'
import { update } from './change.ts'
import type { AnyResource } from './definition.ts'
import { findWritable } from './read.ts'
import { idOf, valuesOf } from './refusals.ts'
import type { Row, Values } from './rows.ts'

interface Revision extends Values {
  /** The version. */
  readonly id: number
}

/** Fields whose changes are not shown. */
const OF_EVERY_VERSION = ['createdAt', 'updatedAt']

/** The versions of a record, newest first, from the current one. */
export async function revisions(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { type, update: given, columns, fields } = resource.description
  const { id } = await findWritable(resource, request)
  const others = Object.keys(columns).filter((name) => name in fields && !OF_EVERY_VERSION.includes(name))
  const names = new Set([...given, ...others])
  const keys = Object.fromEntries([...names].map((name) => [name, columns[name]?.name]))
  return request.page<Revision, Values>({
    table: Prisma.sql`${versionsOf(resource, id)} AS versions`,
    columns: Prisma.sql`id, record->'last_change'->>'action' AS action,
      record->'last_change'->>'at' AS "changedAt",
      (SELECT json_build_object('id', users.id, 'displayName', users.display_name) FROM users
        WHERE users.id = CASE record->'last_change'->>'actorType'
          WHEN 'user' THEN (record->'last_change'->>'actorId')::int END) AS "changedBy",
      ARRAY(SELECT field.name FROM (
          SELECT record AS was FROM revisions
          WHERE resource_type = ${type} AND resource_id = ${String(id)} AND version < versions.id
          ORDER BY version DESC LIMIT 1
        ) AS before, json_each_text(${JSON.stringify(keys)}::json) WITH ORDINALITY AS field (name, key, place)
        WHERE was->>field.key IS DISTINCT FROM record->>field.key
          -- a version from before a field was added differs without a change of the record
          AND jsonb_exists(was, field.key) ORDER BY place) AS "changedFields"`,
    sorts: { id: BY_ID },
    toResource: ({ id: version, action, changedAt, changedBy, changedFields }) => {
      return { version, action, changedAt, changedBy, changedFields }
    },
  })
}

/** The record as it was in a version. */
export async function revision(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const row = await findVersion(resource, request, resource.whole.source.columns)
  return resource.resultOf(row)
}

/** Updates a record with the values of a version, by the rules of any update. */
export async function restore(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { description, rules } = resource
  const { operations, columns, table } = description
  if (!operations.update) throw new Error(`${description.name} are not updated`)
  const { id, ...row } = await findVersion(resource, request, Prisma.sql`id, to_jsonb(${table}) AS record`)
  // the stored values, not those of a response, which would leave out a deleted category
  const stored = valuesOf(row.record)
  const kept = new Set<string>([...Object.keys(rules.visibleWhen ?? {}), ...(rules.keptByRestore ?? [])])
  const names = description.update.filter((name) => !kept.has(name))
  const given = Object.fromEntries(names.map((name) => [name, stored[columns[name]?.name ?? '']]))
  const change = () => request.change(resource.action('restore'))
  // without a body, the request cannot be invalid: it conflicts with the current rules
  const refuse: UntypedRequest['refuse'] = (code, options) =>
    request.refuse(code === 'validation_failed' ? 'not_restorable' : code, options)
  const notRestorable = ({ errors = [] }: Refusal) => refuse('not_restorable', { errors })
  const body = await readRequestBody(operations.update, given, notRestorable, request.client)
  return update(resource, { ...request, body, change, refuse }, id)
}

/**
 * Reads a version as if it were the current row. A column that was added since is null or empty, as it was in
 * the existing rows; a column that can be neither has its current value.
 */
async function findVersion(
  resource: AnyResource,
  request: UntypedRequest,
  columns: Source['columns'],
): Promise<Row> {
  const { id } = await findWritable(resource, request)
  const { table, columns: all, fields, create } = resource.description
  const added = Object.entries(all).flatMap(([name, { name: column }]) => {
    const value = fields[name]?.nullable ? null : create[name]?.default
    return value === undefined ? [] : [[column, value]]
  })
  const before = JSON.stringify(Object.fromEntries(added))
  const version = Prisma.sql`(
    SELECT was.* FROM ${table} JOIN ${versionsOf(resource, id)} AS versions ON versions.id = ${idOf(request)},
      LATERAL jsonb_populate_record(${table}, ${before}::jsonb || record) AS was
    WHERE ${table}.id = ${id}) AS ${table}`
  const row = await request.find<Row>({ table: version, columns }, id)
  return row ?? request.refuse('not_found', { detail: 'noSuchRevision' })
}

/** All versions of a record: those that triggers have stored, and the current one. */
function versionsOf({ description: { type, table } }: AnyResource, id: Row['id']): Prisma.Sql {
  return Prisma.sql`(
    SELECT version AS id, record FROM revisions
    WHERE resource_type = ${type} AND resource_id = ${String(id)}
    UNION ALL SELECT version, to_jsonb(${table}) FROM ${table} WHERE id = ${id})`
}
