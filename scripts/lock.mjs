import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

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
    if (!isAlive(await holder(file))) await rm(file, { force: true })
    else await sleep(100)
  }
  try {
    return await work()
  } finally {
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

/** @param {string} file */
async function holder(file) {
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(text)
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
