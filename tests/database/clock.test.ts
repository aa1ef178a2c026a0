import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followDatabase } from '../../src/database/changes/clock.ts'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { recordingLog, silent } from '../identity/fixtures.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const HOUR = 60 * 60 * 1000

describe('the clock of a replica', () => {
  let test: TestDatabase
  let database: Database

  beforeAll(async () => {
    test = await createTestDatabase()
    database = await openDatabase({ ...test.settings, databasePoolSize: 1 }, silent)
  })
  afterAll(async () => {
    await database.close()
    await test.drop()
  })

  it.each([
    ['an hour behind', -HOUR],
    ['an hour ahead', HOUR],
  ])('follows the database on a machine that is %s, and logs it', async (_, error) => {
    const { lines, log } = recordingLog()
    const own = { now: () => new Date(Date.now() + error) }
    const { clock, stop } = await followDatabase(database.prisma, own, log)
    const [row] = await database.prisma.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`
    const difference = clock.now().getTime() - Number(row?.now.getTime())
    expect(Math.abs(difference)).toBeLessThan(HOUR / 60)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('this machine’s clock is wrong')
    await stop()
  })

  it('is not affected when the clock of its machine is changed', async () => {
    const { lines, log } = recordingLog()
    let step = 0
    const own = { now: () => new Date(Date.now() + step) }
    const { clock, stop } = await followDatabase(database.prisma, own, log)
    for (step of [2 * HOUR, -2 * HOUR]) {
      expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(HOUR / 60)
    }
    expect(lines).toEqual([])
    await stop()
  })

  it('is the machine’s clock if both agree', async () => {
    const { lines, log } = recordingLog()
    const moment = new Date(Date.now())
    const frozen = { now: () => moment }
    const { clock, stop } = await followDatabase(database.prisma, frozen, log)
    const difference = clock.now().getTime() - moment.getTime()
    expect(Math.abs(difference)).toBeLessThan(HOUR / 60)
    expect(lines).toEqual([])
    await stop()
  })
})
