import { createWriteStream, renameSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { root } from './artifacts.mjs'

// Packs what PostgreSQL's initdb makes, for src/database/embedded/start-pglite.ts to unpack: a new database
// then needs no initdb, which takes seconds and half a gigabyte of memory. No migration is in it, so it
// is never older than they are. The buffer is that of initdb: the service starts PostgreSQL with another.

// PGlite keeps a copy of PostgreSQL's memory, 128 MiB, and restores it before each command of initdb. Only
// its first megabytes have been written: without the zeros behind them, this takes 200 MB less.
const { set, slice } = Uint8Array.prototype
const isMemory = (/** @type {Uint8Array} */ bytes) => bytes.length >= 2 ** 27
/** @this {Uint8Array} @param {number} [start] @param {number} [end] */
Uint8Array.prototype.slice = function (start, end) {
  return slice.call(this, start, isMemory(this) ? written(this) : end)
}
/** @this {Uint8Array} @param {ArrayLike<number>} from @param {number} [at] */
Uint8Array.prototype.set = function (from, at) {
  if (isMemory(this) && at === undefined) this.fill(0, from.length, written(this))
  set.call(this, from, at)
}

/** How many bytes there are without the zeros at the end. @param {Uint8Array} bytes */
function written(bytes) {
  const zeros = Buffer.alloc(65_536)
  let end = bytes.length
  while (end > 0 && zeros.equals(bytes.subarray(end - zeros.length, end))) end -= zeros.length
  return end
}

const pglite = await PGlite.create({ initDbStartParams: ['--set=shared_buffers=1MB'] })
const { FS } = pglite.Module
await pglite.close()

/**
 * Folders, and files with their sizes.
 * @param {string} folder
 * @returns {[path: string, size: number | null][]}
 */
function entriesIn(folder) {
  /** @type {string[]} */
  const names = FS.readdir(folder)
  return names.flatMap((name) => {
    if (name === '.' || name === '..') return []
    const path = `${folder}/${name}`
    const { mode, size } = FS.stat(path)
    return FS.isDir(mode) ? [[path, null], ...entriesIn(path)] : [[path, size]]
  })
}

function* contents() {
  const entries = entriesIn(PGlite.paths.PGDATA)
  const list = entries.map(([path, size]) => [path.slice(PGlite.paths.PGDATA.length + 1), size])
  yield Buffer.from(`${JSON.stringify(list)}\n`)
  for (const [path, size] of entries) if (size) yield FS.readFile(path)
}

const compress = createBrotliCompress({
  // the three databases in it are the same: the window is to reach from one to the next
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
// whole or not at all: a service may read it at any time
const file = join(root, 'generated/build/database.br')
await pipeline(contents, compress, createWriteStream(`${file}.new`))
renameSync(`${file}.new`, file)
