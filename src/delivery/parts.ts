import type { DeliveryWorker } from './worker.ts'

/** What operations on webhooks use besides the database. */
export interface WebhookParts {
  readonly deliveries: Pick<DeliveryWorker, 'wake'>
  /** Seals the secrets. */
  readonly key: Buffer
  /** The hosts that webhooks may reach at private addresses. */
  readonly privateHosts: readonly string[]
}
