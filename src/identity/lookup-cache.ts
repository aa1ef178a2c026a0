import { LRUCache } from 'lru-cache'
import type { Clock } from '../words/clock.ts'

/** Does a lookup: may let it wait, or refuse it. */
export type DoLookup = <Found>(lookup: () => Promise<Found>) => Promise<Found>

export const MAX_ENTRIES = 10_000

interface LookupCacheOptions<T> {
  readonly clock: Clock
  /** Seconds that a value may be answered from memory; 0 remembers nothing. */
  readonly ttl: number
  readonly max?: number
  readonly mayServe: () => boolean
  readonly load: (key: string) => Promise<T | undefined>
}

interface Entry<T> {
  readonly found: Promise<T | undefined>
  /** Milliseconds since the epoch; undefined while the lookup is under way. */
  until?: number
}

/**
 * A bounded memory of lookups. Requests for one key at the same time share one lookup. A lookup that was
 * under way when all was forgotten is not remembered, because its result may be out of date.
 */
export function createLookupCache<T>(options: LookupCacheOptions<T>) {
  const { clock, ttl, max = MAX_ENTRIES, mayServe, load } = options
  const entries = new LRUCache<string, Entry<T>>({ max })

  async function lookUp(key: string, doLookup: DoLookup): Promise<T | undefined> {
    const entry: Entry<T> = { found: doLookup(() => load(key)) }
    entries.set(key, entry)
    try {
      const value = await entry.found
      if (value !== undefined) entry.until = clock.now().getTime() + ttl * 1000
      return value
    } finally {
      if (entry.until === undefined && entries.peek(key) === entry) entries.delete(key)
    }
  }

  return {
    /** What is remembered, or what `load` finds now. Failures and unknown keys are not remembered. */
    get(key: string, doLookup: DoLookup = (lookup) => lookup()): Promise<T | undefined> {
      const known = entries.get(key)
      const isUnderWay = known && known.until === undefined
      const isCurrent = isUnderWay || (mayServe() && clock.now().getTime() < (known?.until ?? 0))
      return known && isCurrent ? known.found : lookUp(key, doLookup)
    },
    forget: () => entries.clear(),
    size: () => ({ entries: entries.size, max }),
  }
}
