import type { Prisma } from '../../generated/prisma/client.ts'
import { repeat } from '../base/work.ts'
import { addressOf } from '../limits/addresses.ts'
import { type Action, type Identity, type RequestIds, SYSTEM } from '../words/change.ts'
import { ApiError } from '../words/errors.ts'
import type { Dependencies } from './dependencies.ts'

/** Milliseconds. */
const WINDOW = 600_000
/** Attempts of one action, by account and address, with entries of their own; the rest share one. */
const MAX_SEPARATE = 100
/** The resource of the rest. */
const MANY = 'many'
/** Milliseconds between two looks at whether the window has ended. */
const INTERVAL = 60_000

export interface AttemptSource {
  /** The client's IP address. */
  readonly address: string
  readonly request: RequestIds
}

export interface DeniedAttempt {
  readonly action: Action
  /** Of the account, the key or the login that was tried. */
  readonly resourceId: string
  /** The owner of the credential; undefined where nobody is known. */
  readonly identity?: Identity | undefined
  readonly source: AttemptSource
}

type Row = Prisma.AuditEntryCreateManyInput

/** Of attempts with the same action, account and address in the same window. */
interface Tally {
  readonly last: Row
  /** Those after the first one, which was written at once. */
  readonly count: number
}

export type DeniedAttempts = ReturnType<typeof createDeniedAttempts>

/**
 * Writes denied attempts to the audit trail: the first of its kind at once, those that follow within ten
 * minutes as one entry with their count. However many there are, these are a few hundred entries.
 */
export function createDeniedAttempts({ prisma, clock, log }: Dependencies<'prisma' | 'clock' | 'log'>) {
  const tallies = new Map<Action, Map<string, Tally>>()
  let windowEnd = 0
  /** One after the other, so that entries come in the order of the attempts. */
  let writing: Promise<unknown> = Promise.resolve()

  function write(data: Row[]): void {
    if (data.length === 0) return
    writing = writing
      .then(() => prisma.auditEntry.createMany({ data }))
      .catch((err: unknown) => log.error({ err }, 'writing refused attempts to the audit trail failed'))
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
    windowEnd = now + WINDOW
  }

  const stop = repeat(async () => endWindowInTime(), INTERVAL)
  return {
    /** Nobody waits for it: the time of an answer must not show whether an account exists. It never fails. */
    note({ action, resourceId, identity, source }: DeniedAttempt): void {
      endWindowInTime()
      const { actorType, actorId, sessionId } = identity ?? SYSTEM
      const what = { createdAt: clock.now(), action, resourceType: action.split('.', 1)[0] ?? '' }
      const who = { actorType, actorId, sessionId, ...source.request, address: addressOf(source.address) }
      const ofAction = tallies.get(action) ?? new Map<string, Tally>()
      tallies.set(action, ofAction)
      const own = JSON.stringify([resourceId, actorId, who.address])
      const isSeparate = ofAction.has(own) || ofAction.size < MAX_SEPARATE
      const key = isSeparate ? own : MANY
      const last = isSeparate
        ? { ...what, resourceId, ...who }
        : { ...what, resourceId: MANY, ...SYSTEM, address: null }
      const count = (ofAction.get(key)?.count ?? -1) + 1
      ofAction.set(key, { last, count })
      if (count === 0) write([last])
    },
    /** Waits until all that was noted is written, as far as it is written at once. */
    settled: () => writing,
    /** Writes the rest. */
    async close(): Promise<void> {
      await stop()
      endWindow()
      await writing
    },
  }
}

const owners = new WeakMap<ApiError, Identity>()

/** The error for a credential that is genuine and no longer valid. Its owner is known here alone. */
export function endedCredential(code: 'token_invalid' | 'api_key_invalid', identity: Identity): ApiError {
  const error = new ApiError(code)
  owners.set(error, identity)
  return error
}

/** The owner of the credential that an error is about; undefined for a made-up credential. */
export const credentialOwner = (error: ApiError): Identity | undefined => owners.get(error)
