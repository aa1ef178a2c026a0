import { Prisma } from '../../../generated/prisma/client.ts'
import { utcText } from '../../database/select.ts'
import { defineResource } from '../kit/resource.ts'

const MOST_ATTEMPTS = 20

export const webhookDeliveries = defineResource('WebhookDelivery', {
  computed: {
    nextAttemptAt: Prisma.sql`CASE WHEN webhook_deliveries.status = 'pending' THEN
      ${utcText(Prisma.sql`due_at`)} END AS "nextAttemptAt"`,
    attempts: Prisma.sql`(
      SELECT coalesce(json_agg(json_build_object('attemptedAt', ${utcText(Prisma.sql`attempted_at`)},
        'duration', duration_ms, 'status', latest.status, 'error', error, 'answer', answer)
        ORDER BY latest.id), '[]')
      FROM (
        SELECT * FROM webhook_attempts WHERE delivery_id = webhook_deliveries.id
        ORDER BY id DESC LIMIT ${MOST_ATTEMPTS}::int
      ) AS latest) AS attempts`,
  },
})
