import { createHash } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { leaveToOwner, makeTreePrivate, syncPath, syncTree } from '../../base/files.ts'
import { databaseFolder, secretsFile } from '../../config/data-folder.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { requireDatabase } from '../embedded/embedded.ts'
import { withWritesPaused } from './write-pause.ts'

export const INVENTORY = 'backup.json'

/** The content of a folder, by relative paths. */
export interface Inventory {
  readonly folders: readonly string[]
  /** The SHA-256 of each file, in hex. */
  readonly files: Readonly<Record<string, string>>
}

/**
 * Copies a snapshot of the embedded database, and the secrets next to it, to a new folder, completely or not
 * at all. If a service has the database open, it continues afterwards.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  requireDatabase(dataDir)
  if (existsSync(target)) throw new OperatorError(`${target} is there already: name a new folder`)
  const draft = `${target}.${process.pid}.partial`
  await mkdir(dirname(target), { recursive: true })
  try {
    await mkdir(draft, { mode: 0o700 })
    await withWritesPaused(dataDir, () => copyFolder(databaseFolder(dataDir), databaseFolder(draft)))
    const secrets = secretsFile(dataDir)
    if (existsSync(secrets)) await copyFile(secrets, secretsFile(draft))
    makeTreePrivate(draft)
    const inventory = `${JSON.stringify(await takeInventory(draft))}\n`
    await writeFile(join(draft, INVENTORY), inventory, { mode: 0o600 })
    await syncTree(draft)
    await rename(draft, target)
    await syncPath(dirname(target))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/**
 * Copies a folder. The owner of the target's parent folder owns the copy.
 *
 * @param kept folders to create anyway
 */
export async function copyFolder(from: string, to: string, kept: readonly string[] = []): Promise<void> {
  const { folders, files } = await listFolder(from)
  for (const path of ['', ...folders, ...kept]) {
    const folder = join(to, path)
    if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined) leaveToOwner(folder)
  }
  // if the file system can, copies share their blocks until one of them is written to
  for (const path of files) {
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE)
    leaveToOwner(join(to, path))
  }
}

export async function takeInventory(folder: string): Promise<Inventory> {
  const { folders, files } = await listFolder(folder)
  const hashes: Record<string, string> = {}
  for (const path of files) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, path)), hash)
    hashes[path] = hash.digest('hex')
  }
  return { folders, files: hashes }
}

/** Paths relative to the folder; folders come before their content. */
async function listFolder(folder: string): Promise<{ folders: string[]; files: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = (some: typeof entries) =>
    some.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort()
  return {
    folders: paths(entries.filter((entry) => entry.isDirectory())),
    files: paths(entries.filter((entry) => entry.isFile())),
  }
}
