import type { EventEntry, EventReading } from '../../database/changes/event-entries.ts'
import { eventsAfter } from '../../database/changes/event-entries.ts'
import { type FeedPosition, NEWEST, positionIn, START } from '../../database/changes/feed-position.ts'
import { eventTypeOf } from '../../domain/event-types.ts'
import type { Handler } from '../../request/handler.ts'
import { isOneOf } from './boundary.ts'
import { toEvent } from './event.ts'

/** The maximum number of entries scanned for a page: rare types make pages shorter, not slower. */
const MOST_SCANNED = 1_000

/** Lists events since a cursor: a position in the feed and its history. `wait` is for long polling. */
export const listEvents: Handler<'listEvents'> = async (request) => {
  const { query, cursors, read, refuse, events, beginToWait } = request
  const { since, limit, wait = 0, type } = query
  const isWanted = ({ action }: EventEntry) => isOneOf(type, eventTypeOf(action))
  const [given, ...place] = since ? cursors.decode(since, 'since') : []
  const history = given ?? ''
  const position = positionIn(place)

  /** @param isCut whether more entries follow */
  const pageOf = (history: string, entries: readonly EventEntry[], last: FeedPosition, isCut = false) => {
    const shown = entries.slice(0, limit)
    const hasMore = isCut || shown.length < entries.length
    const end = shown.length < entries.length ? (shown.at(-1)?.position ?? last) : last
    const cursor = cursors.encode([history, ...end])
    return { data: shown.map(toEvent), next: hasMore ? cursor : undefined, since: cursor }
  }

  if (!since) {
    const [newest] = await read<{ history: string; newest: FeedPosition | null }>(NEWEST)
    if (!newest) throw new Error('the feed has no answer')
    return pageOf(newest.history, [], newest.newest ?? START)
  }
  // polling in a loop causes no reading: while other requests wait, new events are in memory
  const known = wait > 0 ? events.after(history, position) : undefined
  const wanted = known?.entries.filter(isWanted) ?? []
  if (known && wanted.length > 0) return pageOf(history, wanted, known.last)
  let last = known?.last ?? position
  if (!known) {
    const [reading] = await read<EventReading>(eventsAfter(position, type ? MOST_SCANNED : limit + 1))
    if (!reading) throw new Error('the feed has no answer')
    if (history !== reading.history || !reading.isKept) return refuse('cursor_expired')
    const found = reading.entries?.filter(isWanted) ?? []
    last = reading.last ?? position
    if (found.length > 0 || wait === 0 || reading.isFull)
      return pageOf(reading.history, found, last, reading.isFull)
  }
  beginToWait()
  const news = await events.next(history, last, isWanted, wait * 1_000)
  return pageOf(history, news?.entries ?? [], news?.last ?? last)
}
