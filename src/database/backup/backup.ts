import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeTreePrivate, syncPath, syncTree } from '../../base/files.ts'
import { databaseFolder, secretsFile } from '../../config/data-folder.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { requireDatabase } from '../embedded/embedded.ts'
import { copyFolder, takeInventory } from './folder-copy.ts'
import { whileStill } from './standstill.ts'

/** The file of the inventory of a backup. */
export const INVENTORY = 'backup.json'

/**
 * Copies the embedded database, as it is at one moment, and the secrets beside it to a new folder, whole or
 * not at all. A service that has the database open goes on afterwards.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  requireDatabase(dataDir)
  if (existsSync(target)) throw new OperatorError(`${target} is there already: name a new folder`)
  const draft = `${target}.${process.pid}.partial`
  await mkdir(dirname(target), { recursive: true })
  try {
    await mkdir(draft, { mode: 0o700 })
    await whileStill(dataDir, () => copyFolder(databaseFolder(dataDir), databaseFolder(draft)))
    const secrets = secretsFile(dataDir)
    if (existsSync(secrets)) await copyFile(secrets, secretsFile(draft))
    await makeTreePrivate(draft)
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
