import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { chownToParentOwner, makeTreePrivate, syncPath, syncTree } from '../../base/files.ts'
import { root } from '../../base/root.ts'
import { unfinishedMark } from '../../config/data-folder.ts'
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts'

/** The result of initdb, packed by scripts/template.mjs. */
const TEMPLATE = join(root, 'generated/build/database.br')
const QUERY = 'Q'.charCodeAt(0)
const SYNC = Buffer.from([0x53, 0, 0, 0, 4])
/** ReadyForQuery without its last byte, the transaction status. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5])

/**
 * Starts PGlite on `folder`, which is created if it does not exist, for `openEmbedded`.
 *
 * @param onAbort is called when PostgreSQL aborts, for example because a write failed
 * @param onStderr gets a line of PostgreSQL's log, and returns whether PGlite may print it too
 */
export async function startPglite(
  folder: string,
  onAbort: () => void,
  onStderr: (line: string) => boolean,
): Promise<PGlite> {
  const unfinished = unfinishedMark(folder)
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  const isThere = () => existsSync(join(folder, 'PG_VERSION'))
  const isNew = !isThere()
  if (isNew) {
    await writeFile(unfinished, '', { mode: 0o600 })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    chownToParentOwner(folder)
    await syncPath(dirname(folder))
    if (existsSync(TEMPLATE)) await unpack(TEMPLATE, folder)
  }
  const isInitdbDue = !isThere()
  makeTreePrivate(folder)
  const fs = new DurableFileSystem(folder, onAbort)
  const startParams = durableStartParams(PGlite.defaultStartParams)
  const pglite = await PGlite.create({ fs, onStderr, startParams }).catch((error: unknown) => {
    throw error instanceof Error ? error : (fs.systemError ?? error)
  })
  if (isInitdbDue) {
    makeTreePrivate(folder) // initdb writes files with permissions for others
    await syncTree(folder) // these files were written before fsync was in place
  }
  if (isNew) {
    await rm(unfinished)
    await syncPath(dirname(folder))
  }
  return pglite
}

/** The first line lists the folders, and the files with their sizes; the contents of the files follow. */
async function unpack(packed: string, folder: string): Promise<void> {
  const bytes = brotliDecompressSync(readFileSync(packed))
  let at = bytes.indexOf('\n') + 1
  const entries: [path: string, size: number | null][] = JSON.parse(bytes.toString('utf8', 0, at))
  for (const [name, size] of entries) {
    const path = join(folder, name)
    if (size === null) mkdirSync(path, { mode: 0o700 })
    else writeFileSync(path, bytes.subarray(at, at + size), { mode: 0o600, flush: true })
    chownToParentOwner(path)
    at += size ?? 0
  }
  for (const [name, size] of entries) if (size === null) await syncPath(join(folder, name))
  await syncPath(folder)
}

/**
 * Executes complete messages of PostgreSQL's protocol. If PostgreSQL has died, PGlite's reply lacks its end,
 * and this throws.
 */
export async function executeOn(pglite: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  // `data` is a view of PGlite's memory
  const onRawData = (data: Uint8Array) => void parts.push(data.slice())
  await pglite.execProtocolRawStream(messages, { onRawData })
  const answer = new Uint8Array(Buffer.concat(parts))
  const expectsReady = messages[0] === QUERY || SYNC.equals(messages.subarray(-SYNC.length))
  const isReady = READY.equals(answer.subarray(-READY.length - 1, -1))
  if (expectsReady && !isReady) throw new Error('PostgreSQL has ended')
  return answer
}
