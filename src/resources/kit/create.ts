import type { Prisma } from '../../../generated/prisma/client.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResult } from '../../request/response.ts'
import { checked } from './check.ts'
import { type AnyResource, visibleTo } from './definition.ts'
import { parentIn } from './parent.ts'
import { answeredValues } from './record.ts'
import { permittedReferences } from './references.ts'
import { refuseHidden, refuseTaken, valuesOf, withGoodValues } from './refusals.ts'
import { insertion, type Row, type Values } from './rows.ts'
import type { Transaction } from './rules.ts'

/** Creates a record in one INSERT, which also rechecks access. */
export async function create(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const row = await newRow(resource, request)
  const inserted = await withGoodValues(resource, request, () => insert(resource, request, row))
  const { generated } = resource.rules
  return inserted ? resource.resultOf(inserted) : refuseTaken(resource, request, generated?.field ?? '')
}

/**
 * Creates the records of several requests of a transaction in one INSERT, if their rows have values for the
 * same fields.
 *
 * @returns undefined if each must be created alone, to find out which one is refused and why
 */
export async function createTogether(
  resource: AnyResource,
  requests: readonly UntypedRequest[],
  { tx, condition }: { readonly tx: Transaction; readonly condition: Prisma.Sql },
): Promise<readonly AnyResult[] | undefined> {
  const { description, rules, whole } = resource
  const [request] = requests
  if (!request || rules.generated) return undefined
  const rows: Values[] = []
  for (const one of requests) rows.push(await newRow(resource, one))
  const [first = {}] = rows
  if (new Set(rows.map(shapeOf)).size > 1) return undefined
  const permitted = permittedReferences(description, first, visibleTo(request.principal))
  const options = { condition, permitted }
  const inserted = await tx.$queryRaw<Row[]>(insertion(description, rows, whole.source.columns, options))
  // the rows got their ids in their order
  const created = inserted.sort((a, b) => Number(a.id) - Number(b.id))
  return created.length < rows.length ? undefined : created.map((row) => resource.resultOf(row))
}

/** One statement inserts rows with the same columns: a named column gets no default. */
function shapeOf(row: Values): string {
  const names = Object.entries(row).map(([name, value]) => `${name}${[value ?? []].flat().length > 0}`)
  return names.join()
}

/** The row that a request creates. */
async function newRow(resource: AnyResource, request: UntypedRequest): Promise<Values> {
  const given = resource.createdFields(valuesOf(request.body), request.contentDefaults)
  const below = parentIn(resource.description, request)
  const all = { ...below, ...given, ...(await resource.rules.beforeCreate?.(request)) }
  const { values, errors } = checked(resource, all, { before: undefined, now: request.now })
  if (errors.length > 0) request.refuse('validation_failed', { errors })
  return resource.newRow(values, request.change(resource.action('create')))
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
