import type { Prisma } from '../../generated/prisma/client.ts'
import { repeat } from '../base/work.ts'
import { type Action, type Identity, type RequestIds, SYSTEM } from '../domain/change.ts'
import { ApiError } from '../domain/errors.ts'
import { addressOf } from '../limits/addresses.ts'
import type { Dependencies } from './dependencies.ts'

/** Milliseconds. */
const WINDOW = 600_000
/**
 * How many combinations of account and address get an entry of their own for one action; the rest share one.
 */
const MAX_SEPARATE = 100
/** The resource of the shared entry. */
const MANY = 'many'
/** Milliseconds between two checks whether the window has ended. */
const INTERVAL = 60_000

export interface AttemptSource {
  /** The client's IP address. */
  readonly address: string
  readonly request: RequestIds
}

export interface DeniedAttempt {
  readonly action: Action
  /** The id of the account, key or login. */
  readonly resourceId: string
  /** The owner of the credential; undefined if unknown. */
  readonly identity?: Identity | undefined
  readonly source: AttemptSource
}

type Row = Prisma.AuditEntryCreateManyInput

/** Counts attempts with the same action, account and address in the same window. */
interface Tally {
  readonly last: Row
  /** Without the first one, which was written immediately. */
  readonly count: number
}

/**
 * Writes denied attempts to the audit trail: the first of its kind immediately, those that follow within ten
 * minutes as one entry with their count. However many there are, they make a few hundred entries.
 */
export class DeniedAttempts {
  readonly #dependencies: Dependencies<'prisma' | 'clock' | 'log'>
  readonly #tallies = new Map<Action, Map<string, Tally>>()
  readonly #stop: () => Promise<void>
  #windowEnd = 0
  /** Writes run one after the other, so that entries have the order of the attempts. */
  #writing: Promise<unknown> = Promise.resolve()

  constructor(dependencies: Dependencies<'prisma' | 'clock' | 'log'>) {
    this.#dependencies = dependencies
    this.#stop = repeat(async () => this.#endWindowInTime(), INTERVAL)
  }

  /** Never waits, because response times must not show whether an account exists, and never fails. */
  note({ action, resourceId, identity, source }: DeniedAttempt): void {
    this.#endWindowInTime()
    const { actorType, actorId, sessionId } = identity ?? SYSTEM
    const { clock } = this.#dependencies
    const what = { createdAt: clock.now(), action, resourceType: action.split('.', 1)[0] ?? '' }
    const who = { actorType, actorId, sessionId, ...source.request, address: addressOf(source.address) }
    const ofAction = this.#tallies.get(action) ?? new Map<string, Tally>()
    this.#tallies.set(action, ofAction)
    const own = JSON.stringify([resourceId, actorId, who.address])
    const isSeparate = ofAction.has(own) || ofAction.size < MAX_SEPARATE
    const key = isSeparate ? own : MANY
    const last = isSeparate
      ? { ...what, resourceId, ...who }
      : { ...what, resourceId: MANY, ...SYSTEM, address: null }
    const count = (ofAction.get(key)?.count ?? -1) + 1
    ofAction.set(key, { last, count })
    if (count === 0) this.#write([last])
  }

  /** Waits until the entries that are written immediately are stored. */
  settled(): Promise<unknown> {
    return this.#writing
  }

  /** Writes the counts that are left. */
  async close(): Promise<void> {
    await this.#stop()
    this.#endWindow()
    await this.#writing
  }

  #endWindowInTime(): void {
    const now = this.#dependencies.clock.now().getTime()
    if (now < this.#windowEnd) return
    this.#endWindow()
    this.#windowEnd = now + WINDOW
  }

  #endWindow(): void {
    const all = [...this.#tallies.values()].flatMap((ofAction) => [...ofAction.values()])
    this.#tallies.clear()
    this.#write(all.filter(({ count }) => count > 0).map(({ last, count }) => ({ ...last, count })))
  }

  #write(data: Row[]): void {
    if (data.length === 0) return
    const { prisma, log } = this.#dependencies
    this.#writing = this.#writing
      .then(() => prisma.auditEntry.createMany({ data }))
      .catch((err: unknown) => log.error({ err }, 'writing refused attempts to the audit trail failed'))
  }
}

const owners = new WeakMap<ApiError, Identity>()

/**
 * The error for a credential that is genuine but no longer valid, or not where it was used. Only this file
 * knows its owner.
 */
export function endedCredential(
  code: 'token_invalid' | 'api_key_invalid' | 'origin_not_allowed',
  identity: Identity,
): ApiError {
  const error = new ApiError(code)
  owners.set(error, identity)
  return error
}

/** The owner of the credential that an error is about; undefined for a forged credential. */
export const credentialOwner = (error: ApiError): Identity | undefined => owners.get(error)
