import { randomBytes } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { PrismaClient as Client, type PrismaClient } from '../../generated/prisma/client.ts'
import { type Auth, type AuthParts, createAuth } from '../../src/auth/auth.ts'
import { createPasswords } from '../../src/auth/passwords.ts'
import { loadSecrets } from '../../src/auth/secrets.ts'
import type { Settings } from '../../src/config/settings.ts'
import type { Role } from '../../src/context.ts'
import { applyMigrations } from '../../src/database/migrate.ts'
import { createRateLimitStore } from '../../src/http/rate-limit-store.ts'
import { recordingLog, settingsWithSecrets, silent, type TestClock, testClock } from './fixtures.ts'

export const PASSWORD = 'correct horse battery'
export const HOME = '192.0.2.1'

/** One process of the service as far as authentication goes. Several of them share the database and the clock. */
export interface Replica {
  readonly auth: Auth
  readonly clock: TestClock
  readonly settings: Settings
  readonly lines: string[]
}

/** A database for the tests of one file, emptied before each of them. */
export function useDatabase(): () => PrismaClient {
  let prisma: PrismaClient
  let pool: pg.Pool
  beforeAll(async () => {
    const name = `t${randomBytes(6).toString('hex')}`
    const root = new pg.Client('postgres://postgres@127.0.0.1:54391/postgres')
    await root.connect()
    await root.query(`CREATE DATABASE ${name}`)
    await root.end()
    const url = `postgres://postgres@127.0.0.1:54391/${name}`
    const single = new pg.Pool({ connectionString: url, max: 1 })
    await applyMigrations(single)
    await single.end()
    pool = new pg.Pool({ connectionString: url, max: 10, options: '-c timezone=UTC' })
    prisma = new Client({ adapter: new PrismaPg(pool) })
  }, 60_000)
  beforeEach(async () => {
    await prisma.user.deleteMany()
    await prisma.apiKey.deleteMany()
  })
  afterAll(async () => {
    await prisma.$disconnect()
    await pool.end()
  })
  return () => prisma
}

/** A client for a database that nobody answers for: every query fails. */
export function lostDatabase(): PrismaClient {
  const prisma = new Client({ adapter: new PrismaPg({ connectionString: 'postgres://127.0.0.1:1/none' }) })
  onTestFinished(() => prisma.$disconnect())
  return prisma
}

interface ReplicaOptions extends Partial<Pick<AuthParts, 'hashing'>> {
  readonly clock?: TestClock
  readonly settings?: Partial<Settings>
}

const shared = settingsWithSecrets()

export async function startReplica(prisma: PrismaClient, options: ReplicaOptions = {}): Promise<Replica> {
  const clock = options.clock ?? testClock()
  const settings = { ...shared, ...options.settings }
  const { log, lines } = recordingLog()
  const rateLimits = createRateLimitStore(settings, silent)
  const secrets = await loadSecrets(settings, silent)
  const hashing = options.hashing ?? {}
  const auth = await createAuth({ prisma, settings, clock, secrets, rateLimits, log, hashing })
  onTestFinished(() => auth.close())
  return { auth, clock, settings, lines }
}

const hashed = createPasswords().then((passwords) => passwords.hash(PASSWORD))

/** A user whose password is `PASSWORD`. */
export async function addUser(prisma: PrismaClient, username = 'ada', role: Role = 'editor') {
  return prisma.user.create({
    data: { username, displayName: username, passwordHash: await hashed, role },
  })
}

export function logIn({ auth }: Replica, username = 'ada') {
  return auth.logIn({ username, password: PASSWORD, address: HOME })
}
