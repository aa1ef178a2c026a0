import { pino } from 'pino'
import type { Role, Scope } from '../../generated/operations.ts'
import type { Settings } from '../../src/config/settings.ts'
import { readSettings } from '../../src/config/settings.ts'
import type { AppContext } from '../../src/context.ts'
import type { Handlers } from '../../src/contract/handler.ts'
import { SYSTEM } from '../../src/core/change.ts'
import type { Clock } from '../../src/core/clock.ts'
import { openService, type Service, type ServiceOptions } from '../../src/service.ts'
import { type Client, createClient } from './client.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { PASSWORD, seedUsers, type TestUser } from './users.ts'

/** Where every test starts, so that nothing depends on the day that it runs on. */
const START = new Date('2026-03-01T12:00:00.000Z')

/** What responses hand out, once, to be kept secret. */
const HANDED_OUT = /"(?:key|accessToken|refreshToken)":"([^"]+)"/g

export interface TestClock extends Clock {
  advance(seconds: number): void
}

/** One line of the log, as the operator gets it. */
export type LogLine = Readonly<Record<string, unknown>>

export interface StartOptions {
  /** What differs from the settings of a first start; the rate limit is off unless asked for. */
  readonly settings?: Partial<Settings>
  readonly clock?: TestClock
  readonly handlers?: Handlers
  /** Instead of those of openapi.yaml. */
  readonly deprecations?: ServiceOptions['deprecations']
  /** Is used and left; without it there is a new one, dropped when the app is closed. */
  readonly database?: TestDatabase
}

export interface NewKey {
  readonly scopes: readonly Scope[]
  readonly expiresAt?: Date
}

export interface TestApp extends Client {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  readonly port: number
  readonly clock: TestClock
  readonly settings: Settings
  readonly context: AppContext
  readonly users: Readonly<Record<Role, TestUser>>
  readonly log: readonly LogLine[]
  /** A new API key, ready for the header, and its id. */
  issueKey(key: NewKey): Promise<{ readonly id: string; readonly key: string }>
  /** Texts that must not be in the log when the app is closed; what the service hands out itself is known. */
  keepSecret(...texts: string[]): void
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

/** The whole service on a database of its own, listening on a port of its own, with a user for each role. */
export async function startApp(options: StartOptions = {}): Promise<TestApp> {
  const { clock = testClock(), handlers, deprecations } = options
  const database = options.database ?? (await createTestDatabase())
  const dropDatabase = options.database ? async () => {} : database.drop
  const settings = testSettings({ ...database.settings, ...options.settings })
  const log: LogLine[] = []
  try {
    const logger = recordingLog(settings.logLevel, log)
    const service = await openService(settings, logger, {
      clock,
      handlers,
      deprecations,
    })
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
): Promise<TestApp> {
  const { context } = service
  const { settings } = context
  const users = await seedUsers(context)
  const origin = await service.app.listen({ host: settings.host, port: settings.port })
  const secrets = new Set(
    Object.values(users).flatMap((user) => [user.password, user.token, user.refreshToken]),
  )
  const client = createClient(origin, (text) => {
    for (const [, secret] of text.matchAll(HANDED_OUT)) if (secret) secrets.add(secret)
  })
  return {
    ...client,
    origin,
    port: Number(new URL(origin).port),
    clock,
    settings,
    context,
    users,
    log,
    async issueKey({ scopes, expiresAt }) {
      const { key, row } = await context.auth.apiKeys.createApiKey({
        name: 'Test',
        scopes,
        expiresAt,
        actor: SYSTEM,
      })
      secrets.add(key)
      return { id: row.id, key }
    },
    keepSecret(...texts) {
      for (const text of texts) secrets.add(text)
    },
    async close() {
      client.close()
      await service.close()
      await dropDatabase()
      requireNone(secrets, log)
    },
  }
}

/** The settings of a first start, as the environment would give them. */
export function testSettings(overrides: Partial<Settings> = {}): Settings {
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'debug',
    RATE_LIMIT: 'false',
    ADMIN_PASSWORD: PASSWORD,
  })
  return { ...settings, ...overrides }
}

function recordingLog(level: string, lines: LogLine[]) {
  return pino({ level, base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
}

function requireNone(secrets: ReadonlySet<string>, log: readonly LogLine[]): void {
  const leaking = log.filter((line) => {
    const text = JSON.stringify(line)
    return [...secrets].some((secret) => text.includes(secret))
  })
  if (leaking.length > 0) throw new Error(`the log has a secret in: ${leaking.map(({ msg }) => msg)}`)
}
