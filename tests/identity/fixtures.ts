import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { ErrorCode } from '../../generated/operations.ts'
import { NOTATIONS } from '../../src/config/key-material.ts'
import type { Settings } from '../../src/config/settings.ts'
import { loadSecrets, type Secrets } from '../../src/identity/secrets/secrets.ts'
import type { Clock } from '../../src/words/clock.ts'
import { ApiError } from '../../src/words/errors.ts'

export const silent = pino({ level: 'silent' })

/** A logger whose lines can be read. */
export function recordingLog() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }) }
}

export interface TestClock extends Clock {
  advance(seconds: number): void
}

export function testClock(start = new Date('2026-01-01T12:00:00.000Z')): TestClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000
    },
  }
}

export function testSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    nodeEnv: 'test',
    host: '127.0.0.1',
    replicaName: 'test',
    port: 0,
    publicUrl: undefined,
    allowedHosts: [],
    trustProxy: false,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databasePoolSize: 10,
    databaseQueueSize: 200,
    dataDir: join(tmpdir(), 'cms-never-written'),
    redisUrl: undefined,
    corsOrigins: '*',
    drainSeconds: 0,
    logLevel: 'silent',
    rateLimit: true,
    sourceUrl: undefined,
    docsConsole: true,
    responseValidation: 'off',
    metricsToken: undefined,
    accessTokenTtl: 900,
    refreshIdleTtl: 7 * 86_400,
    refreshAbsoluteTtl: 30 * 86_400,
    refreshGraceSeconds: 10,
    sessionsPerUser: 100,
    idempotencyKeysPerClient: 10_000,
    answerMemory: 32,
    auditRetention: 0,
    principalCacheTtl: 10,
    adminUsername: 'admin',
    adminPassword: undefined,
    jwtPrivateKeys: undefined,
    apiKeyPeppers: undefined,
    tokenSecret: undefined,
    jwtIssuer: 'https://cms.example',
    jwtAudience: 'https://cms.example/api',
    ...overrides,
  }
}

/** Settings that name all of their key material, so that nothing is written to disk. */
export function settingsWithSecrets(overrides: Partial<Settings> = {}): Settings {
  return testSettings({
    jwtPrivateKeys: NOTATIONS.jwtPrivateKeys.generate(),
    apiKeyPeppers: NOTATIONS.apiKeyPeppers.generate(),
    tokenSecret: NOTATIONS.tokenSecret.generate(),
    ...overrides,
  })
}

export function testSecrets(settings = settingsWithSecrets()): Promise<Secrets> {
  return loadSecrets(settings, silent)
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-auth-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The error that `work` fails with, which must be one for clients. */
export async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

export async function refusalCode(work: Promise<unknown>): Promise<ErrorCode> {
  return (await refusal(work)).code
}
