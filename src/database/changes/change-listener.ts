import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseLog } from '../postgres/connection.ts'
import { postgresConfig } from '../postgres/postgres.ts'
import { ChangeReader } from './change-reader.ts'
import type { ChangeListener, Changes } from './changes.ts'

/** How far behind the database memory may be, in milliseconds. */
const MAX_AGE = 1_000
/** Milliseconds between two readings. */
const INTERVAL = 100
/** Milliseconds that readings may be late before the operator is told. */
const MAX_LATE = 5_000
/** Milliseconds of good readings after which all is well again: a proxy lets some of them through. */
const CALM = 3_000
/** Milliseconds until the first and, at most, every later attempt to connect again. */
const FIRST_DELAY = 100
const MAX_DELAY = 5_000

/**
 * Reads the changes of the database ten times a second, on a connection of its own, so that statements that
 * are slow, or wait for a lock, keep none of them back. With a reading everything is known that was committed
 * before it was asked for.
 *
 * @param serverInUse where the newest connection for statements goes; undefined while there was none
 */
export function listenToChanges(
  url: string,
  serverInUse: () => string | undefined,
  log: DatabaseLog,
): Changes {
  const changeListeners: ChangeListener[] = []
  const tableListeners: ((table: string) => void)[] = []
  const gapListeners: (() => void)[] = []
  const reader = new ChangeReader(postgresConfig(url))
  const closing = new AbortController()
  const { signal } = closing
  /** When the last reading was asked for; undefined: none on this connection. */
  let knownAt: number | undefined
  /** Since when readings come, but so late that memory is never used; undefined: they come in time. */
  let lateSince: number | undefined
  /** Since when no reading has failed. */
  let wellSince: number | undefined
  let isFailing = false
  let delay = FIRST_DELAY

  /** After a failover, a connection may stay behind on the server of before. */
  function isServerInUse(): boolean {
    return reader.server === (serverInUse() ?? reader.server)
  }

  async function read(): Promise<void> {
    const askedAt = performance.now()
    const changes = await reader.read()
    if (!isServerInUse()) throw new Error('statements go to another server, or another database')
    if (!changes) for (const listener of gapListeners) listener()
    for (const [table, id] of changes ?? []) {
      if (id === null) for (const listener of tableListeners) listener(table)
      else for (const listener of changeListeners) listener(table, id)
    }
    knownAt = askedAt
    delay = FIRST_DELAY
    const now = performance.now()
    lateSince = now - askedAt < MAX_AGE ? undefined : (lateSince ?? askedAt)
    wellSince ??= now
    if (lateSince !== undefined && now - lateSince > MAX_LATE)
      tell(new Error(`changes are read ${Math.round(now - askedAt)} ms late`))
    if (lateSince === undefined && now - wellSince >= CALM) tellEnd()
  }

  function tellEnd(): void {
    if (isFailing) log.info({}, 'changes of the database are heard again')
    isFailing = false
  }

  function tell(reason: unknown): void {
    if (signal.aborted || isFailing) return
    isFailing = true
    const consequence = 'changes of the database are not heard: nothing is answered from memory'
    log.warn({ err: reason }, consequence)
  }

  function fail(reason: unknown): void {
    knownAt = undefined
    reader.disconnect()
    wellSince = undefined
    tell(reason)
  }

  async function keepReading(): Promise<void> {
    while (!signal.aborted) {
      let pause = INTERVAL
      try {
        await read()
      } catch (error) {
        fail(error)
        pause = delay
        delay = Math.min(delay * 2, MAX_DELAY)
      }
      await wait(pause, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const reading = keepReading()
  return {
    areHeard: () => !isFailing,
    areKnown: () => knownAt !== undefined && performance.now() - knownAt < MAX_AGE && isServerInUse(),
    onChange: (listener) => void changeListeners.push(listener),
    onTable: (listener) => void tableListeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    async close() {
      closing.abort()
      reader.disconnect()
      await reading
    },
  }
}
