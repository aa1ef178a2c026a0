import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import {
  chownToParentOwner,
  createFolder,
  digestOf,
  makeTreePrivate,
  syncPath,
  syncTree,
} from '../../base/files.ts'
import {
  BACKUP_MARK,
  databaseFolder,
  incomingFolder,
  mediaFolder,
  secretsFile,
} from '../../config/data-folder.ts'
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
 * Copies a snapshot of the embedded database, and the secrets and media next to it, to a new folder,
 * completely or not at all. If a service has the database open, it continues afterwards.
 *
 * @param signal stops it, and removes what it has copied
 */
export async function backUp(dataDir: string, target: string, signal?: AbortSignal): Promise<void> {
  requireDatabase(dataDir)
  const requireNew = () => {
    if (existsSync(target)) throw new OperatorError(`${target} is there already: name a new folder`)
  }
  requireNew()
  // not the process id: in containers, processes have the same one
  const draft = `${target}.${randomUUID()}.partial`
  await mkdir(dirname(target), { recursive: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    await withMediaHeld(dataDir, async () => {
      const copyDatabase = () => copyFolder(databaseFolder(dataDir), databaseFolder(draft), { signal })
      await withWritesPaused(dataDir, copyDatabase)
      // after the database: a record that is in it had its bytes before
      await copyMedia(dataDir, draft, signal)
    })
    const secrets = secretsFile(dataDir)
    if (existsSync(secrets)) await copyFile(secrets, secretsFile(draft))
    makeTreePrivate(draft)
    const inventory = `${JSON.stringify(await takeInventory(draft, signal))}\n`
    await writeFile(join(draft, INVENTORY), inventory, { mode: 0o600 })
    await syncTree(draft)
    signal?.throwIfAborted()
    requireNew()
    await rename(draft, target)
    await syncPath(dirname(target))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Copies the files of media if they are in the data folder, except uploads in progress. */
async function copyMedia(dataDir: string, target: string, signal?: AbortSignal): Promise<void> {
  const [folder, copy] = [mediaFolder(dataDir), mediaFolder(target)]
  if (!existsSync(folder)) return
  const incoming = relative(folder, incomingFolder(folder))
  const isCopied = (path: string) => path.split(sep)[0] !== incoming && !path.endsWith('.partial')
  await copyFolder(folder, copy, { isCopied, signal })
}

/** Keeps the service from removing media files while the work runs. */
async function withMediaHeld(dataDir: string, work: () => Promise<void>): Promise<void> {
  const folder = mediaFolder(dataDir)
  if (!existsSync(folder)) return work()
  const incoming = incomingFolder(folder)
  await createFolder(incoming)
  // a separate file, because another backup may be in progress
  const mark = join(incoming, randomUUID() + BACKUP_MARK)
  const hold = () => writeFile(mark, '', { mode: 0o600 })
  await hold()
  chownToParentOwner(mark)
  const renewing = setInterval(() => void hold().catch(() => {}), 60_000)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    await rm(mark)
  }
}

interface CopyOptions {
  /** Folders to create anyway. */
  readonly kept?: readonly string[]
  /** Which files and folders are copied. */
  readonly isCopied?: (path: string) => boolean
  readonly signal?: AbortSignal | undefined
}

/** Copies a folder. The owner of the target's parent folder owns the copy. */
export async function copyFolder(
  from: string,
  to: string,
  { kept = [], isCopied = () => true, signal }: CopyOptions = {},
): Promise<void> {
  const all = await listFolder(from)
  const [folders, files] = [all.folders.filter(isCopied), all.files.filter(isCopied)]
  for (const path of ['', ...folders, ...kept]) await createFolder(join(to, path))
  // if the file system can, copies share their blocks until one of them is written to
  for (const path of files) {
    signal?.throwIfAborted()
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE)
    chownToParentOwner(join(to, path))
  }
}

export async function takeInventory(folder: string, signal?: AbortSignal): Promise<Inventory> {
  const { folders, files } = await listFolder(folder)
  const hashes: Record<string, string> = {}
  for (const path of files) {
    signal?.throwIfAborted()
    hashes[path] = await digestOf(join(folder, path), 'sha256', 'hex')
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
