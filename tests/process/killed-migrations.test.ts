import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { applyMigrations } from '../../src/database/migrations/migrate.ts'
import { migrationsFolder, readMigrations } from '../../src/database/migrations/records.ts'
import { createDataDir, createEmptyDatabase } from '../support/database.ts'
import { useFolder } from '../support/use-folder.ts'
import { end, operate, serve } from './operator.ts'
import { startProgram } from './program.ts'

/** How often each program is killed, at moments spread over its run time; `.ci/run` asks for more. */
const KILLS = Number(process.env.KILLS ?? 1)
/** The seed of the random moments: the same number gives the same moments. */
const SEED = Number(process.env.SEED ?? Date.now()) | 0
const thousandths = fc.noBias(fc.nat({ max: 999 }))
const moments = fc.sample(thousandths, { numRuns: 3 * KILLS, seed: SEED })
const START = ['scripts/cms.mjs', 'start']
const DEPLOY = ['scripts/cms.mjs', 'db:deploy']

/** Data that the version with one migration acknowledged to its clients. */
const STORED = `
  INSERT INTO products (name, price, updated_at) SELECT 'Mug', n, now() FROM generate_series(1, 50) AS n`

const isEmbedded = inject('testDatabase').kind === 'embedded'
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** A separate database, and the settings that select it. */
interface Place {
  readonly settings: Readonly<Record<string, string>>
  drop(): Promise<void>
}

const folder = useFolder()
let older: string
let dropOlder = async () => {}

beforeAll(async () => {
  const [first] = await readMigrations()
  const migrations = join(folder, 'migrations')
  await cp(join(migrationsFolder, String(first?.name)), join(migrations, String(first?.name)), {
    recursive: true,
  })
  const { pool, name, close } = isEmbedded ? await newEmbedded() : await newOnServer()
  await applyMigrations(pool, silent, migrations)
  await pool.query(STORED)
  await close()
  older = name
}, 120_000)
afterAll(async () => {
  await dropOlder()
})

async function newEmbedded() {
  const name = join(folder, 'older')
  return { ...(await openEmbedded(name, () => {})), name }
}

async function newOnServer() {
  const { name, url, drop } = await createEmptyDatabase()
  dropOlder = drop
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  return { pool, name, close: () => pool.end() }
}

/** A copy of the older version's database, or nothing yet. */
async function newPlace(isOlder: boolean): Promise<Place> {
  if (isEmbedded) {
    const dataDir = await createDataDir()
    if (isOlder) await cp(older, dataDir, { recursive: true })
    return { settings: { DATA_DIR: dataDir }, drop: () => rm(dataDir, { recursive: true }) }
  }
  const { url, drop } = await createEmptyDatabase(isOlder ? `TEMPLATE ${older}` : '')
  return { settings: { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }, drop }
}

/** Runs a program until it serves or has exited. @returns milliseconds */
async function run(command: readonly string[], { settings }: Place): Promise<number> {
  const startedAt = performance.now()
  const program = startProgram({ RATE_LIMIT: 'off', ...settings }, command)
  await (command === START ? program.origin : program.ended)
  const milliseconds = performance.now() - startedAt
  program.signal('SIGKILL')
  await program.ended
  return milliseconds
}

/** Starts the service again. @returns its readiness, and the data that it finds */
async function nextStart({ settings }: Place) {
  const served = await serve({ ...settings, LOG_LEVEL: 'warn' })
  const ready = await served.client.request('GET', '/health/ready')
  const list = await served.client.request('GET', '/api/products?count=true')
  await end(served)
  const { output } = await operate(settings, 'db:deploy')
  const lines = served.program.output().match(/^\{.*$/gm) ?? []
  const warnings = lines.filter((line) => !line.includes('a migration asks for attention'))
  const products = Number(list.headers['x-total-count'])
  return { ready: ready.status, products, output, warnings, errors: served.program.errors() }
}

describe('kill -9', { timeout: 60_000 + KILLS * 60_000 }, () => {
  it.each([
    ['a first start', START, 0],
    ['a start that upgrades', START, 50],
    ['cms db:deploy', DEPLOY, 50],
  ])('of %s leaves a database that the next start can use', async (what, command, products) => {
    const whole = await newPlace(products > 0)
    const duration = await run(command, whole)
    await whole.drop()
    for (const index of Array(KILLS).keys()) {
      const place = await newPlace(products > 0)
      const moment = ((index + (moments.pop() ?? 0) / 1000) / KILLS) * duration
      const program = startProgram({ RATE_LIMIT: 'off', ...place.settings }, command)
      await sleep(moment)
      program.signal('SIGKILL')
      await program.ended
      const message = `${what}, killed after ${moment} of ${duration} ms (SEED=${SEED})`
      expect(await nextStart(place), message).toEqual({
        ready: 200,
        products,
        output: 'No migration is pending.\n',
        warnings: [],
        errors: '',
      })
      await place.drop()
    }
  })
})
