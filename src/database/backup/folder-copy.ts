import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { leaveToOwner } from '../../base/files.ts'

/** What is in a folder, by paths relative to it. */
export interface Inventory {
  readonly folders: readonly string[]
  /** The SHA-256 of each file, in hex. */
  readonly files: Readonly<Record<string, string>>
}

/** Copies the files and folders of a folder to a new one, for the owner of the folder that the copy is in. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const { folders, files } = await listFolder(from)
  await makeFolder(to)
  for (const path of folders) await makeFolder(join(to, path))
  // where the file system can, both share their blocks until one is written to
  for (const path of files) {
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE)
    leaveToOwner(join(to, path))
  }
}

/** Makes a folder, if it is not there. */
export async function makeFolder(path: string): Promise<void> {
  if ((await mkdir(path, { recursive: true, mode: 0o700 })) !== undefined) leaveToOwner(path)
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

/** Paths relative to the folder; folders stand before their content. */
async function listFolder(folder: string): Promise<{ folders: string[]; files: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = (some: typeof entries) =>
    some.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort()
  return {
    folders: paths(entries.filter((entry) => entry.isDirectory())),
    files: paths(entries.filter((entry) => entry.isFile())),
  }
}
