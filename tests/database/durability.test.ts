import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/database.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { kill, reports, startChild } from './support/processes.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})

afterAll(() => test.drop())

describe('a process that is killed while it writes', { timeout: 120_000 }, () => {
  it.each([30, 130, 230])('has stored every write it acknowledged (%i of them)', async (count) => {
    const { databaseUrl, dataDir } = test.settings
    const acknowledged = await writeUntilKilled(databaseUrl ?? '', dataDir, count)
    expect(acknowledged.length).toBeGreaterThanOrEqual(count)
    const database = await openDatabase({ databaseUrl, dataDir, databasePoolSize: 1 }, log)
    const found = await database.prisma.product.findMany({ where: { id: { in: acknowledged } } })
    await database.close()
    expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(acknowledged)
  })
})

/** The ids that a child process reported until it was killed, while writing, after `count` of them. */
async function writeUntilKilled(databaseUrl: string, dataDir: string, count: number): Promise<number[]> {
  const child = startChild(databaseUrl, dataDir, 'write')
  const ids: number[] = []
  let killed: Promise<void> | undefined
  for await (const report of reports(child)) {
    if (typeof report === 'number') ids.push(report)
    if (ids.length === count) killed = kill(child)
  }
  await killed
  return ids
}
