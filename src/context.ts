import type { FastifyBaseLogger } from 'fastify'
import type { Auth } from './auth/auth.ts'
import type { Secrets } from './auth/secrets.ts'
import type { Settings } from './config/settings.ts'
import type { Clock } from './core/clock.ts'
import type { Jobs } from './core/job-record.ts'
import type { Database } from './database/database.ts'
import type { TableVersions } from './database/table-versions.ts'
import type { RateLimitStore } from './limits/store.ts'

/** What every handler is given. */
export interface AppContext {
  readonly settings: Settings
  readonly clock: Clock
  readonly database: Database
  readonly versions: TableVersions
  readonly secrets: Secrets
  readonly auth: Auth
  readonly rateLimitStore: RateLimitStore
  readonly jobs: Jobs
  readonly log: FastifyBaseLogger
}
