import type { JobRecord } from './base/work.ts'
import type { TableVersions } from './database/changes/changes.ts'
import type { Database } from './database/database.ts'
import type { Auth } from './identity/auth.ts'
import type { Parts } from './identity/parts.ts'

/** All that the service has opened. */
export interface AppContext extends Parts<'settings' | 'clock' | 'secrets' | 'rateLimitStore' | 'log'> {
  readonly database: Database
  readonly versions: TableVersions
  readonly auth: Auth
  readonly jobs: Readonly<Record<'housekeeping' | 'scheduler', JobRecord>>
}
