import type { FastifyBaseLogger } from 'fastify'
import type { Auth } from './auth/auth.ts'
import type { Secrets } from './auth/secrets.ts'
import type { Settings } from './config/settings.ts'
import type { Database } from './database/database.ts'
import type { RateLimitStore } from './http/rate-limit-store.ts'

/** The time, injected wherever it matters so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export type Role = 'admin' | 'editor' | 'viewer'
export type Scope = 'products:read' | 'products:write' | 'posts:read' | 'posts:write'

/** A person, known by an access token. */
export interface UserPrincipal {
  readonly kind: 'user'
  readonly userId: number
  readonly username: string
  readonly role: Role
  readonly sessionId: string
}

/** A third-party server, known by an API key. */
export interface ApiKeyPrincipal {
  readonly kind: 'apiKey'
  readonly keyId: string
  readonly scopes: readonly Scope[]
}

export type Principal = UserPrincipal | ApiKeyPrincipal

/** A principal's name in counters and records: `user:1`, `key:7Gq2LmX0aZ4t`. */
export function nameOf(principal: Principal): string {
  return principal.kind === 'user' ? `user:${principal.userId}` : `key:${principal.keyId}`
}

/** What every handler is given. */
export interface AppContext {
  readonly settings: Settings
  readonly clock: Clock
  readonly database: Database
  readonly secrets: Secrets
  readonly auth: Auth
  readonly rateLimitStore: RateLimitStore
  readonly log: FastifyBaseLogger
}
