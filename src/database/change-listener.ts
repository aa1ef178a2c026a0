import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { ChangeListener, Changes } from './changes.ts'
import type { DatabaseLog } from './connection.ts'
import { postgresConfig } from './postgres.ts'

const LISTEN = 'LISTEN cms_changes'
/** How far behind the database memory may be, in milliseconds. */
const MAX_AGE = 1_000
/** Milliseconds between two beats. */
const BEAT_INTERVAL = 250
/** Milliseconds without an answer after which the connection is given up. */
const MAX_SILENCE = 5_000
/** Beats end this long after the last question, in milliseconds: a service that nobody asks sends nothing. */
const IDLE_AFTER = 10_000
/** Milliseconds until the first and, at most, every later attempt to connect again. */
const FIRST_DELAY = 100
const MAX_DELAY = 5_000

/**
 * Listens on a connection of its own. Beats prove that it hears: each is sent through the pool like any
 * change, and notifications arrive in the order of their commits. So with a beat everything is known that was
 * committed before the beat was sent, however the connection may look. Where beats do not arrive, as behind a
 * proxy that shares connections, nothing is known.
 */
export function listenToChanges(url: string, prisma: PrismaClient, log: DatabaseLog): Changes {
  const own = `beat ${randomUUID()} `
  const changeListeners: ChangeListener[] = []
  const tableListeners: ((table: string) => void)[] = []
  const gapListeners: (() => void)[] = []
  const closing = new AbortController()
  let socket = new Socket()
  /** When the last beat that was heard was sent; undefined: none on this connection. */
  let knownAt: number | undefined
  /** When the first beat was sent that was not heard yet. */
  let unheardSince: number | undefined
  /** Since when beats are heard, but so late that memory is never used; undefined: they are in time. */
  let lateSince: number | undefined
  let askedAt = performance.now()
  let isBeating = false
  let isFailing = false
  /** Milliseconds until the next attempt to connect. */
  let delay = FIRST_DELAY

  function hear(payload = ''): void {
    if (payload.startsWith(own)) {
      knownAt = Number(payload.slice(own.length))
      unheardSince = undefined
      delay = FIRST_DELAY
      const now = performance.now()
      lateSince = now - knownAt < MAX_AGE ? undefined : (lateSince ?? now)
      if (lateSince !== undefined) {
        if (now - lateSince > MAX_SILENCE)
          fail(new Error(`beats are heard ${Math.round(now - knownAt)} ms late`))
        return
      }
      if (isFailing) log.info({}, 'changes of the database are heard again')
      isFailing = false
      return
    }
    const [table, id] = payload.split(' ')
    if (table === undefined || table === 'beat') return
    if (id === undefined) for (const listener of tableListeners) listener(table)
    else for (const listener of changeListeners) listener(table, id)
  }

  function fail(reason: unknown): void {
    if (closing.signal.aborted || isFailing) return
    isFailing = true
    const consequence = 'changes of the database are not heard: nothing is answered from memory'
    log.warn({ err: reason }, consequence)
  }

  /** Resolves when the connection has ended, for whatever reason. */
  async function listen(): Promise<void> {
    socket = new Socket()
    const client = new pg.Client({
      ...postgresConfig(url),
      application_name: 'cms-api changes',
      connectionTimeoutMillis: MAX_SILENCE,
      query_timeout: MAX_SILENCE,
      stream: () => socket,
    })
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', fail)
    client.on('notification', ({ payload }) => hear(payload))
    let beats: NodeJS.Timeout | undefined
    try {
      await client.connect()
      await client.query(LISTEN)
      // what was looked up before may have changed unheard
      for (const listener of gapListeners) listener()
      void beat()
      beats = setInterval(() => void beat(), BEAT_INTERVAL).unref()
      await ended
    } finally {
      clearInterval(beats)
      knownAt = undefined
      unheardSince = undefined
      socket.destroy()
    }
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch(fail)
      fail(new Error('the connection has ended'))
      await wait(delay, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      delay = Math.min(delay * 2, MAX_DELAY)
    }
  }

  async function beat(): Promise<void> {
    const now = performance.now()
    if (unheardSince !== undefined && now - unheardSince > MAX_SILENCE) {
      fail(new Error('beats are not heard'))
      socket.destroy()
    }
    if (isBeating || now - askedAt > IDLE_AFTER) return
    isBeating = true
    unheardSince ??= now
    const payload = `${own}${now}`
    try {
      // it is no loss if a crash of the server forgets a beat: no need to wait for its disk
      await prisma.$executeRaw`
        SELECT set_config('synchronous_commit', 'off', true), pg_notify('cms_changes', ${payload})`
    } catch {
      // it is not heard, which says it all
    } finally {
      isBeating = false
    }
  }

  const listening = keepListening()
  return {
    areKnown() {
      askedAt = performance.now()
      return knownAt !== undefined && askedAt - knownAt < MAX_AGE
    },
    onChange: (listener) => void changeListeners.push(listener),
    onTable: (listener) => void tableListeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    async close() {
      closing.abort()
      socket.destroy()
      await listening
    },
  }
}
