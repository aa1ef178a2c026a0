import { constants, cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { borrow, giveBack } from './lasting-database.ts'
import { createOnServer, type ServerDatabase } from './server-database.ts'

export interface TestDatabase {
  /** For `openDatabase`, or to spread into the settings of the whole service. */
  readonly settings: { readonly databaseUrl: string | undefined; readonly dataDir: string }
  /** Removes the database and the data folder; close their users first. */
  drop(): Promise<void>
}

/** A separate migrated, empty database for a test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('testDatabase')
  const dataDir = await createDataDir()
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true })
  if (template.kind === 'embedded') {
    copyTemplate(template.folder, dataDir)
    return { settings: { databaseUrl: undefined, dataDir }, drop: removeDataDir }
  }
  const { url, drop } = await createOnServer(template.adminUrl, `TEMPLATE ${template.name}`)
  const dropBoth = async () => {
    await drop()
    await removeDataDir()
  }
  return { settings: { databaseUrl: url, dataDir }, drop: dropBoth }
}

/**
 * A migrated, empty database for one service. The embedded one is shared by the test files of a worker unless
 * another service is using it: it is emptied rather than started anew.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const template = inject('testDatabase')
  if (template.kind !== 'embedded') return createTestDatabase()
  const lent = await borrow(async () => {
    const dataDir = await createDataDir()
    copyTemplate(template.folder, dataDir)
    return dataDir
  })
  if (!lent) return createTestDatabase()
  return { settings: { databaseUrl: undefined, dataDir: lent.dataDir }, drop: async () => giveBack() }
}

const copyTemplate = (template: string, dataDir: string) =>
  cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })

/** The embedded database in a data folder, whatever database the tests run on. It is never removed. */
export function embeddedIn(dataDir: string): TestDatabase {
  return { settings: { databaseUrl: undefined, dataDir }, drop: async () => {} }
}

/** The environment variables of a process that uses a database. */
export function environmentOf({ settings }: TestDatabase) {
  return { DATABASE_URL: settings.databaseUrl ?? '', DATA_DIR: settings.dataDir }
}

/** A completely empty database, without even tables. @throws Error on the embedded database */
export async function createEmptyDatabase(options?: string): Promise<ServerDatabase> {
  const template = inject('testDatabase')
  if (template.kind === 'embedded') throw new Error('there is no server to make a database on')
  return createOnServer(template.adminUrl, options)
}

/** A new empty folder, to be removed by the caller. */
export function createDataDir(): Promise<string> {
  return mkdtemp(join(inject('testFolder'), 'data-'))
}
