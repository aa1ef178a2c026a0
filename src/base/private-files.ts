import { lchownSync, statSync } from 'node:fs'
import { chmod, lstat, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSystemError } from './guards.ts'

const OTHERS = 0o077

/**
 * Takes from everybody but its owner what they may do with a file or a folder.
 *
 * @returns whether others could do anything with it
 */
export async function makePrivate(path: string): Promise<boolean> {
  const entry = await lstat(path)
  // Windows has no such modes
  if (process.platform === 'win32' || entry.isSymbolicLink() || (entry.mode & OTHERS) === 0) return false
  try {
    await chmod(path, entry.mode & 0o7700)
    return true
  } catch (error) {
    // it belongs to another user, who has let this process in: that user decides
    if (isSystemError(error, 'EPERM')) return false
    throw error
  }
}

/**
 * Gives what a process of root has made to the owner of the folder that it is in: an operator may be root,
 * while the service is another user, and must be able to use it.
 */
export function leaveToOwner(path: string): void {
  if (process.geteuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  lchownSync(path, uid, gid)
}

/** `makePrivate` for a folder and all that is in it. */
export async function makeTreePrivate(folder: string): Promise<void> {
  await makePrivate(folder)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await makePrivate(join(entry.parentPath, entry.name))
  }
}
