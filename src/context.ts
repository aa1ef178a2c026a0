import type { FastifyBaseLogger } from 'fastify'
import type { Jobs } from './base/work.ts'
import type { Settings } from './config/settings.ts'
import type { TableVersions } from './database/changes/changes.ts'
import type { Database } from './database/database.ts'
import type { Auth } from './identity/auth.ts'
import type { Secrets } from './identity/secrets/secrets.ts'
import type { RateLimitStore } from './limits/store.ts'
import type { Clock } from './words/clock.ts'

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
