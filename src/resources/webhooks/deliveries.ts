import { Prisma } from '../../../generated/prisma/client.ts'
import { defineResource } from '../kit/resource.ts'

const MOST_ATTEMPTS = 20
const AT = Prisma.sql`to_char(attempted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const webhookDeliveries = defineResource('WebhookDelivery', {
  computed: {
    nextAttemptAt: Prisma.sql`CASE WHEN webhook_deliveries.status = 'pending' THEN
      to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END AS "nextAttemptAt"`,
    attempts: Prisma.sql`(
      SELECT coalesce(json_agg(json_build_object('attemptedAt', ${AT}, 'duration', duration_ms,
        'status', latest.status, 'error', error, 'answer', answer) ORDER BY latest.id), '[]')
      FROM (
        SELECT * FROM webhook_attempts WHERE delivery_id = webhook_deliveries.id
        ORDER BY id DESC LIMIT ${MOST_ATTEMPTS}::int
      ) AS latest) AS attempts`,
  },
})
