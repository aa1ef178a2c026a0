import { type OperationDescription, operations } from '../../../generated/operations.ts'
import { type FeedPosition, NEWEST, positionIn, START } from '../../database/changes/feed-position.ts'
import { isScope, type Principal } from '../../domain/principal.ts'
import { suffices } from '../../identity/access/authorize.ts'
import type { Handler } from '../../request/handler.ts'
import { contentResources, keyScopesOf } from '../content.ts'
import type { AnyResource } from '../kit/definition.ts'
import { type ContentKind, changesAfter, type Reading } from './feed.ts'

/**
 * Lists changes since a cursor: a position in the feed, its history, and the client's access at that time.
 */
export const listChanges: Handler<'listChanges'> = async ({ principal, query, cursors, read, refuse }) => {
  const { since, limit } = query
  const access = accessOf(principal)
  const [history, seen, ...place] = since ? cursors.decode(since, 'since') : []
  const position = positionIn(place)
  const [reading] = await read<Reading>(since ? changesAfter(position, kindsFor(principal), limit) : NEWEST)
  if (!reading) throw new Error('the feed has no answer')
  const cursorAt = (end: FeedPosition) => cursors.encode([reading.history, access, ...end])
  if (!since) return { data: [], next: undefined, since: cursorAt(reading.newest ?? START) }
  if (history !== reading.history || seen !== access || !reading.isKept) return refuse('cursor_expired')
  const found = reading.entries ?? []
  const entries = found.slice(0, limit)
  const isCut = found.length > entries.length
  const cursor = cursorAt((isCut ? entries.at(-1)?.position : reading.last) ?? position)
  return {
    data: entries.map(({ change }) => change),
    next: isCut || reading.isFull ? cursor : undefined,
    since: cursor,
  }
}

/** Determines which records a client can see: a cursor is only valid for the same access. */
function accessOf(principal: Principal): string {
  return principal.kind === 'user' ? principal.role : principal.scopes.toSorted().join(' ')
}

function kindsFor(principal: Principal): readonly ContentKind[] {
  return contentResources.flatMap((resource) => {
    const { type } = resource.description
    const { status, ...others } = resource.visibility.valuesFor(principal)
    // the feed only stores the status: types whose visibility depends on anything else are left out
    const isElse = Object.keys(others).length > 0 || resource.visibility.dependsOnParent(principal)
    if (type === undefined || !mayRead(principal, resource) || isElse) return []
    return { type, status: status === undefined ? null : String(status) }
  })
}

/** Whether a client may list the records. An API key needs the read scope, if there is one. */
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
