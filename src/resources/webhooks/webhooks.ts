import { Prisma } from '../../../generated/prisma/client.ts'
import { utcText } from '../../database/select.ts'
import { giveUp } from '../../delivery/queue.ts'
import { checkTarget, TargetRefused } from '../../delivery/targets.ts'
import { bodyError } from '../../domain/errors.ts'
import { defineResource } from '../kit/resource.ts'
import type { Transaction } from '../kit/rules.ts'

export const MISSING = { detail: 'noSuchWebhook' } as const

const RULES = {
  scheme: 'webhookScheme',
  credentials: 'webhookCredentials',
  address: 'webhookAddress',
  unresolvable: 'webhookHost',
} as const

export const webhooks = defineResource('Webhook', {
  computed: {
    lastSuccessAt: Prisma.sql`(
      SELECT ${utcText(Prisma.sql`last_success_at`)} FROM webhook_states
      WHERE webhook_id = webhooks.id) AS "lastSuccessAt"`,
    pendingCount: Prisma.sql`(
      SELECT count(*)::int FROM webhook_deliveries AS waiting
      WHERE waiting.webhook_id = webhooks.id AND waiting.status = 'pending') AS "pendingCount"`,
  },
  async beforeUpdate({ body: { url, status }, webhooks: { privateHosts }, refuse }) {
    const rule = url === undefined ? undefined : await refusedTarget(url, privateHosts)
    if (rule) refuse('validation_failed', { errors: [bodyError('url', rule)] })
    return (before) => {
      if (status === undefined || status === before.status) return {}
      return { disabledReason: status === 'disabled' ? 'manual' : null }
    }
  },
  inTransaction: {
    async beforeUpdate({ body: { status, url }, now }, { id, ...before }, tx) {
      if (status === 'disabled') await giveUp(tx, id, now)
      else if (status !== undefined && before.status === 'disabled') await startAnew(tx, id)
      // the three days of failure begin anew
      if (status === 'active' || (url !== undefined && url !== before.url))
        await tx.$executeRaw`UPDATE webhook_states SET failing_since = NULL WHERE webhook_id = ${id}`
    },
  },
})

/** Why the service sends nothing to a URL; undefined if it does. */
export async function refusedTarget(url: string, privateHosts: readonly string[]) {
  if (!URL.canParse(url)) return RULES.unresolvable
  try {
    await checkTarget(url, privateHosts)
    return undefined
  } catch (error) {
    if (error instanceof TargetRefused) return RULES[error.reason]
    throw error
  }
}

/** Of the time while a webhook was disabled, only a replay delivers anything. */
function startAnew(tx: Transaction, id: number): Promise<number> {
  return tx.$executeRaw`
    UPDATE webhooks SET start_origin = database_origin(),
      start_xid = pg_snapshot_xmin(pg_current_snapshot())::text::bigint WHERE id = ${id}`
}
