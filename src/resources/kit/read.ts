import { isInvalidCredential } from '../../identity/access/authorize.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResult } from '../../request/response.ts'
import type { AnyResource } from './definition.ts'
import { fieldsIn, joined } from './list.ts'
import { idOf, valuesOf } from './refusals.ts'
import type { Row, Values } from './rows.ts'

const asItIs = (record: Values): Values => record

export async function list(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { listWhere, afterRead = asItIs } = resource.rules
  const query = joined(resource.description, valuesOf(request.query))
  if (!resource.visibility.maySelect(query, request.principal)) return refuseReader(request)
  const further = listWhere?.(request) ?? []
  const { toRecord, ...rows } = resource.listFor(query, request.principal)
  const page = await request.page({
    ...rows,
    conditions: [...rows.conditions, ...further],
    toResource: (row: Row) => afterRead(toRecord(row), request),
  })
  return { ...page, fields: fieldsIn(request.query) }
}

export async function find(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { principal, denied } = request
  const { afterRead = asItIs } = resource.rules
  const query = valuesOf(request.query)
  const { source, toRecord } = resource.viewFor(principal, query)
  const row = await request.find<Row>(source, idOf(request), resource.visibility.condition(principal))
  if (!row) {
    if (denied && isInvalidCredential(denied)) throw denied
    return request.refuse('not_found', { detail: resource.description.missing })
  }
  return { data: afterRead(toRecord(row), request), fields: fieldsIn(query) }
}

function refuseReader({ principal, denied, refuse }: UntypedRequest): never {
  if (denied) throw denied
  if (!principal) return refuse('authentication_required')
  const code = principal.kind === 'user' ? 'permission_denied' : 'insufficient_scope'
  return refuse(code, { detail: 'writersOnly' })
}
