import type { Select } from '../select.ts'
import type { Changes } from './changes.ts'
import { type EventEntry, type EventReading, eventsAfter } from './event-entries.ts'
import type { FeedPosition } from './feed-position.ts'

/** Milliseconds between two readings, if nothing announces a change. */
const INTERVAL = 500
/** Milliseconds between a change and its reading, which then includes further changes. */
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
 * The end of the event feed, for long-polling requests. While requests wait, each reading of this process
 * serves all of them, so a waiting request costs memory, but no work in the database.
 */
export class EventTail {
  readonly #select: Select
  readonly #waiters = new Set<Waiter>()
  /** The events after `from`, up to and including `to`. */
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

  /** The events after a position, from memory; undefined if they are not known. */
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
   * Waits for the next wanted events, for a limited time.
   *
   * @param position up to which the caller has read
   * @returns no events after a timeout or when the service closes; undefined if some may have been missed
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

  /** Ends all waits, so that the requests get their responses. */
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
        // the next reading may succeed; requests that end meanwhile report the outage
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
    // meanwhile, the last request may have ended and another one begun
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
