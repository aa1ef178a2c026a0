import { randomUUID } from 'node:crypto'
import { newSecret, sealSecret } from '../../src/delivery/secrets.ts'
import { changeOf, SYSTEM } from '../../src/domain/change.ts'
import type { TestApp } from './app.ts'

type WebhookFields = Parameters<TestApp['prisma']['webhook']['create']>[0]['data']

/** Adds a webhook to the database, apart from what fills its queue. */
export async function addWebhook(app: TestApp, url: string, fields: Partial<WebhookFields> = {}) {
  const [secret, now] = [newSecret(), app.clock.now()]
  app.keepSecret(secret)
  const { id } = await app.prisma.webhook.create({
    data: {
      url,
      secret: sealSecret(app.context.secrets.webhookKey, secret),
      startOrigin: 0n,
      startXid: 0n,
      lastChange: changeOf(SYSTEM, 'webhook.create', now),
      createdAt: now,
      updatedAt: now,
      ...fields,
    },
  })
  return { id, secret }
}

/** Queues events for a webhook, all due now. @returns their ids */
export async function queueEvents(app: TestApp, webhookId: number, count = 1): Promise<string[]> {
  const now = app.clock.now()
  const data = Array.from({ length: count }, (_, index) => ({
    webhookId,
    eventId: randomUUID(),
    eventType: 'product.updated',
    event: JSON.stringify({ type: 'product.updated', index }),
    dueAt: now,
    createdAt: now,
  }))
  await app.prisma.webhookDelivery.createMany({ data })
  app.context.deliveries.wake()
  return data.map(({ eventId }) => eventId)
}
