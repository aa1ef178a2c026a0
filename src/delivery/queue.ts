import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts'
import { changeOf, SYSTEM } from '../domain/change.ts'
import { later } from '../domain/clock.ts'
import type { Outcome } from './send.ts'

/** Seconds until another worker may take over the delivery of a dead worker. Longer than any call. */
const LEASE = 60
/** How many deliveries of a webhook one process sends at a time. */
const PER_WEBHOOK = 5
/** Seconds of failure after which a webhook gets one call at a time, to occupy little of the worker. */
const PATIENCE = 60
/** Seconds of failure after which a webhook is disabled. */
const MAX_FAILURE = 3 * 24 * 60 * 60

/** A delivery that this process has taken. */
export interface Leased {
  readonly id: bigint
  readonly webhookId: number
  readonly eventId: string
  readonly event: string
  /** How many attempts were made. */
  readonly attempts: number
  readonly leasedUntil: Date
  readonly url: string
  readonly secret: string
  readonly previousSecret: string | null
  readonly previousSecretUntil: Date | null
}

export interface Attempt extends Outcome {
  readonly at: Date
  /** Milliseconds. */
  readonly duration: number
  /** When the next attempt is due; undefined if there is none. */
  readonly dueAt: Date | undefined
}

/** What the metrics say about all webhooks. */
export interface QueueState {
  /** How many the service has disabled. */
  readonly disabled: number
  /** The seconds for which the oldest delivery to a working receiver has been due. */
  readonly delay: number
}

type QueueDatabase = Pick<PrismaClient, '$queryRaw' | '$executeRaw' | '$transaction'>

/** The queue of deliveries in the database, which all replicas share. No transaction stays open. */
export class DeliveryQueue {
  readonly #prisma: QueueDatabase
  /** The end of the last lease. No two leases end at the same time, so the end identifies the lease. */
  #leasedUntil = new Date(0)

  constructor(prisma: QueueDatabase) {
    this.#prisma = prisma
  }

  /**
   * Takes deliveries that are due: those of working receivers first, then those of webhooks with few in
   * flight, so that no webhook waits until the queues of others are empty.
   *
   * @param inFlight the number of deliveries that this process is sending, by webhook
   */
  lease(now: Date, most: number, inFlight: ReadonlyMap<number, number>): Promise<Leased[]> {
    const end = Math.max(later(now, LEASE).getTime(), this.#leasedUntil.getTime() + 1)
    this.#leasedUntil = new Date(end)
    const counts = JSON.stringify(Array.from(inFlight, ([id, count]) => ({ id, count })))
    return this.#prisma.$queryRaw<Leased[]>`
      WITH receivers AS (
        SELECT webhooks.id, failing_since,
          CASE WHEN failing_since <= ${later(now, -PATIENCE)}::timestamptz THEN 1 ELSE ${PER_WEBHOOK} END
            AS places, coalesce(in_flight.count, 0) AS sent
        FROM webhooks LEFT JOIN webhook_states ON webhook_id = webhooks.id
        LEFT JOIN json_to_recordset(${counts}::json) AS in_flight (id int, count int)
          ON in_flight.id = webhooks.id
        WHERE webhooks.status = 'active'
      ), due AS (
        SELECT found.id FROM receivers CROSS JOIN LATERAL (
          SELECT id, due_at FROM webhook_deliveries
          WHERE webhook_id = receivers.id AND status = 'pending' AND due_at <= ${now}::timestamptz
            AND (leased_until IS NULL OR leased_until <= ${now}::timestamptz)
          ORDER BY due_at, id LIMIT greatest(places - sent, 0) FOR UPDATE SKIP LOCKED
        ) AS found ORDER BY failing_since IS NOT NULL,
          sent + row_number() OVER (PARTITION BY receivers.id ORDER BY due_at, found.id), due_at, found.id
        LIMIT ${most}
      )
      UPDATE webhook_deliveries AS taken SET leased_until = ${this.#leasedUntil}::timestamptz
      FROM webhooks WHERE taken.id IN (SELECT id FROM due) AND webhooks.id = webhook_id
      RETURNING taken.id, webhook_id AS "webhookId", event_id AS "eventId", event, attempts,
        leased_until AS "leasedUntil", url, secret, previous_secret AS "previousSecret",
        previous_secret_until AS "previousSecretUntil"`
  }

  /** Gives a delivery back without an attempt. */
  release({ id, leasedUntil }: Leased): Promise<number> {
    return this.#prisma.$executeRaw`UPDATE webhook_deliveries SET leased_until = NULL
      WHERE id = ${id} AND leased_until = ${leasedUntil}::timestamptz`
  }

  /** Ends all leases: for a process without replicas, whose predecessor may have been killed. */
  async releaseAll(): Promise<void> {
    await this.#prisma.$executeRaw`UPDATE webhook_deliveries SET leased_until = NULL
      WHERE status = 'pending' AND leased_until IS NOT NULL`
  }

  /** Records an attempt. Ignores it if the lease has ended, or if the delivery was started again. */
  record({ id, webhookId, leasedUntil }: Leased, attempt: Attempt): Promise<number> {
    const { at, duration, status, error, answer, dueAt } = attempt
    const hasSucceeded = error === null
    const next = dueAt === undefined ? Prisma.sql`due_at` : Prisma.sql`${dueAt}::timestamptz`
    const result = hasSucceeded ? 'succeeded' : dueAt === undefined ? 'failed' : 'pending'
    const finishedAt = result === 'pending' ? null : later(at, duration / 1000)
    const [lastSuccessAt, failingSince] = hasSucceeded ? [at, null] : [null, at]
    // the webhook is locked first, as by requests, which may change its deliveries next
    return this.#prisma.$executeRaw`
      WITH webhook AS (
        SELECT id FROM webhooks WHERE id = ${webhookId} FOR KEY SHARE
      ), done AS (
        UPDATE webhook_deliveries AS taken SET status = ${result}::webhook_delivery_status,
          attempts = attempts + 1, due_at = ${next}, leased_until = NULL,
          finished_at = ${finishedAt}::timestamptz
        FROM webhook WHERE taken.id = ${id} AND webhook_id = webhook.id AND status = 'pending'
          AND leased_until = ${leasedUntil}::timestamptz
        RETURNING taken.id, webhook_id
      ), state AS (
        INSERT INTO webhook_states AS before (webhook_id, last_success_at, failing_since)
        SELECT webhook_id, ${lastSuccessAt}::timestamptz, ${failingSince}::timestamptz FROM done
        ON CONFLICT (webhook_id) DO UPDATE SET
          last_success_at = greatest(excluded.last_success_at, before.last_success_at),
          failing_since = CASE WHEN ${hasSucceeded} THEN NULL
            ELSE coalesce(before.failing_since, excluded.failing_since) END
        WHERE (before.failing_since IS NULL) <> ${hasSucceeded}
          OR excluded.last_success_at > coalesce(before.last_success_at, '-infinity') + interval '1 second'
      )
      INSERT INTO webhook_attempts (delivery_id, attempted_at, duration_ms, status, error, answer)
      SELECT id, ${at}::timestamptz, ${duration}::int, ${status}::int, ${error}, ${answer} FROM done`
  }

  /**
   * Disables a webhook and drops its deliveries if its receiver is gone or has failed for three days. Ignores
   * webhooks whose URL has changed since the attempt.
   *
   * @returns whether it was disabled
   */
  async disable({ webhookId, url }: Leased, isGone: boolean, now: Date): Promise<boolean> {
    const isDue = Prisma.sql`id = ${webhookId} AND url = ${url} AND status = 'active' AND (${isGone}
      OR EXISTS (SELECT FROM webhook_states
      WHERE webhook_id = webhooks.id AND failing_since <= ${later(now, -MAX_FAILURE)}::timestamptz))`
    const due = await this.#prisma.$queryRaw<unknown[]>`SELECT id FROM webhooks WHERE ${isDue}`
    if (due.length === 0) return false
    const change = JSON.stringify(changeOf(SYSTEM, 'webhook.disable', now))
    return this.#prisma.$transaction(async (tx) => {
      // the next statements see what others have committed while this one waits
      await tx.$queryRaw`SELECT FROM webhooks WHERE id = ${webhookId} FOR NO KEY UPDATE`
      const disabled = await tx.$executeRaw`
        UPDATE webhooks SET status = 'disabled', disabled_reason = ${isGone ? 'gone' : 'failing'},
          version = version + 1, updated_at = ${now}::timestamptz, last_change = ${change}::jsonb
        WHERE ${isDue}`
      if (disabled === 0) return false
      await giveUp(tx, webhookId, now)
      return true
    })
  }

  async state(now: Date): Promise<QueueState> {
    const [state] = await this.#prisma.$queryRaw<QueueState[]>`
      SELECT count(*) FILTER (WHERE webhooks.status = 'disabled' AND disabled_reason <> 'manual')::int
          AS disabled,
        greatest(extract(epoch FROM ${now}::timestamptz - min(oldest.due_at)
          FILTER (WHERE webhooks.status = 'active' AND failing_since IS NULL)), 0)::float8 AS delay
      FROM webhooks LEFT JOIN webhook_states ON webhook_id = webhooks.id
      LEFT JOIN LATERAL (
        SELECT due_at FROM webhook_deliveries
        WHERE webhook_deliveries.webhook_id = webhooks.id AND status = 'pending' ORDER BY due_at LIMIT 1
      ) AS oldest ON TRUE`
    return state ?? { disabled: 0, delay: 0 }
  }
}

/** Ends all pending deliveries of a webhook, also those that are being sent. */
export function giveUp(prisma: Pick<QueueDatabase, '$executeRaw'>, webhookId: number, now: Date) {
  return prisma.$executeRaw`
    UPDATE webhook_deliveries SET status = 'failed', leased_until = NULL, finished_at = ${now}::timestamptz
    WHERE webhook_id = ${webhookId} AND status = 'pending'`
}
