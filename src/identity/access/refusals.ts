import type { FastifyBaseLogger } from 'fastify'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { repeat } from '../../base/work.ts'
import { addressOf } from '../../limits/store.ts'
import { type Action, type Identity, type RequestIds, SYSTEM } from '../../words/change.ts'
import type { Clock } from '../../words/clock.ts'
import { createBackground } from '../background.ts'

/** Seconds. */
const WINDOW = 600
/** Attempts of one action that are told apart in a window, by account and address; the rest is one. */
const MAX_TOLD_APART = 100
/** The resource of the rest. */
const MANY = 'many'
/** Milliseconds between two looks at whether the window has ended. */
const INTERVAL = 60_000

/** Where a request comes from. */
export interface Source {
  /** The client's IP address. */
  readonly address: string
  readonly request: RequestIds
}

/** An attempt that was refused. */
export interface Refused {
  readonly action: Action
  /** Of the account, the key or the login that it was about. */
  readonly resourceId: string
  /** Whose credential it was; undefined for somebody unknown. */
  readonly identity?: Identity | undefined
  readonly source: Source
}

export interface Refusals {
  /** Never fails, and nobody waits for it: the time of an answer must not show whether an account exists. */
  note(refused: Refused): void
  /** Waits until all that was noted is written, as far as it is written at once. */
  settled(): Promise<void>
  /** Writes the rest. */
  close(): Promise<void>
}

type Row = Prisma.AuditEntryCreateManyInput

/** Of attempts with the same action, account and address in the same window. */
interface Tally {
  last: Row
  /** Those after the first one, which was written at once. */
  count: number
}

/**
 * Writes refused attempts to the audit trail: the first of its kind at once, those that follow within ten
 * minutes as one entry with their count. However many there are, a process writes a few hundred entries in
 * that time.
 */
export function createRefusals(parts: {
  readonly prisma: PrismaClient
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}): Refusals {
  const { prisma, clock, log } = parts
  const background = createBackground(log)
  const tallies = new Map<Action, Map<string, Tally>>()
  let windowEnd = 0
  /** One after the other, so that entries come in the order of the attempts. */
  let writing: Promise<unknown> = Promise.resolve()

  function write(data: Row[]): void {
    if (data.length === 0) return
    const written = writing.then(() => prisma.auditEntry.createMany({ data }))
    writing = written.catch(() => {})
    background.run('writing refused attempts to the audit trail', written)
  }

  function endWindow(): void {
    const all = [...tallies.values()].flatMap((ofAction) => [...ofAction.values()])
    tallies.clear()
    write(all.filter(({ count }) => count > 0).map(({ last, count }) => ({ ...last, count })))
  }

  function endWindowInTime(): void {
    const now = clock.now().getTime()
    if (now < windowEnd) return
    endWindow()
    windowEnd = now + WINDOW * 1000
  }

  function tally(row: Row, ofAction: Map<string, Tally>): void {
    const own = JSON.stringify([row.resourceId, row.actorId, row.address])
    const isToldApart = ofAction.has(own) || ofAction.size < MAX_TOLD_APART
    const [key, last] = isToldApart ? [own, row] : [MANY, withoutDetails(row)]
    const known = ofAction.get(key)
    if (known) {
      known.last = last
      known.count++
      return
    }
    ofAction.set(key, { last, count: 0 })
    write([last])
  }

  const stop = repeat(async () => endWindowInTime(), INTERVAL)
  return {
    note(refused) {
      endWindowInTime()
      const ofAction = tallies.get(refused.action) ?? new Map<string, Tally>()
      tallies.set(refused.action, ofAction)
      tally(rowOf(refused, clock.now()), ofAction)
    },
    settled: background.settled,
    async close() {
      await stop()
      endWindow()
      await background.settled()
    },
  }
}

function rowOf({ action, resourceId, identity, source }: Refused, createdAt: Date): Row {
  const { actorType, actorId, sessionId } = identity ?? SYSTEM
  return {
    createdAt,
    action,
    resourceType: action.split('.', 1)[0] ?? '',
    resourceId,
    actorType,
    actorId,
    sessionId,
    ...source.request,
    address: addressOf(source.address),
  }
}

function withoutDetails({ createdAt, action, resourceType }: Row): Row {
  return { ...SYSTEM, createdAt, action, resourceType, resourceId: MANY, address: null }
}
