import type { JobRecord } from './base/work.ts'
import type { TableVersions } from './database/changes/changes.ts'
import type { Database } from './database/database.ts'
import type { Auth } from './identity/auth.ts'
import type { Dependencies } from './identity/dependencies.ts'

/** All that the service has opened. */
export interface AppContext
  extends Dependencies<'settings' | 'clock' | 'secrets' | 'rateLimitStore' | 'log'> {
  readonly database: Database
  readonly versions: TableVersions
  readonly auth: Auth
  readonly jobs: Readonly<Record<'housekeeping' | 'scheduler', JobRecord>>
}
