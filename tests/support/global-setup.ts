import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { WORKERS } from '../../scripts/build.mjs'
import { bundle } from '../../scripts/bundle.mjs'
import { root } from '../../src/base/root.ts'
import { openDatabase } from '../../src/database/database.ts'
import type { DatabaseLog } from '../../src/database/postgres/connection.ts'
import { createOnServer } from './server-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: DatabaseTemplate
    /** The folder of all data folders. */
    testFolder: string
  }
}

/** A migrated, empty database, copied for each test file. */
export type DatabaseTemplate =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgresql'; readonly adminUrl: string; readonly name: string }

const MEMORY = '/dev/shm'
/** Bytes; two test files with 100,000 rows each use a quarter of it. */
const ROOM = 2 * 1024 ** 3

const silent: DatabaseLog = { info: () => {}, warn: () => {}, error: () => {} }

/** Tests run on the embedded database, or on the PostgreSQL server of TEST_DATABASE_URL or DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await quickestFolder(), 'cms-api-tests-'))
  project.provide('testFolder', folder)
  const threads = join('node_modules/.cache/test-threads', String(process.pid))
  await bundle({ ...WORKERS, 'database-child': 'tests/database/support/child.ts' }, threads)
  // Vitest does not provide it, because this process creates the template below
  process.env.TEST_THREADS = `${pathToFileURL(join(root, threads))}/`
  const dropTemplate = await setupDatabase(project)
  return async () => {
    await rm(join(root, threads), { recursive: true, force: true })
    await dropTemplate()
    await rm(folder, { recursive: true, force: true })
  }
}

async function setupDatabase(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (adminUrl) return setupPostgres(project, adminUrl)
  project.provide('testDatabase', { kind: 'embedded', folder: await embeddedTemplate() })
  return async () => {}
}

/**
 * Linux's in-memory folder, if it has room: waiting for a disk at each commit takes longer than most tests.
 */
async function quickestFolder(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK)
    const { bavail, bsize } = await statfs(MEMORY)
    return bavail * bsize >= ROOM ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

async function setupPostgres(project: TestProject, adminUrl: string): Promise<() => Promise<void>> {
  const { name, url, drop } = await createOnServer(adminUrl)
  const database = await openDatabase({ databaseUrl: url, databasePoolSize: 1, dataDir: '' }, silent)
  await database.close()
  project.provide('testDatabase', { kind: 'postgresql', adminUrl, name })
  return drop
}

/** Creating it takes seconds, so it is cached until something that it depends on changes. */
async function embeddedTemplate(): Promise<string> {
  const cache = join(root, 'node_modules/.cache/test-database')
  const folder = join(cache, await fingerprint())
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  await removeOutdated(cache)
  const draft = join(cache, randomUUID())
  const database = await openDatabase({ databaseUrl: undefined, databasePoolSize: 1, dataDir: draft }, silent)
  await database.close()
  try {
    await rename(draft, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error // otherwise another run was quicker
    await rm(draft, { recursive: true })
  }
  return folder
}

/** Only old ones: another run may be using a current template. */
async function removeOutdated(cache: string): Promise<void> {
  const yesterday = Date.now() - 86_400_000
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name))
    if (mtimeMs < yesterday) await rm(join(cache, name), { recursive: true, force: true })
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')))
  for (const folder of ['prisma/migrations', 'src/database']) {
    const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
