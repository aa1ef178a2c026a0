import type { Role } from '../../generated/operations.ts'
import type { Settings } from '../../src/config/settings.ts'
import { readSettings } from '../../src/config/settings.ts'
import type { AppContext } from '../../src/context.ts'
import { SYSTEM } from '../../src/domain/change.ts'
import type { Clock } from '../../src/domain/clock.ts'
import type { NewApiKey } from '../../src/identity/keys/api-keys.ts'
import type { Handlers } from '../../src/request/handler.ts'
import { openService, type Service, type ServiceOptions } from '../../src/service.ts'
import { type Client, createClient, type RequestOptions } from './client.ts'
import { borrowTestDatabase, type TestDatabase } from './database.ts'
import { EXAMPLE_HOSTS } from './example-hosts.ts'
import { createSecrets, type LogLine, recordingLog, type Secrets } from './log.ts'
import { addUser, PASSWORD, seedUsers, signIn, type TestUser } from './users.ts'

/** The time at which every test starts, so that nothing depends on the current date. */
const START = new Date('2026-03-01T12:00:00.000Z')

export interface TestClock extends Clock {
  advance(seconds: number): void
}

export interface StartOptions {
  /** Overrides of the settings of a first start; the rate limit is off by default. */
  readonly settings?: Partial<Settings>
  readonly clock?: TestClock
  readonly handlers?: Handlers
  /** Replaces the deprecations in openapi.yaml. */
  readonly deprecations?: ServiceOptions['deprecations']
  /** Whether spans are sent to OpenTelemetry. */
  readonly traces?: boolean
  /** Used, and kept afterwards. If absent, a new one is created, and dropped when the app is closed. */
  readonly database?: TestDatabase
}

export type NewKey = Pick<NewApiKey, 'scopes' | 'expiresAt' | 'publishable' | 'origins'>

export interface TestApp extends Omit<Client, 'close'> {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  readonly port: number
  readonly clock: TestClock
  readonly settings: Settings
  readonly context: AppContext
  readonly prisma: AppContext['database']['prisma']
  readonly users: Readonly<Record<Role, TestUser>>
  readonly log: readonly LogLine[]
  /** The request options of one of the users. */
  as(role: Role): RequestOptions
  /** Creates another user, or takes the existing one, and signs the user in. */
  addUser(username: string, role: Role): Promise<TestUser>
  /** A new login. */
  signIn(userId: number): ReturnType<typeof signIn>
  /** A new API key, ready for the header, and its id. */
  issueKey(key: NewKey): Promise<{ readonly id: string; readonly key: string }>
  /**
   * Texts that must not be in the log when the app is closed, besides the secrets that the service issues.
   */
  keepSecret(...texts: string[]): void
}

/** An app that its creator must close. */
export interface StartedApp extends TestApp {
  close(): Promise<void>
}

export function testClock(start = START): TestClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000
    },
  }
}

/**
 * The whole service with its own database and port, and a user for each role. Within a file or a `describe`,
 * use `useApp` instead.
 */
export async function startApp(options: StartOptions = {}): Promise<StartedApp> {
  const { clock = testClock(), handlers, deprecations, traces = false } = options
  const database = options.database ?? (await borrowTestDatabase())
  const dropDatabase = options.database ? async () => {} : database.drop
  const settings = testSettings({ ...database.settings, ...options.settings })
  const log: LogLine[] = []
  try {
    const logger = recordingLog(settings.logLevel, log)
    const service = await openService(settings, logger, { clock, handlers, deprecations, traces })
    return await listen(service, clock, log, dropDatabase)
  } catch (error) {
    await dropDatabase()
    throw error
  }
}

async function listen(
  service: Service,
  clock: TestClock,
  log: readonly LogLine[],
  dropDatabase: () => Promise<void>,
): Promise<StartedApp> {
  const { context } = service
  const { settings } = context
  const secrets = createSecrets()
  const users = await seedUsers(context)
  for (const user of Object.values(users)) secrets.add(user.password, user.token, user.refreshToken)
  const origin = await service.app.listen({ host: settings.host, port: settings.port })
  const client = createClient(origin, secrets.addHandedOut)
  return {
    ...client,
    ...makers(context, secrets),
    origin,
    port: Number(new URL(origin).port),
    clock,
    settings,
    context,
    prisma: context.database.prisma,
    users,
    log,
    as: (role) => ({ token: users[role].token }),
    keepSecret: secrets.add,
    async close() {
      client.close()
      await service.close()
      await dropDatabase()
      secrets.requireNoneIn(log)
    },
  }
}

/** What a test needs but no request provides; its secrets must not be in the log either. */
function makers(context: AppContext, secrets: Secrets): Pick<TestApp, 'addUser' | 'signIn' | 'issueKey'> {
  return {
    async addUser(username, role) {
      const user = await addUser(context, username, role)
      secrets.add(user.token, user.refreshToken)
      return user
    },
    async signIn(userId) {
      const login = await signIn(context, userId)
      secrets.add(login.token, login.refreshToken)
      return login
    },
    async issueKey(wished) {
      const wanted = { name: 'Test', actor: SYSTEM, ...wished }
      const { key, row } = await context.auth.apiKeys.createApiKey(wanted)
      secrets.add(key)
      return { id: row.id, key }
    },
  }
}

/** The settings of a first start, as the environment would provide them. */
export function testSettings(overrides: Partial<Settings> = {}): Settings {
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'debug',
    RATE_LIMIT: 'false',
    ADMIN_PASSWORD: PASSWORD,
    WEBHOOK_PRIVATE_HOSTS: EXAMPLE_HOSTS,
  })
  return { ...settings, ...overrides }
}
