import { Prisma } from '../../../generated/prisma/client.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResult } from '../../request/response.ts'
import type { AnyResource } from './definition.ts'
import { answeredValues } from './record.ts'
import { refuseHidden, refuseTaken, valuesOf, withGoodValues } from './refusals.ts'
import { insertion, type Row, type Values } from './rows.ts'
import type { AnyRules } from './rules.ts'

/** One INSERT, with the recheck of access in it. */
export async function create(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { beforeCreate, generated } = resource.rules
  const given = resource.createdFields(valuesOf(request.body), request.contentDefaults)
  const values = { ...given, ...(await beforeCreate?.(request)) }
  const row = resource.newRow(values, request.change(resource.action('create')))
  const inserted = await withGoodValues(resource, request, async () =>
    generated
      ? insertGenerated(generated, resource, request, row)
      : // a second time where what it refers to has become visible in between
        ((await insert(resource, request, row)) ?? insert(resource, request, row)),
  )
  return inserted ? resource.resultOf(inserted) : refuseTaken(resource, request, generated?.field ?? '')
}

async function insert(
  resource: AnyResource,
  request: UntypedRequest,
  row: Values,
  conflict = Prisma.empty,
): Promise<Row | undefined> {
  const { description, whole } = resource
  const permitted = resource.permittedFor(request.principal, row)
  const inserted = await request.write<Row>(
    (condition) => insertion(description, [row], whole.source.columns, { condition, permitted, conflict }),
    () => answeredValues(description, row),
  )
  if (!inserted && permitted) await refuseHidden(resource, request, row)
  return inserted
}

/** Other records may have the value, or get it at the same time: the unique index decides. */
async function insertGenerated(
  { field, attempts, value }: NonNullable<AnyRules['generated']>,
  resource: AnyResource,
  request: UntypedRequest,
  row: Values,
): Promise<Row | undefined> {
  const { columns, name } = resource.description
  const { column } = columns[field] ?? {}
  if (!column) throw new Error(`${name} have no column for ${field}`)
  const conflict = Prisma.sql`ON CONFLICT (${column}) DO NOTHING`
  for (let attempt = 0; attempt < attempts; attempt++) {
    const values = { ...row, [field]: row[field] ?? (await value(row, attempt)) }
    const inserted = await insert(resource, request, values, conflict)
    if (inserted || row[field] !== undefined) return inserted
  }
  return undefined
}
