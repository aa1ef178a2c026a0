import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createEmptyDatabase } from '../support/database.ts'
import { administer, type ServerDatabase } from '../support/server-database.ts'
import { type Belongings, end, MUG, operate, type Served, serve, serveNew, sight } from './operator.ts'

const NOWHERE = 'postgresql://cms:sesame@127.0.0.1:1/cms'

let folder: string
let settings: { readonly DATA_DIR: string }
let served: Served
let belongings: Belongings
let before: Awaited<ReturnType<typeof sight>>

beforeAll(async () => {
  ;({ folder, settings, served, belongings } = await serveNew())
  before = await sight(served, belongings)
}, 120_000)
afterAll(async () => {
  await end(served)
  await rm(folder, { recursive: true })
})

/** The line that says why a move is refused. */
async function refusal(url: string, dataDir = settings.DATA_DIR, exitCode = 2): Promise<string> {
  const { code, output, errors } = await operate({ DATA_DIR: dataDir }, 'move', url)
  expect({ code, output }).toEqual({ code: exitCode, output: '' })
  expect(errors).toMatch(/^.+\n$/)
  return errors
}

describe('cms move', { timeout: 120_000 }, () => {
  it('ignores settings of the service that already name PostgreSQL', async () => {
    const next = { DATABASE_URL: NOWHERE, DATABASE_DIRECT_URL: NOWHERE, WORKERS: '2' }
    const { errors } = await operate({ ...next, DATA_DIR: join(folder, 'nothing') }, 'move', NOWHERE)
    expect(errors).toMatch(/^there is no embedded database in .+\n$/)
  })

  it('requires a stopped service, a source database and a target database', async () => {
    expect(await refusal(NOWHERE)).toMatch(/in use by process \d+/)
    await end(served)
    expect(await refusal(NOWHERE, settings.DATA_DIR, 69)).toContain(
      'the database to move to cannot be reached: connect ECONNREFUSED',
    )
    expect(await refusal(NOWHERE, join(folder, 'nothing'))).toMatch(/^there is no embedded database in /)
    const { code, errors } = await operate(settings, 'move', 'mysql://db/cms')
    const hint = 'See: cms move --help\n'
    const usage = `Name the database to move to: postgresql://USER@HOST/DATABASE\n${hint}`
    expect({ code, errors }).toEqual({ code: 2, errors: usage })
    served = await serve(settings)
    expect(await sight(served, belongings)).toEqual(before)
  })

  if (inject('testDatabase').kind === 'postgresql') {
    let empty: ServerDatabase
    let taken: ServerDatabase

    beforeAll(async () => {
      empty = await createEmptyDatabase()
      taken = await createEmptyDatabase()
    })
    afterAll(async () => {
      await empty.drop()
      await taken.drop()
    })

    it('changes nothing in a database that has other tables', async () => {
      await end(served)
      await administer(taken.url, 'CREATE TABLE theirs (id int)')
      const line = 'the database to move to is not empty (it has a table theirs): name an empty one\n'
      expect(await refusal(taken.url)).toBe(line)
      await administer(taken.url, 'DROP TABLE theirs; CREATE TABLE migrated_nothing AS SELECT FROM pg_class')
      expect(await refusal(taken.url)).toContain('it has a table migrated_nothing')
    })

    it('moves everything: data, logins, keys and id sequences', async () => {
      const moved = await operate(settings, 'move', empty.url)
      expect(moved).toMatchObject({ code: 0, errors: '' })
      expect(moved.output).toMatch(/^users +2 rows$/m)
      expect(moved.output).toMatch(/^products +1 rows$/m)
      const stored = await operate(settings, 'secrets', '--stored')
      const secrets = Object.fromEntries(
        [...stored.output.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, text]) => [name, text]),
      )
      expect(Object.keys(secrets)).toEqual(['JWT_PRIVATE_KEYS', 'API_KEY_PEPPERS', 'TOKEN_SECRET'])
      await rm(settings.DATA_DIR, { recursive: true })

      const production = { NODE_ENV: 'production', DRAIN_SECONDS: '0', DATABASE_URL: empty.url }
      served = await serve({ ...production, ...secrets })
      expect(await sight(served, belongings)).toEqual(before)
      const { refreshToken, apiKey, token } = belongings
      await served.client.call('refreshTokens', { json: { refresh_token: refreshToken } })
      const repeated = await served.client.call('createProduct', { token, ...MUG })
      expect(repeated.data.id).toBe(belongings.productId)
      const next = await served.client.call('createProduct', { apiKey, json: { name: 'Next', price: 1 } })
      expect(next.data.id).toBe(belongings.productId + 2)
    })
  }
})
