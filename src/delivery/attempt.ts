import type { Clock } from '../domain/clock.ts'
import { later } from '../domain/clock.ts'
import type { Attempt, Leased } from './queue.ts'
import { nextDelay, retryAfterSeconds } from './schedule.ts'
import { openSecret } from './secrets.ts'
import { type Outcome, send } from './send.ts'
import { signatureHeaders } from './signature.ts'

/** Milliseconds of a call. */
const TIMEOUT = 15_000

/** No secret can be opened: `TOKEN_SECRET` has changed since it was sealed. */
const UNSIGNED: Outcome = { status: null, error: 'secret', answer: null }

export interface AttemptOptions {
  readonly clock: Clock
  /** Opens the secrets of webhooks. */
  readonly key: Buffer
  readonly privateHosts: readonly string[]
}

/** Signs and sends a delivery once. @returns undefined if `signal` ended the call */
export async function makeAttempt(
  delivery: Leased,
  { clock, key, privateHosts }: AttemptOptions,
  signal: AbortSignal,
): Promise<Attempt | undefined> {
  const { url, eventId: id, event: body } = delivery
  const [at, startedAt] = [clock.now(), performance.now()]
  const secrets = sealedSecrets(delivery, at).flatMap((sealed) => openSecret(key, sealed) ?? [])
  const post = { url, headers: signatureHeaders(secrets, { id, at, body }), body }
  const outcome =
    secrets.length === 0 ? UNSIGNED : await send(post, { privateHosts, timeout: TIMEOUT, signal })
  if (outcome === undefined) return undefined
  const duration = Math.round(performance.now() - startedAt)
  return { ...outcome, at, duration, dueAt: nextDue(delivery, outcome, clock.now()) }
}

/** The secrets that sign, the newer one first. */
function sealedSecrets({ secret, previousSecret, previousSecretUntil }: Leased, at: Date): string[] {
  if (previousSecret === null || previousSecretUntil === null || previousSecretUntil <= at) return [secret]
  return [secret, previousSecret]
}

function nextDue({ attempts }: Leased, { error, retryAfter }: Outcome, now: Date): Date | undefined {
  const delay = error === null ? undefined : nextDelay(attempts + 1, retryAfterSeconds(retryAfter, now))
  return delay === undefined ? undefined : later(now, delay)
}
