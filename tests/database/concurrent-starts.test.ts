import { rm } from 'node:fs/promises'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { readMigrations } from '../../src/database/migrations/records.ts'
import { createDataDir, createEmptyDatabase } from '../support/database.ts'
import { end, firstReport, startChild } from './support/processes.ts'

/** Four processes open a database that does not exist yet. @returns the report of each */
async function startFour(url: string, dataDir: string): Promise<unknown[]> {
  const children = Array.from({ length: 4 }, () => startChild(url, dataDir))
  const results = await Promise.all(children.map(firstReport))
  await Promise.all(children.map(end))
  return results
}

const migrations = (await readMigrations()).map(({ name }) => name)

describe('four processes that start at once', { timeout: 120_000 }, () => {
  if (inject('testDatabase').kind === 'postgresql') {
    it('apply each migration once', async () => {
      const empty = await createEmptyDatabase()
      onTestFinished(empty.drop)
      const results = await startFour(empty.url, '')
      const nothing = { migrationsApplied: [] }
      expect(results).toContainEqual({ migrationsApplied: migrations })
      expect(results.filter((result) => JSON.stringify(result) === JSON.stringify(nothing))).toHaveLength(3)
    })
  } else {
    it('leave the embedded database to one of them', async () => {
      const dataDir = await createDataDir()
      const results = await startFour('', dataDir)
      await rm(dataDir, { recursive: true })
      expect(results).toContainEqual({ migrationsApplied: migrations })
      const refusal = { error: expect.stringMatching(/in use by process \d+ .* set DATABASE_URL/) }
      expect(results.filter((result) => JSON.stringify(result).includes('error'))).toEqual([
        refusal,
        refusal,
        refusal,
      ])
    })
  }
})
