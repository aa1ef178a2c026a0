import { LRUCache } from 'lru-cache'
import type { Clock } from '../../words/clock.ts'

/** Does a lookup: may let it wait, or refuse it. */
export type DoLookup = <Found>(lookup: () => Promise<Found>) => Promise<Found>

/** Does a lookup at once. */
const lookUpAtOnce: DoLookup = (lookup) => lookup()

interface LookupCacheOptions<T> {
  readonly clock: Clock
  /** Seconds that a value may be answered from memory; 0 remembers nothing. */
  readonly ttl: number
  readonly max: number
  /** Whether memory may answer now. */
  readonly mayRecall: () => boolean
  readonly load: (key: string) => Promise<T | undefined>
}

/**
 * A bounded memory of lookups. Requests for one key at the same time share one lookup. A lookup that was
 * under way when its key was forgotten is not remembered, because its result may be out of date.
 */
export function createLookupCache<T>(options: LookupCacheOptions<T>) {
  const { clock, ttl, max, mayRecall, load } = options
  const remembered = new LRUCache<string, { value: T; until: number }>({ max })
  const underWay = new Map<string, Promise<T | undefined>>()

  function lookUp(key: string, doLookup: DoLookup): Promise<T | undefined> {
    const lookup = doLookup(() => load(key))
      .then((value) => {
        if (value !== undefined && underWay.get(key) === lookup) {
          remembered.set(key, { value, until: clock.now().getTime() + ttl * 1000 })
        }
        return value
      })
      .finally(() => {
        if (underWay.get(key) === lookup) underWay.delete(key)
      })
    underWay.set(key, lookup)
    return lookup
  }

  function recall(key: string): T | undefined {
    const entry = remembered.get(key)
    return entry && mayRecall() && clock.now().getTime() < entry.until ? entry.value : undefined
  }

  return {
    /** What is remembered, or what `load` finds now. Failures and unknown keys are not remembered. */
    get: async (key: string, doLookup = lookUpAtOnce): Promise<T | undefined> =>
      recall(key) ?? underWay.get(key) ?? lookUp(key, doLookup),
    forget(key: string): void {
      underWay.delete(key)
      remembered.delete(key)
    },
    forgetWhere(matches: (value: T) => boolean): void {
      underWay.clear()
      for (const [key, { value }] of remembered.entries()) if (matches(value)) remembered.delete(key)
    },
    forgetAll(): void {
      underWay.clear()
      remembered.clear()
    },
    /** How full it is. */
    memory: () => ({ entries: remembered.size, max }),
  }
}
