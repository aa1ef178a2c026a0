import type { Handler } from '../../request/handler.ts'
import type { Principal } from '../../words/principal.ts'
import { changesBehind, NEWEST, type Place, type Reading, START } from './feed.ts'
import { kindsFor } from './kinds.ts'

/** What has changed since a cursor: a place in the feed, its history, and what the client could see then. */
export const listChanges: Handler<'listChanges'> = async ({ principal, query, cursors, read, refuse }) => {
  const { since, limit } = query
  const access = accessOf(principal)
  const [history, seen, xid = '0', id = '0', at = ''] = since ? cursors.decode(since, 'since') : []
  const place: Place = [xid ?? '0', id ?? '0', at ?? '']
  const [reading] = await read<Reading>(since ? changesBehind(place, kindsFor(principal), limit) : NEWEST)
  if (!reading) throw new Error('the feed has no answer')
  const cursorAt = (end: Place) => cursors.encode([reading.history, access, ...end])
  if (!since) return { data: [], next: undefined, since: cursorAt(reading.newest ?? START) }
  if (history !== reading.history || seen !== access || !reading.isKept) return refuse('cursor_expired')
  const found = reading.entries ?? []
  const entries = found.slice(0, limit)
  const isCut = found.length > entries.length
  const cursor = cursorAt((isCut ? entries.at(-1)?.place : reading.last) ?? place)
  return {
    data: entries.map(({ change }) => change),
    next: isCut || reading.isFull ? cursor : undefined,
    since: cursor,
  }
}

/** What a client may see follows from this: a cursor of another says nothing of what it has seen. */
function accessOf(principal: Principal): string {
  return principal.kind === 'user' ? principal.role : principal.scopes.toSorted().join(' ')
}
