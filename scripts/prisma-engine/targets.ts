import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { openEmbedded, sessionPool } from '../../src/database/embedded/embedded.ts'
import { PgliteStream } from '../../src/database/embedded/pglite-stream.ts'
import { executeOn } from '../../src/database/embedded/start-pglite.ts'
import { readCatalogChars } from './catalog-chars.ts'

/** A database that the schema engine works on. */
export interface Target {
  readonly pool: pg.Pool
  readonly factory: SqlMigrationAwareDriverAdapterFactory
  close(): Promise<void>
}

/**
 * The database behind a URL: `postgresql://…`, or `file://…` for the data folder of the embedded one; without
 * a URL an empty one in memory. The shadow database, on which migrations are replayed, is always in memory;
 * the empty one serves as its own.
 */
export async function openTarget(url: string | undefined): Promise<Target> {
  const { pool, close } = await openPool(url)
  const { adapterName } = new PrismaPg(pool)
  const connect = () => openAdapter(pool)
  const connectToShadowDb = url ? openShadow : connect
  return { pool, close, factory: { provider: 'postgres', adapterName, connect, connectToShadowDb } }
}

async function openPool(url: string | undefined): Promise<Pick<Target, 'pool' | 'close'>> {
  if (!url) return openMemory()
  if (url.startsWith('file:'))
    return openEmbedded(fileURLToPath(url), (error) => console.error(error.message))
  const pool = new pg.Pool({ connectionString: url, max: 1 }) // the advisory lock belongs to one session
  return { pool, close: () => pool.end() }
}

/**
 * What the first database in memory was before its use. To read it takes a fraction of the time that to
 * create one does.
 */
let empty: Promise<Blob> | undefined

async function openMemory(): Promise<Pick<Target, 'pool' | 'close'>> {
  const pglite = await PGlite.create(empty && { loadDataDir: await empty })
  empty ??= pglite.dumpDataDir('none')
  await empty
  const execute = (messages: Uint8Array) => pglite.runExclusive(() => executeOn(pglite, messages))
  const pool = sessionPool(() => new PgliteStream(execute))
  const close = async () => {
    await pool.end()
    await pglite.close()
  }
  return { pool, close }
}

async function openShadow(): Promise<SqlDriverAdapter> {
  const { pool, close } = await openMemory()
  return Object.assign(await openAdapter(pool), { dispose: close })
}

/** The adapter's own `executeScript` cuts at each `;`, also within a string or the body of a function. */
async function openAdapter(pool: pg.Pool): Promise<SqlDriverAdapter> {
  const adapter = readCatalogChars(await new PrismaPg(pool).connect(), pool)
  return Object.assign(adapter, {
    async executeScript(sql: string) {
      await adapter.executeRaw({ sql, args: [], argTypes: [] }) // without arguments: the protocol for scripts
    },
  })
}
