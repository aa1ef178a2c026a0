import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../src/core/root.ts'
import { createDataDir } from '../support/database.ts'
import { SHORT_LIVED } from '../support/short-lived.ts'

const run = promisify(execFile)
let folder: string
let schema: string

/** A copy of the schema, changed, and of the migrations, which lack the change. */
beforeAll(async () => {
  folder = await createDataDir()
  await cp(join(root, 'prisma'), join(folder, 'prisma'), { recursive: true })
  schema = join(folder, 'prisma/schema.prisma')
  const text = await readFile(schema, 'utf8')
  await writeFile(schema, text.replace('model Product {', 'model Product {\n  colour String?'))
})

afterAll(() => rm(folder, { recursive: true }))

const checkDatabase = (...args: string[]) =>
  run(process.execPath, [...SHORT_LIVED, '--import', 'tsx', 'scripts/check-database.ts', ...args], {
    cwd: root,
  })

describe('db:check', { timeout: 120_000 }, () => {
  it('finds that the migrations make the database of the schema', async () => {
    expect((await checkDatabase()).stdout).toContain('No difference detected')
  })

  it('fails when the schema has a change without a migration', async () => {
    const failed = await checkDatabase(schema).catch((error) => error)
    expect(failed.code).toBe(1)
    expect(failed.stdout).toContain('Added column `colour`')
  })

  it('fails when the schema cannot be read', async () => {
    const failed = await checkDatabase(join(folder, 'missing.prisma')).catch((error) => error)
    expect(failed.code).toBe(1)
  })
})

describe('db:new', { timeout: 120_000 }, () => {
  it('makes a migration of the change, on top of those that are there', async () => {
    const config = join(folder, 'prisma.config.mjs')
    const datasource = { url: pathToFileURL(join(folder, 'data')).href }
    const migrations = { path: join(folder, 'prisma/migrations') }
    await writeFile(config, `export default ${JSON.stringify({ schema, migrations, datasource })}`)
    const prisma = join(root, 'node_modules/prisma/build/index.js')
    const engine = join(root, 'scripts/prisma-engine/schema-engine.mjs')
    const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: engine, CHECKPOINT_DISABLE: '1' }
    const args = ['migrate', 'dev', '--name', 'colour', '--config', config]
    await run(process.execPath, [prisma, ...args], { cwd: root, env })
    const name = (await readdir(migrations.path)).find((entry) => entry.endsWith('_colour'))
    const sql = await readFile(join(migrations.path, String(name), 'migration.sql'), 'utf8')
    expect(sql).toContain('ALTER TABLE "products" ADD COLUMN     "colour" TEXT;')
  })
})
