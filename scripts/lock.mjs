import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after which a lock without a process was left by a full disk or a power failure. */
const UNWRITTEN = 5_000

/** The locks of this process. */
const held = new Set()

/**
 * Runs `work` while no other process runs work under the same lock file. A lock whose process is gone is
 * ignored. (The service's lock of its database, folder-lock.ts, is not for this: a build must also run where
 * only the built files were copied, without `src`, and before anything that reads TypeScript is installed.)
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  while (!(await take(file))) {
    if (await isLeft(file)) await rm(file, { force: true })
    else await sleep(100)
  }
  held.add(file)
  try {
    return await work()
  } finally {
    held.delete(file)
    await rm(file, { force: true })
  }
}

/** @param {string} file */
async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Whether the process of a lock is gone. @param {string} file */
async function isLeft(file) {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text === '') {
    const created = await stat(file).catch(() => undefined)
    return created !== undefined && created.mtimeMs < Date.now() - UNWRITTEN
  }
  // a container that is started again gives the same number to the same program
  if (Number(text) === process.pid) return !held.has(file)
  return !isAlive(Number(text))
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
