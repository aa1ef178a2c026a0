import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { createTestDatabase, environmentOf, type TestDatabase } from '../support/database.ts'
import { administer } from '../support/global-setup.ts'
import { end, operate, serve } from './operator.ts'

const LAST = '20261122100000_created_rows'
const ANNOUNCE = '20261122030000_announce_tables'

let database: TestDatabase
let settings: Readonly<Record<string, string>>

beforeAll(async () => {
  database = await createTestDatabase()
  settings = environmentOf(database)
})
afterAll(() => database.drop())

async function change(statement: string): Promise<void> {
  const { databaseUrl, dataDir } = database.settings
  if (databaseUrl) return administer(databaseUrl, statement)
  const { pool, close } = await openEmbedded(dataDir, () => {})
  await pool.query(statement)
  await close()
}

/** What an older version leaves that was killed when it had run the script of a migration. */
const interrupt = (name: string, more = '') =>
  change(`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${name}'; ${more}`)

const repair = (...args: readonly string[]) => operate(settings, 'db:repair', ...args)

describe('cms db:repair', { timeout: 120_000 }, () => {
  it('finds nothing in a database without interrupted migrations', async () => {
    expect(await repair()).toEqual({ code: 0, output: 'No migration was interrupted.\n', errors: '' })
  })

  it('tells what it would record, and then records it', async () => {
    await interrupt(LAST)
    const applied = `${LAST}: all that it makes is there.`
    const told = { code: 0, output: `${applied} It would be recorded as applied.\n`, errors: '' }
    expect(await repair('--dry-run')).toEqual(told)
    expect(await repair('--dry-run')).toEqual(told)
    expect(await repair()).toEqual({ ...told, output: `${applied} It is recorded as applied.\n` })
    await interrupt(LAST, 'ALTER TABLE idempotency_records DROP COLUMN created_row')
    expect((await repair()).output).toBe(
      `${LAST}: nothing that it makes is there. It is recorded as pending: the next start applies it.\n`,
    )
    expect((await operate(settings, 'db:deploy')).output).toBe(`Applied: ${LAST}\n`)
  })

  it('records the outcome that the operator names where the tables do not show it', async () => {
    await interrupt(ANNOUNCE, 'DROP TRIGGER posts_announce_update ON posts')
    const found = 'its changes are there in part only (there is no '
    const refused = await operate(settings, 'db:deploy')
    expect(refused).toMatchObject({ code: 2, output: '' })
    expect(refused.errors).toMatch(/^.+\n$/)
    expect(refused.errors).toContain(`${ANNOUNCE} was interrupted, and ${found}`)
    expect(refused.errors).toContain(`cms db:repair --applied ${ANNOUNCE}, or --pending ${ANNOUNCE}\n`)
    const advice = `say what has become of it: --applied ${ANNOUNCE}, or --pending ${ANNOUNCE}`
    expect(await repair()).toEqual({
      code: 2,
      output: expect.stringMatching(/^\S+: its changes are there in part only .+\. It stays as it is\.\n$/),
      errors: `Restore a backup, or ${advice}\n`,
    })
    expect(await repair('--applied', LAST)).toMatchObject({ code: 2, output: '' })
    expect(await repair('--applied', ANNOUNCE)).toMatchObject({ code: 0, errors: '' })
    const served = await serve(settings)
    expect((await served.client.request('GET', '/health/ready')).status).toBe(200)
    await end(served)
  })
})
