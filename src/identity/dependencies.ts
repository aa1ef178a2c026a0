import type { FastifyBaseLogger } from 'fastify'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Settings } from '../config/settings.ts'
import type { Changes } from '../database/changes/changes.ts'
import type { Clock } from '../domain/clock.ts'
import type { RateLimitStore } from '../limits/store.ts'
import type { PasswordOptions } from './passwords/passwords.ts'
import type { Secrets } from './secrets/secrets.ts'

/** The dependencies of this folder. */
export interface IdentityDependencies {
  readonly prisma: PrismaClient
  readonly settings: Settings
  readonly clock: Clock
  readonly secrets: Secrets
  readonly rateLimitStore: RateLimitStore
  readonly changes: Changes
  readonly log: FastifyBaseLogger
  readonly hashing?: PasswordOptions
}

export type Dependencies<Name extends keyof IdentityDependencies> = Pick<IdentityDependencies, Name>
