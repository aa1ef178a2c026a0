import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseLog } from '../postgres/connection.ts'
import { postgresConfig } from '../postgres/postgres.ts'
import { ChangeReader } from './change-reader.ts'
import type { ChangeObserver, Changes } from './changes.ts'

/** How old cached data can be, in milliseconds. */
const MAX_AGE = 1_000
/** Milliseconds between two readings. */
const INTERVAL = 100
/** Milliseconds that readings can be late before it is logged. */
const MAX_LATE = 5_000
/** Milliseconds without a failure that count as recovery: a proxy may let single readings through. */
const CALM = 3_000
/** The maximum number of milliseconds until the next attempt to reconnect. */
const MAX_DELAY = 5_000

/**
 * Reads the changes of the database ten times a second, on a connection of its own, so that slow statements
 * and locks do not delay it. After a reading, all changes that were committed before the reading began are
 * known.
 */
export class ChangeListener implements Changes {
  readonly #reader: ChangeReader
  readonly #serverInUse: () => string | undefined
  readonly #log: DatabaseLog
  readonly #observers: ChangeObserver[] = []
  readonly #closing = new AbortController()
  readonly #reading: Promise<void>
  /** When the last reading on this connection began. */
  #knownAt: number | undefined
  /** Since when readings are too late for caches to be used; undefined if they are in time. */
  #lateSince: number | undefined
  /** Since when no reading has failed. */
  #wellSince: number | undefined
  #isFailing = false

  /** @param serverInUse the server of the newest connection for statements; undefined before the first one */
  constructor(url: string, serverInUse: () => string | undefined, log: DatabaseLog) {
    this.#reader = new ChangeReader(postgresConfig(url))
    this.#serverInUse = serverInUse
    this.#log = log
    this.#reading = this.#keepReading()
  }

  areRead = (): boolean => !this.#isFailing

  areKnown = (): boolean =>
    this.#knownAt !== undefined && performance.now() - this.#knownAt < MAX_AGE && this.#isServerInUse()

  observe(observer: ChangeObserver): void {
    this.#observers.push(observer)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#reader.disconnect()
    await this.#reading
  }

  async #keepReading(): Promise<void> {
    const { signal } = this.#closing
    let delay = INTERVAL
    while (!signal.aborted) {
      let pause = INTERVAL
      try {
        await this.#read()
        delay = INTERVAL
      } catch (error) {
        this.#knownAt = undefined
        this.#wellSince = undefined
        this.#reader.disconnect()
        this.#warn(error)
        pause = delay
        delay = Math.min(delay * 2, MAX_DELAY)
      }
      await wait(pause, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  async #read(): Promise<void> {
    const startedAt = performance.now()
    const changes = await this.#reader.read()
    if (!this.#isServerInUse()) throw new Error('statements go to another server, or another database')
    for (const observer of this.#observers) {
      if (!changes) observer.onGap()
      for (const [table, id] of changes ?? []) {
        if (id === null) observer.onTable?.(table)
        else observer.onChange?.(table, id)
      }
    }
    this.#knownAt = startedAt
    this.#watchDelay(startedAt)
  }

  /** Readings that are too late are useless. */
  #watchDelay(startedAt: number): void {
    const now = performance.now()
    this.#wellSince ??= now
    if (now - startedAt >= MAX_AGE) {
      this.#lateSince ??= startedAt
      if (now - this.#lateSince > MAX_LATE)
        this.#warn(new Error(`changes are read ${Math.round(now - startedAt)} ms late`))
      return
    }
    this.#lateSince = undefined
    if (now - this.#wellSince < CALM || !this.#isFailing) return
    this.#log.info({}, 'changes of the database are heard again')
    this.#isFailing = false
  }

  /** After a failover, a connection may remain on the previous server. */
  #isServerInUse(): boolean {
    return this.#reader.server === (this.#serverInUse() ?? this.#reader.server)
  }

  #warn(err: unknown): void {
    if (this.#closing.signal.aborted || this.#isFailing) return
    this.#isFailing = true
    this.#log.warn({ err }, 'changes of the database are not heard: nothing is answered from memory')
  }
}
