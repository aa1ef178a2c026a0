import { randomUUID } from 'node:crypto'
import { constants, cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { administer, databaseUrl } from './global-setup.ts'

export interface TestDatabase {
  /** For `openDatabase`, or to be spread into the settings of the whole service. */
  readonly settings: { readonly databaseUrl: string | undefined; readonly dataDir: string }
  /** Removes the database and the data folder; close what uses them first. */
  drop(): Promise<void>
}

/** A migrated and empty database of its own for a test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('testDatabase')
  const dataDir = await createDataDir()
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true })
  if (template.kind === 'embedded') {
    cpSync(template.folder, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return { settings: { databaseUrl: undefined, dataDir }, drop: removeDataDir }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(template.adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template.name}`)
  const drop = async () => {
    await administer(template.adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    await removeDataDir()
  }
  return { settings: { databaseUrl: databaseUrl(template.adminUrl, name), dataDir }, drop }
}

/** An empty folder of its own, to be removed by whoever asked for it. */
export function createDataDir(): Promise<string> {
  return mkdtemp(join(inject('testFolder'), 'data-'))
}
