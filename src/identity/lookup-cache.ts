import { LRUCache } from 'lru-cache'
import type { Clock } from '../domain/clock.ts'

/** Runs a lookup: may delay it, or reject it. */
export type DoLookup = <Found>(lookup: () => Promise<Found>) => Promise<Found>

/** Runs it without delay. */
export const lookUp: DoLookup = (lookup) => lookup()

export const MAX_ENTRIES = 10_000

interface LookupCacheOptions<T> {
  readonly clock: Clock
  /** Seconds that a value is cached; 0 caches nothing. */
  readonly ttl: number
  readonly max?: number
  /** Whether cached values may be used now. */
  readonly mayServe: () => boolean
  readonly load: (key: string) => Promise<T | undefined>
}

interface Entry<T> {
  readonly found: Promise<T | undefined>
  /** Whether `load` was called: until then, the request that began the lookup may wait, or be rejected. */
  readonly isLoading: () => boolean
  /** Milliseconds since the epoch; undefined while the lookup is in flight. */
  until?: number
}

/**
 * A bounded cache of lookups. Concurrent requests for one key share one lookup. A lookup that was in flight
 * when the cache was cleared is not cached, because its result may be out of date.
 */
export class LookupCache<T> {
  readonly #options: LookupCacheOptions<T>
  readonly #entries: LRUCache<string, Entry<T>>

  constructor(options: LookupCacheOptions<T>) {
    this.#options = options
    this.#entries = new LRUCache<string, Entry<T>>({ max: options.max ?? MAX_ENTRIES })
  }

  /** The cached value, or what `load` finds now. Failures and unknown keys are not cached. */
  get(key: string, doLookup: DoLookup = lookUp): Promise<T | undefined> {
    const { clock, mayServe } = this.#options
    const known = this.#entries.get(key)
    if (known && known.until === undefined) {
      return known.found.catch((error: unknown) => {
        if (known.isLoading()) throw error
        // another client was rejected, which must not reject this one: many people have a publishable key
        return this.#lookUp(key, doLookup)
      })
    }
    const isCurrent = known && mayServe() && clock.now().getTime() < (known.until ?? 0)
    return isCurrent ? known.found : this.#lookUp(key, doLookup)
  }

  clear(): void {
    this.#entries.clear()
  }

  size(): { readonly entries: number; readonly max: number } {
    return { entries: this.#entries.size, max: this.#entries.max }
  }

  async #lookUp(key: string, doLookup: DoLookup): Promise<T | undefined> {
    const { clock, ttl, load } = this.#options
    const entries = this.#entries
    let isLoading = false
    const found = doLookup(() => {
      isLoading = true
      return load(key)
    })
    const entry: Entry<T> = { found, isLoading: () => isLoading }
    entries.set(key, entry)
    try {
      const value = await entry.found
      if (value !== undefined) entry.until = clock.now().getTime() + ttl * 1000
      return value
    } finally {
      if (entry.until === undefined && entries.peek(key) === entry) entries.delete(key)
    }
  }
}
