import { link, readdir, rm, stat, truncate, utimes } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chownToParentOwner, readIfThere, unlessMissing, writeAtomically } from '../../base/files.ts'
import { isSystemError } from '../../base/guards.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { describeProcess, isRunning, type ProcessIdentity } from './process-identity.ts'

/** How often a holder updates its file, and how long others watch for updates, in milliseconds. */
const HEARTBEAT = 2_000
const PATIENCE = 15_000

export interface FolderLock {
  release(): Promise<void>
}

/** A running process has locked the folder. */
export class FolderLockedError extends OperatorError {
  override name = 'FolderLockedError'
}

/**
 * Locks `folder` for this process, with a file `<folder>.lock.<n>` next to it. The lock of a dead process is
 * not deleted: the next holder is the process that creates file n+1, so that two processes that find the same
 * dead holder cannot both get the folder. A process that is not visible from here (in another container on a
 * shared volume) counts as dead if its file has no heartbeat for `patience` milliseconds.
 *
 * @param onLost is called once if this process stood still for so long that another one took the folder
 */
export async function lockFolder(
  folder: string,
  { patience = PATIENCE, onLost = () => {} }: { patience?: number; onLost?: () => void } = {},
): Promise<FolderLock> {
  const me = await describeProcess()
  for (;;) {
    const newest = (await generations(folder)).at(-1) ?? 0
    await requireNotHeld(folder, newest, patience)
    const mine = newest + 1
    if (!(await create(lockFile(folder, mine), JSON.stringify(me)))) continue
    const others = (await generations(folder)).filter((generation) => generation !== mine)
    if (others.every((generation) => generation < mine)) {
      await Promise.all(others.map((generation) => rm(lockFile(folder, generation), { force: true })))
      return hold(folder, mine, onLost)
    }
    await rm(lockFile(folder, mine)) // two other processes had the lock in the meantime
  }
}

const lockFile = (folder: string, generation: number) => `${folder}.lock.${generation}`

async function generations(folder: string): Promise<number[]> {
  const prefix = `${basename(folder)}.lock.`
  const names = (await readdir(dirname(folder))).filter((name) => name.startsWith(prefix))
  const numbers = names.map((name) => Number(name.slice(prefix.length)))
  return numbers.filter((number) => Number.isInteger(number)).sort((a, b) => a - b)
}

async function requireNotHeld(folder: string, generation: number, patience: number): Promise<void> {
  if (generation === 0) return
  const file = lockFile(folder, generation)
  const text = await readIfThere(file)
  if (!text) return // released or deleted
  const holder: ProcessIdentity = JSON.parse(text)
  const running = (await isRunning(holder)) ?? (await beats(file, patience))
  if (!running) return
  throw new FolderLockedError(
    `the embedded database in ${folder} is in use by process ${holder.pid} on ${holder.host}. ` +
      'It can serve one process: stop that one, or set DATABASE_URL to a PostgreSQL database, ' +
      'which can serve several.',
  )
}

async function beats(file: string, patience: number): Promise<boolean> {
  const before = await stat(file).catch(unlessMissing)
  await setTimeout(patience)
  const after = await stat(file).catch(unlessMissing)
  return after?.mtimeMs !== before?.mtimeMs
}

/** Creates the file with all of its text; returns false if it exists. */
async function create(file: string, text: string): Promise<boolean> {
  const place = (draft: string) => {
    chownToParentOwner(draft)
    return link(draft, file)
  }
  try {
    await writeAtomically(file, (handle) => handle.writeFile(text), place)
    return true
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false
    throw error
  }
}

function hold(folder: string, generation: number, onLost: () => void): FolderLock {
  const file = lockFile(folder, generation)
  const beat = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(async (error: unknown) => {
      // after any other error, the next beat may succeed
      if (!isSystemError(error, 'ENOENT')) return
      clearInterval(beat)
      if (await isFollowed(folder, generation)) onLost()
    })
  }, HEARTBEAT).unref()
  return {
    async release() {
      clearInterval(beat)
      await truncate(file).catch(unlessMissing)
    },
  }
}

/** Whether another process has taken the folder since. If the folder was deleted, nothing is left to lock. */
async function isFollowed(folder: string, generation: number): Promise<boolean> {
  try {
    return (await generations(folder)).some((other) => other > generation)
  } catch (error) {
    return !isSystemError(error, 'ENOENT')
  }
}
