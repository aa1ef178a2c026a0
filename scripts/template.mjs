import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { root } from './artifacts.mjs'

// Packs what PostgreSQL's initdb makes, for src/database/embedded/start-pglite.ts to unpack: a new database
// then needs no initdb, which takes seconds and half a gigabyte of memory. No migration is in it, so it
// is never older than they are. The buffer is that of initdb: the service starts PostgreSQL with another.

const pglite = await PGlite.create({ initDbStartParams: ['--set=shared_buffers=1MB'] })
const { FS } = pglite.Module
await pglite.close()

/**
 * Folders, and files with their bytes.
 * @param {string} folder
 * @returns {[path: string, bytes?: Uint8Array][]}
 */
function entriesIn(folder) {
  /** @type {string[]} */
  const names = FS.readdir(folder)
  return names.flatMap((name) => {
    if (name === '.' || name === '..') return []
    const path = `${folder}/${name}`
    return FS.isDir(FS.stat(path).mode) ? [[path], ...entriesIn(path)] : [[path, FS.readFile(path)]]
  })
}

const entries = entriesIn(PGlite.paths.PGDATA)
const list = entries.map(([path, bytes]) => [
  path.slice(PGlite.paths.PGDATA.length + 1),
  bytes?.length ?? null,
])
const contents = entries.map(([, bytes]) => bytes ?? new Uint8Array())
const packed = brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...contents]), {
  // the three databases in it are the same: the window is to reach from one to the next
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
// whole or not at all: a service may read it at any time
const file = join(root, 'generated/build/database.br')
writeFileSync(`${file}.new`, packed)
renameSync(`${file}.new`, file)
