import { ENTRY, type EventEntry } from '../../database/changes/event-entries.ts'
import { selectIn } from '../../database/select.ts'
import type { Change } from '../../domain/change.ts'
import type { Refuse } from '../../domain/errors.ts'
import { defineHandler } from '../../request/handler.ts'
import { toEvent } from '../events/event.ts'
import type { Transaction } from '../kit/rules.ts'
import { webhookDeliveries } from './deliveries.ts'
import { MISSING } from './webhooks.ts'

const CHANGES = { changes: ['webhooks'] } as const

export const testWebhook = defineHandler('testWebhook', CHANGES, async (request) => {
  const { params, transaction, change, now, refuse, afterCommit, webhooks: parts } = request
  const { webhookId } = params
  const data = await transaction(async (tx) => {
    await noteOnEnabled(tx, webhookId, change('webhook.test'), refuse)
    // the trigger has written it
    const [entry] = await tx.$queryRaw<EventEntry[]>`
      SELECT ${ENTRY} FROM feed_entries
      WHERE origin = database_origin() AND xid = pg_current_xact_id()::text::bigint
        AND action = 'webhook.test' ORDER BY id DESC LIMIT 1`
    if (!entry) throw new Error('the feed has no entry of this transaction')
    const event = toEvent(entry)
    const about = { webhookId, eventId: event.id, eventType: event.type, event: JSON.stringify(event) }
    const data = { ...about, dueAt: now, createdAt: now }
    const { id } = await tx.webhookDelivery.create({ data, select: { id: true } })
    return delivery(tx, Number(id))
  })
  afterCommit(() => parts.deliveries.wake())
  return data
})

export const redeliverWebhookDelivery = defineHandler(
  'redeliverWebhookDelivery',
  CHANGES,
  async (request) => {
    const { params, transaction, change, now, refuse, afterCommit, webhooks: parts } = request
    const { webhookId, deliveryId } = params
    const data = await transaction(async (tx) => {
      await noteOnEnabled(tx, webhookId, change('webhook.redeliver'), refuse)
      const begun = await tx.$executeRaw`
      UPDATE webhook_deliveries SET status = 'pending', attempts = 0, due_at = ${now}::timestamptz,
        leased_until = NULL, finished_at = NULL
      WHERE id = ${deliveryId}::bigint AND webhook_id = ${webhookId}`
      return begun === 0 ? refuse('not_found', { detail: 'noSuchDelivery' }) : delivery(tx, deliveryId)
    })
    afterCommit(() => parts.deliveries.wake())
    return data
  },
)

/** The fan-out does the work in batches: see `fan-out.ts`. */
export const replayWebhook = defineHandler('replayWebhook', CHANGES, async (request) => {
  const { params, body, transaction, change, refuse } = request
  const { webhookId } = params
  const { since, onlyFailed = true } = body
  return transaction(async (tx) => {
    await noteOnEnabled(tx, webhookId, change('webhook.replay'), refuse)
    const start = { since: new Date(since), onlyFailed, origin: 0n, xid: 0n, id: 0n }
    await tx.webhookReplay.upsert({ where: { webhookId }, create: { webhookId, ...start }, update: start })
    return { data: { since: start.since.toISOString(), onlyFailed } }
  })
})

/**
 * Records an action on a webhook in the audit trail, and locks the webhook. Its version and fields stay.
 *
 * @throws Refusal if there is no such webhook, or if it is disabled
 */
async function noteOnEnabled(
  tx: Transaction,
  id: number,
  change: Change,
  refuse: Refuse<'not_found' | 'webhook_disabled'>,
): Promise<void> {
  const [row] = await tx.$queryRaw<{ status: string }[]>`
    UPDATE webhooks SET last_change = ${JSON.stringify(change)}::jsonb WHERE id = ${id}
    RETURNING status::text`
  if (!row) refuse('not_found', MISSING)
  if (row.status === 'disabled') refuse('webhook_disabled')
}

async function delivery(tx: Transaction, id: number) {
  const found = await webhookDeliveries.read(selectIn(tx), id)
  if (!found) throw new Error('a delivery was stored and is gone')
  return found
}
