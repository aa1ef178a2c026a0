import { isInvalidCredential } from '../../identity/access/authorize.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResult } from '../../request/response.ts'
import type { AnyResource } from './definition.ts'
import { fieldsIn, joined } from './list.ts'
import { belowParent } from './parent.ts'
import { idOf, valuesOf } from './refusals.ts'
import type { Row, Values } from './rows.ts'

const asItIs = (record: Values): Values => record

export async function list(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { listWhere, afterRead = asItIs } = resource.rules
  const query = joined(resource.description, valuesOf(request.query))
  if (!resource.visibility.maySelect(query, request.principal)) return refuseReader(request)
  const further = [...(await belowParent(resource, request)), ...((await listWhere?.(request)) ?? [])]
  const made = madeFor(resource, request)
  const { toRecord, ...rows } = resource.listFor(query, request.principal, made?.of)
  const page = await request.page({
    ...rows,
    conditions: [...rows.conditions, ...further],
    toResource: (row: Row) => {
      const record = afterRead(toRecord(row), request)
      return made ? { ...record, ...made.make(record, request) } : record
    },
  })
  return { ...page, fields: fieldsIn(request.query) }
}

export async function find(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { principal, denied } = request
  const { afterRead = asItIs } = resource.rules
  const query = valuesOf(request.query)
  const made = madeFor(resource, request)
  const view = resource.viewFor(principal, query, made?.of)
  const row = await request.find<Row>(view.source, idOf(request), resource.visibility.condition(principal))
  if (!row) {
    if (denied && isInvalidCredential(denied)) throw denied
    return request.refuse('not_found', { detail: resource.description.missing })
  }
  const data = afterRead(view.toRecord(row), request)
  return { data, made: made?.make(data, request) ?? view.madeOf(row), fields: fieldsIn(query) }
}

function madeFor({ rules, visibility }: AnyResource, { principal, query }: UntypedRequest) {
  const { madeForWriters: made } = rules
  const asked = fieldsIn(query)
  const isAsked = asked === undefined || made?.fields.some((field) => asked.includes(field))
  return isAsked && visibility.isWriter(principal) ? made : undefined
}

function refuseReader({ principal, denied, refuse }: UntypedRequest): never {
  if (denied) throw denied
  if (!principal) return refuse('authentication_required')
  const code = principal.kind === 'user' ? 'permission_denied' : 'insufficient_scope'
  return refuse(code, { detail: 'writersOnly' })
}

/** The current record, if the client may change it: the first parameter of the path has its id. */
export async function findWritable(
  { description, visibility, whole }: AnyResource,
  { params, principal, find, refuse }: UntypedRequest,
): Promise<Row> {
  const [id] = Object.entries(valuesOf(params)).map(([name, value]) => idOf({ params: { [name]: value } }))
  const row = await find<Row>(whole.source, id ?? '', visibility.condition(principal))
  if (!row) return refuse('not_found', { detail: description.missing })
  if (!visibility.isWritable(row, principal)) return refuse('permission_denied', { detail: 'notOwn' })
  return row
}
