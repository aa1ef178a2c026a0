import type { Jobs } from './base/job-record.ts'
import type { TableVersions } from './database/changes/table-versions.ts'
import type { Database } from './database/database.ts'
import type { Auth } from './identity/auth.ts'
import type { Parts } from './identity/parts.ts'

/** All that the service has opened. */
export interface AppContext extends Parts<'settings' | 'clock' | 'secrets' | 'rateLimitStore' | 'log'> {
  readonly database: Database
  readonly versions: TableVersions
  readonly auth: Auth
  readonly jobs: Jobs
}
