import { createWriteStream, renameSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { root } from './artifacts.mjs'

// Packs the output of PostgreSQL's initdb, for src/database/embedded/start-pglite.ts to unpack: a new
// database then needs no initdb, which takes seconds and half a gigabyte of memory. It contains no
// migrations, so it never becomes outdated. The small buffer, only for initdb, saves 170 MB.

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
  // its three databases are identical: the compression window must reach from one to the next
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
// atomically, because a service may read it at any time
const file = join(root, 'generated/build/database.br')
await pipeline(contents, compress, createWriteStream(`${file}.new`))
renameSync(`${file}.new`, file)
