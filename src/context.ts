import type { JobRecord } from './base/work.ts'
import type { TableVersions } from './database/changes/changes.ts'
import type { EventTail } from './database/changes/event-tail.ts'
import type { Database } from './database/database.ts'
import type { Load } from './delivery/load.ts'
import type { WebhookParts } from './delivery/parts.ts'
import type { DeliveryWorker } from './delivery/worker.ts'
import type { Auth } from './identity/auth.ts'
import type { Dependencies } from './identity/dependencies.ts'
import type { MediaParts } from './storage/media-parts.ts'

/** All that the service has opened. */
export interface AppContext
  extends Dependencies<'settings' | 'clock' | 'secrets' | 'rateLimitStore' | 'log'> {
  readonly database: Database
  readonly versions: TableVersions
  readonly auth: Auth
  readonly media: MediaParts
  readonly jobs: Readonly<Record<'housekeeping' | 'scheduler' | 'delivery' | 'events', JobRecord>>
  /** Work in the background goes by it. */
  readonly load: Pick<Load, 'isBusy'>
  readonly webhooks: WebhookParts
  readonly events: EventTail
  readonly deliveries: Pick<DeliveryWorker, 'wake' | 'drain' | 'attempts' | 'state'>
}
