import { type OperationDescription, operations } from '../../../generated/operations.ts'
import { suffices } from '../../identity/access/authorize.ts'
import { isScope, type Principal } from '../../words/principal.ts'
import { contentResources, keyScopesOf } from '../content.ts'
import type { AnyResource } from '../kit/definition.ts'

/** A kind of content whose changes a client learns of. */
export interface Kind {
  readonly type: string
  /** The status that a record must have for the client to see it; null where it sees all. */
  readonly status: string | null
}

/** The kinds that a client may read. */
export function kindsFor(principal: Principal): readonly Kind[] {
  return contentResources
    .filter((resource) => mayRead(principal, resource))
    .flatMap((resource) => {
      const { type } = resource.description
      const { status, ...others } = resource.audience.visibleTo(principal)
      // the feed knows the status alone: what depends on other fields is not told
      if (type === undefined || Object.keys(others).length > 0) return []
      return { type, status: status === undefined ? null : String(status) }
    })
}

/** Whether a client may list the records; a key needs the scope to read them, where there is such a scope. */
function mayRead(principal: Principal, resource: AnyResource): boolean {
  if (principal.kind === 'apiKey')
    return keyScopesOf(resource)
      .map((scope) => scope.replace(/:write$/, ':read'))
      .every((scope) => !isScope(scope) || principal.scopes.includes(scope))
  const { list } = resource.description.operations
  if (!list) return false
  const { isPublic, security }: OperationDescription = operations[list]
  return isPublic || security.some((requirement) => suffices(principal, requirement))
}
