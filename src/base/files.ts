import { type BinaryToTextEncoding, createHash, randomUUID } from 'node:crypto'
import { chmodSync, createReadStream, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isSystemError } from './guards.ts'

const OTHERS = 0o077

/** Removes all permissions of other users from a file or a folder. @returns whether there were any */
export function makePrivate(path: string): boolean {
  const entry = lstatSync(path)
  // Windows has no file modes
  if (process.platform === 'win32' || entry.isSymbolicLink() || (entry.mode & OTHERS) === 0) return false
  try {
    chmodSync(path, entry.mode & 0o7700)
    return true
  } catch (error) {
    // it belongs to another user, who gave this process access and decides about its mode
    if (isSystemError(error, 'EPERM')) return false
    throw error
  }
}

/** `makePrivate` for a folder and everything in it. Synchronous: a thousand files take a few milliseconds. */
export function makeTreePrivate(folder: string): void {
  makePrivate(folder)
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true }))
    makePrivate(join(folder, name))
}

/** Gives a file that root created to the owner of its folder, because the service may run as another user. */
export function chownToParentOwner(path: string): void {
  if (process.geteuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  lchownSync(path, uid, gid)
}

/**
 * Creates a folder, and those above it that are missing, for their owner only. If root creates them, the
 * owner of the folder above gets them.
 *
 * @returns the new folders, from the top
 */
export async function createFolder(path: string): Promise<readonly string[]> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  const created: string[] = []
  for (let at = path; first !== undefined && at.length >= first.length; at = dirname(at)) created.unshift(at)
  created.forEach(chownToParentOwner)
  return created
}

/** The text of a file; undefined if it does not exist. */
export function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(unlessMissing)
}

/** For `catch`: a file or folder that does not exist is undefined. */
export function unlessMissing(error: unknown): undefined {
  if (!isSystemError(error, 'ENOENT') && !isSystemError(error, 'ENOTDIR')) throw error
}

/** The digest of the content of a file. */
export async function digestOf(file: string, algorithm: 'md5' | 'sha256', encoding: BinaryToTextEncoding) {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(file), hash)
  return hash.digest(encoding)
}

/** Waits until a file, or the list of files in a folder, is on disk. */
export async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return // it cannot sync folders
  await withFile(await open(path), (file) => file.sync())
}

/** `syncPath` for a folder and everything in it. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name))
  await syncPath(folder)
}

/**
 * Writes a file that only its owner can read, completely or not at all, even if the power fails: it writes a
 * draft first, then `place` gives the draft its name. By default, it replaces the file of that name.
 */
export async function writeAtomically<T>(
  path: string,
  write: (file: FileHandle) => Promise<T>,
  place: (draft: string, path: string) => Promise<void> = rename,
): Promise<T> {
  const draft = `${path}.${randomUUID()}.partial`
  try {
    const result = await withFile(await open(draft, 'wx', 0o600), async (file) => {
      const written = await write(file)
      await file.sync()
      return written
    })
    await place(draft, path)
    return result
  } finally {
    await rm(draft, { force: true })
  }
}

async function withFile<T>(file: FileHandle, work: (file: FileHandle) => Promise<T>): Promise<T> {
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}
