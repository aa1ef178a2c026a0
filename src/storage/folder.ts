import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { copyFile, link, opendir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { chownToParentOwner, createFolder, syncPath, unlessMissing } from '../base/files.ts'
import { BACKUP_MARK, incomingFolder } from '../config/data-folder.ts'
import { refuseFailure } from './failures.ts'
import { nameAt, pathOf } from './names.ts'
import type { ByteRange, ListedFile, Storage, StoredFile } from './store.ts'

// the same functions of `fs/promises` take a third more time
const [open, fstat, close, read] = [
  promisify(fs.open),
  promisify(fs.fstat),
  promisify(fs.close),
  promisify(fs.read),
]
/** Larger files are streamed. */
const IN_ONE_PIECE = 131_072
/** Milliseconds after which the mark of a backup is stale: a running backup renews it. */
const HOLD = 10 * 60_000

/** Stores files in a local folder, or in one that all replicas mount. */
export class FolderStorage implements Storage {
  readonly incoming: string
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    this.incoming = incomingFolder(folder)
  }

  put(name: string, file: string): Promise<void> {
    return this.#put(name, file).catch(refuseFailure)
  }

  async #put(name: string, file: string): Promise<void> {
    const path = this.#path(name)
    const draft = `${path}.${randomUUID()}.partial`
    await syncPath(file)
    await this.#makeFolder(dirname(path))
    try {
      await link(file, draft).catch(async () => {
        // file systems without hard links
        await copyFile(file, draft)
        await syncPath(draft)
      })
      chownToParentOwner(draft)
      await rename(draft, path)
      await syncPath(dirname(path))
    } finally {
      await rm(draft, { force: true })
    }
  }

  async open(name: string): Promise<StoredFile | undefined> {
    const path = this.#path(name)
    const fd = await open(path, 'r').catch(unlessMissing).catch(refuseFailure)
    if (fd === undefined) return undefined
    try {
      const { size, mtimeMs } = await fstat(fd)
      return {
        size,
        tag: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
        async read({ start, end }: ByteRange = { start: 0, end: size - 1 }) {
          const length = end - start + 1
          if (length > IN_ONE_PIECE) return fs.createReadStream(path, { fd, start, end })
          try {
            return (await read(fd, Buffer.allocUnsafe(length), 0, length, start)).buffer
          } finally {
            await close(fd)
          }
        },
        close: () => close(fd),
      }
    } catch (error) {
      await close(fd)
      throw error
    }
  }

  async withLocal<T>(name: string, work: (file: string) => Promise<T>): Promise<T | undefined> {
    const path = this.#path(name)
    return (await stat(path).catch(unlessMissing)) ? work(path) : undefined
  }

  async move(from: string, to: string): Promise<void> {
    const [source, target] = [this.#path(from), this.#path(to)]
    await this.#makeFolder(dirname(target))
    // before the rename, because the age of a pending file counts from this time
    const now = new Date()
    await utimes(source, now, now)
    await rename(source, target)
    await syncPath(dirname(target))
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true })
  }

  async *list(): AsyncIterable<ListedFile> {
    const folder = await opendir(this.#folder, { recursive: true }).catch(unlessMissing)
    for await (const entry of folder ?? []) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const name = nameAt(relative(this.#folder, path).split(sep).join('/'))
      // it may be gone by now
      const found = name === undefined ? undefined : await stat(path).catch(unlessMissing)
      if (name !== undefined && found) yield { name, modifiedAt: found.mtime }
    }
  }

  async isHeld(): Promise<boolean> {
    const names = (await readdir(this.incoming).catch(unlessMissing)) ?? []
    const marks = names.filter((name) => name.endsWith(BACKUP_MARK)).map((name) => join(this.incoming, name))
    const found = await Promise.all(marks.map((mark) => stat(mark).catch(unlessMissing)))
    return found.some((mark) => mark !== undefined && mark.mtimeMs > Date.now() - HOLD)
  }

  close(): void {}

  #path(name: string): string {
    return join(this.#folder, pathOf(name))
  }

  async #makeFolder(path: string): Promise<void> {
    // the entries of new folders are in folders that must be on disk, too
    for (const folder of await createFolder(path)) await syncPath(dirname(folder))
  }
}
