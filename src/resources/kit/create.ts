import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResult } from '../../request/response.ts'
import { type AnyResource, visibleTo } from './definition.ts'
import { answeredValues } from './record.ts'
import { permittedReferences } from './references.ts'
import { refuseHidden, refuseTaken, valuesOf, withGoodValues } from './refusals.ts'
import { insertion, type Row, type Values } from './rows.ts'

/** Creates a record by one INSERT, which also rechecks access. */
export async function create(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { beforeCreate, generated } = resource.rules
  const given = resource.createdFields(valuesOf(request.body), request.contentDefaults)
  const values = { ...given, ...(await beforeCreate?.(request)) }
  const row = resource.newRow(values, request.change(resource.action('create')))
  const inserted = await withGoodValues(resource, request, () => insert(resource, request, row))
  return inserted ? resource.resultOf(inserted) : refuseTaken(resource, request, generated?.field ?? '')
}

/** @returns undefined if the value of the generated field is taken, as the unique index decides */
async function insert(resource: AnyResource, request: UntypedRequest, row: Values): Promise<Row | undefined> {
  const { description, rules, whole } = resource
  const { field = '', value, attempts = 1 } = rules.generated ?? {}
  const generate = row[field] === undefined ? value : undefined
  const permitted = permittedReferences(description, row, visibleTo(request.principal))
  const options = { permitted, unlessTaken: rules.generated?.field }
  // a record that the row refers to may become visible after the first attempt
  const most = Math.max(generate ? attempts : 1, permitted ? 2 : 1)
  for (let attempt = 0; attempt < most; attempt++) {
    const tried = generate ? { ...row, [field]: await generate(row, attempt) } : row
    const inserted = await request.write<Row>(
      (condition) => insertion(description, [tried], whole.source.columns, { condition, ...options }),
      () => answeredValues(description, tried),
    )
    if (inserted) return inserted
    if (permitted) await refuseHidden(resource, request, row)
  }
  return undefined
}
