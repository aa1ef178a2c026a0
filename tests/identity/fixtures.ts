import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { ErrorCode } from '../../generated/operations.ts'
import { NOTATIONS } from '../../src/config/key-material.ts'
import type { Settings } from '../../src/config/settings.ts'
import { ApiError } from '../../src/domain/errors.ts'
import { loadSecrets, type Secrets } from '../../src/identity/secrets/secrets.ts'
import { testSettings as firstSettings } from '../support/app.ts'
import { createDataDir } from '../support/database.ts'

export { type TestClock, testClock } from '../support/app.ts'

export const silent = pino({ level: 'silent' })

/** A logger whose lines can be read. */
export function recordingLog() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }) }
}

/** The settings of a first start, without secrets. */
export function testSettings(overrides: Partial<Settings> = {}): Settings {
  return firstSettings({
    adminPassword: undefined,
    dataDir: join(tmpdir(), 'cms-never-written'),
    logLevel: 'silent',
    rateLimit: true,
    jwtIssuer: 'https://cms.example',
    jwtAudience: 'https://cms.example/api',
    ...overrides,
  })
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
  const folder = await createDataDir()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The error that `work` fails with, which must be an `ApiError`. */
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
