import { ApiError } from '../domain/errors.ts'

/** Milliseconds. */
const FIRST_PAUSE = 10_000
const LONGEST_PAUSE = 600_000

interface Pause {
  /** Milliseconds. */
  readonly length: number
  /** By the clock of `performance.now()`. */
  readonly end: number
}

/**
 * Pauses clients whose text took too long to sanitise. Each such text doubles the pause, from ten seconds to
 * ten minutes; after ten minutes without one, it starts over.
 */
export class SlowClients {
  readonly #pauses = new Map<string, Pause>()

  add(client: string): void {
    const now = performance.now()
    for (const [name, { end }] of this.#pauses) if (end + LONGEST_PAUSE < now) this.#pauses.delete(name)
    const before = this.#pauses.get(client)?.length ?? FIRST_PAUSE / 2
    const length = Math.min(2 * before, LONGEST_PAUSE)
    this.#pauses.set(client, { length, end: now + length })
  }

  /** @throws ApiError `rate_limited` during the pause of a client */
  requireNotPaused(client: string): void {
    const left = (this.#pauses.get(client)?.end ?? 0) - performance.now()
    if (left <= 0) return
    throw new ApiError('rate_limited', { headers: { 'retry-after': String(Math.ceil(left / 1000)) } })
  }
}
