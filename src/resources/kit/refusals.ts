import type { ResourceDescription } from '../../../generated/resources.ts'
import { isRecord } from '../../base/guards.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { bodyError } from '../../domain/errors.ts'
import { isInvalidCredential } from '../../identity/access/authorize.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import { type AnyResource, visibleTo } from './definition.ts'
import { cyclicField, danglingField, lackingReferences } from './references.ts'
import type { Row, Values } from './rows.ts'

export function valuesOf(part: unknown): Values {
  return isRecord(part) ? part : {}
}

/** The id in the path, which is its last parameter. */
export function idOf({ params }: Pick<UntypedRequest, 'params'>): Row['id'] {
  const id = Object.values(valuesOf(params)).at(-1)
  return typeof id === 'number' ? id : String(id)
}

/**
 * Turns violated constraints of the database into errors: a value is taken, a referenced record is missing,
 * or a record would be below itself.
 */
export async function withGoodValues<T>(
  resource: AnyResource,
  request: UntypedRequest,
  write: () => Promise<T>,
): Promise<T> {
  const { description } = resource
  const { unique } = description
  try {
    return await write()
  } catch (cause) {
    const dangling = danglingField(description, cause)
    if (dangling !== undefined && dangling === description.parent?.field)
      return refuseMissingParent(description, request, cause)
    if (dangling !== undefined)
      return request.refuse('validation_failed', { errors: [bodyError(dangling, 'exists')], cause })
    const cyclic = cyclicField(description, cause)
    if (cyclic !== undefined)
      return request.refuse('validation_failed', { errors: [bodyError(cyclic, 'cycle')], cause })
    const taken = Object.keys(unique).find((name) => isUniqueViolation(cause, unique[name]?.constraint))
    if (taken === undefined) throw cause
    return refuseTaken(resource, request, taken, cause)
  }
}

/** Refuses a row that `permittedReferences` has prevented from being written. */
export async function refuseHidden(
  { description }: AnyResource,
  request: UntypedRequest,
  row: Values,
  select = request.read,
): Promise<void> {
  const referable = { visible: visibleTo(request.principal) }
  const errors = (await lackingReferences(select, description, [row], referable)).get(row)
  if (errors?.some(({ field }) => field === `/${description.parent?.field}`))
    refuseMissingParent(description, request)
  if (errors) request.refuse('validation_failed', { errors })
}

/** @throws Refusal `not_found`, or what is wrong with the credential that the client has sent */
export function refuseMissingParent(
  { parent }: ResourceDescription,
  request: UntypedRequest,
  cause?: unknown,
): never {
  const { denied } = request
  if (denied && isInvalidCredential(denied)) throw denied
  return request.refuse('not_found', { detail: parent?.missing, cause })
}

export function refuseTaken(
  { description }: AnyResource,
  { refuse }: UntypedRequest,
  field: string,
  cause?: unknown,
): never {
  const detail = description.unique[field]?.taken
  return refuse('already_exists', { detail, errors: [bodyError(field, 'unique')], cause })
}
