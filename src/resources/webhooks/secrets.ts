import { selectIn } from '../../database/select.ts'
import { newSecret, sealSecret } from '../../delivery/secrets.ts'
import { later } from '../../domain/clock.ts'
import { bodyError } from '../../domain/errors.ts'
import { defineHandler } from '../../request/handler.ts'
import type { Transaction } from '../kit/rules.ts'
import { withSecret } from './boundary.ts'
import { MISSING, refusedTarget, webhooks } from './webhooks.ts'

/** Hours for which the previous secret also signs. */
const OVERLAP = 24

export const createWebhook = defineHandler('createWebhook', { changes: ['webhooks'] }, async (request) => {
  const { body, transaction, change, now, refuse, webhooks: parts } = request
  const { url, eventTypes = [], description = null } = body
  const rule = await refusedTarget(url, parts.privateHosts)
  if (rule) refuse('validation_failed', { errors: [bodyError('url', rule)] })
  const secret = newSecret()
  return transaction(async (tx) => {
    // changes committed after this statement are delivered
    const [start] = await tx.$queryRaw<{ startOrigin: bigint; startXid: bigint }[]>`
      SELECT database_origin() AS "startOrigin",
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS "startXid"`
    if (!start) throw new Error('the database has no snapshot')
    const lastChange = change('webhook.create')
    const times = { createdAt: now, updatedAt: now }
    const sealed = sealSecret(parts.key, secret)
    const data = { url, eventTypes, description, secret: sealed, lastChange, ...times, ...start }
    const { id } = await tx.webhook.create({ data, select: { id: true } })
    return issued(tx, id, secret)
  })
})

export const rotateWebhookSecret = defineHandler(
  'rotateWebhookSecret',
  { changes: ['webhooks'] },
  async (request) => {
    const { params, body, transaction, change, now, refuse, webhooks: parts } = request
    const secret = newSecret()
    const until = later(now, (body.overlapHours ?? OVERLAP) * 60 * 60)
    return transaction(async (tx) => {
      const lastChange = JSON.stringify(change('webhook.rotate'))
      // one statement: of two concurrent rotations, the second keeps the secret of the first
      const rotated = await tx.$executeRaw`
        UPDATE webhooks SET previous_secret = secret, previous_secret_until = ${until}::timestamptz,
          secret = ${sealSecret(parts.key, secret)}, version = version + 1, updated_at = ${now}::timestamptz,
          last_change = ${lastChange}::jsonb
        WHERE id = ${params.webhookId}`
      if (rotated === 0) refuse('not_found', MISSING)
      return issued(tx, params.webhookId, secret)
    })
  },
)

/** The only response that shows a secret. */
async function issued(tx: Transaction, id: number, secret: string) {
  const found = await webhooks.read(selectIn(tx), id)
  if (!found) throw new Error('a webhook was stored and is gone')
  return withSecret(found, secret)
}
