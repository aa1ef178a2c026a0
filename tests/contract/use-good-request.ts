import { beforeAll, expect, vi } from 'vitest'
import type { TestApp } from '../support/app.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { type GoodRequest, goodRequest } from './requests.ts'

/** A good request shared by all cases of a `describe`; call it at the top. No case may use it up. */
export function useGoodRequest(app: TestApp, operation: DocumentedOperation): () => GoodRequest {
  let good: GoodRequest | undefined
  beforeAll(async () => {
    good = await goodRequest(app, operation)
    if (operation.method !== 'GET') return
    await endDeliveries(app)
    await completeFeed(app)
  })
  return () => {
    if (!good) throw new Error('the good request is there in tests only')
    return good
  }
}

/** So that what is read twice is the same: events of other tests change webhooks at any time. */
async function endDeliveries({ prisma }: TestApp): Promise<void> {
  await prisma.webhook.updateMany({ data: { status: 'disabled', disabledReason: 'manual' } })
  const where = { status: 'pending', leasedUntil: { not: null } } as const
  const ended = async () => expect(await prisma.webhookDelivery.count({ where })).toBe(0)
  await vi.waitFor(ended, { timeout: 30_000 })
}

/**
 * The newest entry of the feed is the last one that no running transaction can still precede. A server runs
 * those of other tests, too.
 */
async function completeFeed({ prisma }: TestApp): Promise<void> {
  const incomplete = async () =>
    expect(
      await prisma.$queryRaw`
        SELECT xid FROM feed_entries WHERE xid >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
    ).toEqual([])
  await vi.waitFor(incomplete, { timeout: 30_000 })
}
