import type { Select } from '../select.ts'
import type { Changes } from './changes.ts'
import { type EventEntry, type EventReading, eventsBehind } from './event-entries.ts'
import type { Place } from './horizon.ts'

/** Milliseconds between two readings, if nothing announces a change. */
const INTERVAL = 500
/** Milliseconds after a change, in which others join the same reading. */
const PAUSE = 10
/** How many entries one reading scans, and how many events are kept. */
const MOST = 1_000

/** New events, and the last entry that was scanned for them. */
export interface News {
  readonly entries: readonly EventEntry[]
  readonly last: Place
}

interface Waiter {
  readonly place: Place
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
  #from: Place | undefined
  #to: Place | undefined
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

  /** The events behind a place, without asking the database; undefined if they are not known. */
  behind(history: string, place: Place): News | undefined {
    const [from, to] = [this.#from, this.#to]
    if (!this.#timer || !from || !to || history !== this.#history || isBefore(place, from)) return undefined
    return { entries: this.#entries.filter((entry) => isBefore(place, entry.place)), last: later(place, to) }
  }

  /**
   * Waits until there are events that are wanted, at most for some milliseconds.
   *
   * @param place up to which the caller has read
   * @returns no events after the time, and when the service closes; undefined if some may have been missed
   */
  async next(
    history: string,
    place: Place,
    isWanted: Waiter['isWanted'],
    milliseconds: number,
  ): Promise<News | undefined> {
    if (this.#isClosed) return { entries: [], last: place }
    if (!this.#timer) this.#begin(history, place)
    const known = this.behind(history, place)
    const wanted = known?.entries.filter(isWanted) ?? []
    if (!known || wanted.length > 0) return known && { ...known, entries: wanted }
    return new Promise((resolve) => {
      const end = (news: News | undefined) => {
        clearTimeout(timer)
        this.#waiters.delete(waiter)
        if (this.#waiters.size === 0) this.#rest()
        resolve(news)
      }
      const waiter = { place, isWanted, end }
      const timer = setTimeout(() => end(this.#nothingFor(place)), milliseconds)
      this.#waiters.add(waiter)
      this.#readSoon()
    })
  }

  /** Ends all waits, so that the requests are answered. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { place, end } of this.#waiters) end(this.#nothingFor(place))
    this.#rest()
    await this.#reading
  }

  #nothingFor(place: Place): News {
    return { entries: [], last: later(place, this.#to ?? place) }
  }

  #begin(history: string, place: Place): void {
    this.#history = history
    this.#from = place
    this.#to = place
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
    const [reading] = await this.#select<EventReading>(eventsBehind(from, MOST))
    // meanwhile, the last one may have gone and another one come
    if (!reading || this.#to !== from) return false
    if (reading.history !== this.#history || !reading.isKept) {
      for (const { end } of this.#waiters) end(undefined)
      return false
    }
    const entries = reading.entries ?? []
    this.#keep(entries, reading.last ?? from)
    for (const { place, isWanted, end } of this.#waiters) {
      const wanted = entries.filter((entry) => isBefore(place, entry.place) && isWanted(entry))
      if (wanted.length > 0) end({ entries: wanted, last: later(place, this.#to ?? place) })
    }
    return reading.isFull
  }

  #keep(entries: readonly EventEntry[], to: Place): void {
    const all = [...this.#entries, ...entries]
    this.#from = all.at(-MOST - 1)?.place ?? this.#from
    this.#to = to
    this.#entries = all.slice(-MOST)
  }
}

function later(one: Place, other: Place): Place {
  return isBefore(one, other) ? other : one
}

export function isBefore([xid, id]: Place, [otherXid, otherId]: Place): boolean {
  return xid === otherXid ? BigInt(id) < BigInt(otherId) : BigInt(xid) < BigInt(otherXid)
}
