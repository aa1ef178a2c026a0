import { PrismaPg } from '@prisma/adapter-pg'
import { beforeEach, onTestFinished } from 'vitest'
import type { TokenPair } from '../../generated/openapi.ts'
import type { Role } from '../../generated/operations.ts'
import { PrismaClient } from '../../generated/prisma/client.ts'
import type { Settings } from '../../src/config/settings.ts'
import { ownChangesOnly } from '../../src/database/changes/changes.ts'
import { type Auth, createAuth } from '../../src/identity/auth.ts'
import type { IdentityDependencies } from '../../src/identity/dependencies.ts'
import { Passwords } from '../../src/identity/passwords/passwords.ts'
import { loadSecrets } from '../../src/identity/secrets/secrets.ts'
import type { SignIn } from '../../src/identity/sessions/login.ts'
import { createRateLimitStore } from '../../src/limits/store.ts'
import { requestOf, SYSTEM } from '../../src/words/change.ts'
import { refuse } from '../../src/words/errors.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'
import { recordingLog, settingsWithSecrets, silent, type TestClock, testClock } from './fixtures.ts'

export const PASSWORD = 'correct horse battery'
export const HOME = '192.0.2.1'

/** Refuses with any code, as no operation does. */
export interface TestAuth extends Omit<Auth, 'logIn' | 'refresh'> {
  logIn(signIn: SignIn): Promise<TokenPair>
  refresh(refreshToken: string): Promise<TokenPair>
}

/**
 * One process of the service as far as authentication goes. Several of them share the database and the clock.
 */
export interface Replica {
  readonly auth: TestAuth
  readonly clock: TestClock
  readonly settings: Settings
  readonly lines: string[]
}

/** The database of the app of a test file, emptied of users and keys before each of its tests. */
export function useDatabase(): () => PrismaClient {
  const app = useApp()
  beforeEach(async () => {
    await app.prisma.user.deleteMany()
    await app.prisma.apiKey.deleteMany()
  })
  return () => app.prisma
}

/** A client for a database that nobody answers for: every query fails. */
export function lostDatabase(): PrismaClient {
  const prisma = new PrismaClient({
    adapter: new PrismaPg({ connectionString: 'postgres://127.0.0.1:1/none' }),
  })
  onTestFinished(() => prisma.$disconnect())
  return prisma
}

interface ReplicaOptions extends Partial<Pick<IdentityDependencies, 'hashing'>> {
  readonly clock?: TestClock
  readonly settings?: Partial<Settings>
}

const shared = settingsWithSecrets()

export async function startReplica(prisma: PrismaClient, options: ReplicaOptions = {}): Promise<Replica> {
  const clock = options.clock ?? testClock()
  const settings = { ...shared, ...options.settings }
  const { log, lines } = recordingLog()
  const rateLimitStore = await createRateLimitStore(settings, silent)
  const secrets = await loadSecrets(settings, silent)
  const hashing = options.hashing ?? {}
  const changes = ownChangesOnly
  const auth = await createAuth({ prisma, settings, clock, secrets, rateLimitStore, changes, log, hashing })
  onTestFinished(() => auth.close())
  const logIn = (signIn: SignIn) => auth.logIn(signIn, refuse)
  const refresh = (refreshToken: string) =>
    auth.refresh(refreshToken, { address: HOME, request: requestOf(SYSTEM) }, refuse)
  return { auth: { ...auth, logIn, refresh }, clock, settings, lines }
}

const hashed = new Passwords().hash(PASSWORD)

/** A user whose password is `PASSWORD`. */
export async function addUser(prisma: PrismaClient, username = 'ada', role: Role = 'editor') {
  return prisma.user.create({
    data: { username, displayName: username, passwordHash: await hashed, role, ...written(username) },
  })
}

export function logIn({ auth }: Replica, username = 'ada') {
  return auth.logIn({ username, password: PASSWORD, address: HOME, request: requestOf(SYSTEM) })
}
