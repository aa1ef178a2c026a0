import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { makePrivate, makeTreePrivate, readIfThere, syncPath, syncTree } from '../../base/files.ts'
import { isRecord, parseJson } from '../../base/guards.ts'
import { databaseFolder, mediaFolder, secretsFile, unfinishedMark } from '../../config/data-folder.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { lockFolder } from '../embedded/folder-lock.ts'
import { copyFolder, INVENTORY, type Inventory, takeInventory } from './backup.ts'

/** Restores a backup into a data folder without a database, completely or not at all. Replaces no files. */
export async function restore(backup: string, dataDir: string): Promise<void> {
  const inventory = await readInventory(backup)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  makePrivate(dataDir)
  const folder = databaseFolder(dataDir)
  const lock = await lockFolder(folder)
  try {
    for (const path of [folder, mediaFolder(dataDir)])
      if (existsSync(path)) throw new OperatorError(`${path} is there already: move it away first`)
    await requireSameSecrets(backup, dataDir)
    await place(backup, inventory, dataDir)
  } finally {
    await lock.release()
  }
}

async function place(backup: string, inventory: Inventory, dataDir: string): Promise<void> {
  const draft = join(dataDir, 'restoring')
  try {
    await rm(draft, { recursive: true, force: true }) // left by a restore that was killed
    // copies in object stores and the like lack empty folders
    await copyFolder(backup, draft, { kept: inventory.folders })
    requireSame(backup, inventory, await takeInventory(draft))
    makeTreePrivate(draft)
    await syncTree(draft)
    if (existsSync(secretsFile(draft))) await rename(secretsFile(draft), secretsFile(dataDir))
    // before the database: its records have their bytes from the start
    if (existsSync(mediaFolder(draft))) await rename(mediaFolder(draft), mediaFolder(dataDir))
    // left by a start that did not finish, whose folder was moved away: the next start would delete this one
    await rm(unfinishedMark(databaseFolder(dataDir)), { force: true })
    await syncPath(dataDir)
    await rename(databaseFolder(draft), databaseFolder(dataDir))
    await syncPath(dataDir)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The secrets of another database must not be lost. */
async function requireSameSecrets(backup: string, dataDir: string): Promise<void> {
  const kept = await readIfThere(secretsFile(backup))
  const present = await readIfThere(secretsFile(dataDir))
  if (kept === undefined || present === undefined || kept === present) return
  throw new OperatorError(`${secretsFile(dataDir)} has other secrets: move it away first`)
}

/** A path that is not in the inventory was added later, and counts as changed. */
function requireSame(backup: string, { folders, files }: Inventory, found: Inventory): void {
  const paths = new Set([...Object.keys(files), ...Object.keys(found.files)])
  paths.delete(INVENTORY)
  const differing = [
    ...[...paths].filter((path) => found.files[path] !== files[path]),
    ...found.folders.filter((path) => !folders.includes(path)),
  ]
  const [first] = differing
  if (first === undefined) return
  const others = differing.length > 1 ? ` and ${differing.length - 1} more` : ''
  throw new OperatorError(`the backup ${backup} is damaged: take another. It differs in ${first}${others}`)
}

async function readInventory(backup: string): Promise<Inventory> {
  const text = await readIfThere(join(backup, INVENTORY))
  if (text === undefined) throw new OperatorError(`${backup} is no backup: it has no ${INVENTORY}`)
  const inventory = parseJson(text)
  if (isInventory(inventory)) return inventory
  throw new OperatorError(`the backup ${backup} is damaged: take another. ${INVENTORY} is no inventory`)
}

function isInventory(json: unknown): json is Inventory {
  if (!isRecord(json) || !Array.isArray(json.folders) || !isRecord(json.files)) return false
  // a path must be relative, and must not lead out of its folder
  const isInside = (path: unknown) => typeof path === 'string' && join(sep, path) === `${sep}${path}`
  return json.folders.every(isInside) && Object.values(json.files).every((hash) => typeof hash === 'string')
}
