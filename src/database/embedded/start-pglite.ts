import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { leaveToOwner, makeTreePrivate, syncPath, syncTree } from '../../base/files.ts'
import { unfinishedMark } from '../../config/data-folder.ts'
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts'

export interface Listeners {
  /** PostgreSQL gives up, for example because the disk refused a write. */
  onAbort(): void
  /** A line of PostgreSQL's log. @returns whether PGlite may print it too */
  onStderr(line: string): boolean
}

/**
 * Starts PGlite on `folder`, which is created if it is not there. Committed data survives a crash of the
 * process and of the machine.
 */
export async function startPglite(folder: string, listeners: Listeners): Promise<PGlite> {
  const unfinished = unfinishedMark(folder)
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  if (isNew) {
    await writeFile(unfinished, '', { mode: 0o600 })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    leaveToOwner(folder)
    await syncPath(dirname(folder))
  }
  await makeTreePrivate(folder)
  const pglite = await create(folder, listeners)
  if (isNew) {
    await makeTreePrivate(folder) // a new database is written with wider modes
    await syncTree(folder) // these files were written before fsync was in place
    await rm(unfinished)
    await syncPath(dirname(folder))
  }
  return pglite
}

async function create(folder: string, { onAbort, onStderr }: Listeners): Promise<PGlite> {
  const fs = new DurableFileSystem(folder, onAbort)
  try {
    return await PGlite.create({ fs, onStderr, startParams: durableStartParams(PGlite.defaultStartParams) })
  } catch (error) {
    throw error instanceof Error ? error : (fs.refusal ?? error)
  }
}
