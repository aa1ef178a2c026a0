import type { Select } from '../select.ts'
import type { Changes } from './changes.ts'
import { type EventEntry, type EventReading, eventsAfter } from './event-entries.ts'
import type { FeedPosition } from './feed-position.ts'

/** Milliseconds between two readings, if nothing announces a change. */
const INTERVAL = 500
/** Milliseconds after a change, in which others join the same reading. */
const PAUSE = 10
/** How many entries one reading scans, and how many events are kept. */
const MOST = 1_000

/** New events, and the last entry that was scanned for them. */
export interface News {
  readonly entries: readonly EventEntry[]
  readonly last: FeedPosition
}

interface Waiter {
  readonly position: FeedPosition
  readonly isWanted: (entry: EventEntry) => boolean
  /** @param news undefined if events may have been missed */
  readonly end: (news: News | undefined) => void
}

/**
 * The end of the feed of events, for requests that wait for the next one: while some wait, one reading of
 * this process serves all of them. A request that waits costs memory, and nothing of the database.
 */
export class EventTail {
  readonly #select: Select
  readonly #waiters = new Set<Waiter>()
  /** The events behind `from`, up to `to`. */
  #entries: EventEntry[] = []
  #from: FeedPosition | undefined
  #to: FeedPosition | undefined
  #history = ''
  #timer: NodeJS.Timeout | undefined
  #due: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined
  #isClosed = false

  constructor(select: Select, changes: Pick<Changes, 'observe'>) {
    this.#select = select
    const hurry = () => this.#readSoon()
    changes.observe({ onChange: hurry, onTable: hurry, onGap: hurry })
  }

  /** How many requests wait. */
  get waiting(): number {
    return this.#waiters.size
  }

  /** The events behind a position, without asking the database; undefined if they are not known. */
  after(history: string, position: FeedPosition): News | undefined {
    const [from, to] = [this.#from, this.#to]
    if (!this.#timer || !from || !to || history !== this.#history || isBefore(position, from))
      return undefined
    return {
      entries: this.#entries.filter((entry) => isBefore(position, entry.position)),
      last: later(position, to),
    }
  }

  /**
   * Waits until there are events that are wanted, at most for some milliseconds.
   *
   * @param position up to which the caller has read
   * @returns no events after the time, and when the service closes; undefined if some may have been missed
   */
  async next(
    history: string,
    position: FeedPosition,
    isWanted: Waiter['isWanted'],
    milliseconds: number,
  ): Promise<News | undefined> {
    if (this.#isClosed) return { entries: [], last: position }
    if (!this.#timer) this.#begin(history, position)
    const known = this.after(history, position)
    const wanted = known?.entries.filter(isWanted) ?? []
    if (!known || wanted.length > 0) return known && { ...known, entries: wanted }
    return new Promise((resolve) => {
      const end = (news: News | undefined) => {
        clearTimeout(timer)
        this.#waiters.delete(waiter)
        if (this.#waiters.size === 0) this.#rest()
        resolve(news)
      }
      const waiter = { position, isWanted, end }
      const timer = setTimeout(() => end(this.#nothingFor(position)), milliseconds)
      this.#waiters.add(waiter)
      this.#readSoon()
    })
  }

  /** Ends all waits, so that the requests are answered. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { position, end } of this.#waiters) end(this.#nothingFor(position))
    this.#rest()
    await this.#reading
  }

  #nothingFor(position: FeedPosition): News {
    return { entries: [], last: later(position, this.#to ?? position) }
  }

  #begin(history: string, position: FeedPosition): void {
    this.#history = history
    this.#from = position
    this.#to = position
    this.#entries = []
    this.#timer = setInterval(() => this.#readSoon(), INTERVAL)
  }

  #rest(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#due)
    this.#timer = undefined
    this.#due = undefined
  }

  #readSoon(): void {
    if (this.#waiters.size === 0 || this.#due) return
    this.#due = setTimeout(() => {
      this.#reading = this.#read()
        // the next reading may succeed; requests that end meanwhile tell that the database is away
        .catch(() => false)
        .then((isFull) => {
          this.#due = undefined
          if (isFull) this.#readSoon()
        })
    }, PAUSE)
  }

  /** @returns whether there may be more */
  async #read(): Promise<boolean> {
    const from = this.#to
    if (!from) return false
    const [reading] = await this.#select<EventReading>(eventsAfter(from, MOST))
    // meanwhile, the last one may have gone and another one come
    if (!reading || this.#to !== from) return false
    if (reading.history !== this.#history || !reading.isKept) {
      for (const { end } of this.#waiters) end(undefined)
      return false
    }
    const entries = reading.entries ?? []
    this.#keep(entries, reading.last ?? from)
    for (const { position, isWanted, end } of this.#waiters) {
      const wanted = entries.filter((entry) => isBefore(position, entry.position) && isWanted(entry))
      if (wanted.length > 0) end({ entries: wanted, last: later(position, this.#to ?? position) })
    }
    return reading.isFull
  }

  #keep(entries: readonly EventEntry[], to: FeedPosition): void {
    const all = [...this.#entries, ...entries]
    this.#from = all.at(-MOST - 1)?.position ?? this.#from
    this.#to = to
    this.#entries = all.slice(-MOST)
  }
}

function later(one: FeedPosition, other: FeedPosition): FeedPosition {
  return isBefore(one, other) ? other : one
}

export function isBefore([xid, id]: FeedPosition, [otherXid, otherId]: FeedPosition): boolean {
  return xid === otherXid ? BigInt(id) < BigInt(otherId) : BigInt(xid) < BigInt(otherXid)
}
