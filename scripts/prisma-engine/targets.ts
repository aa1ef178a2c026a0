import { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type pg from 'pg'
import { sessionPool } from '../../src/database/embedded/embedded.ts'
import { PgliteStream } from '../../src/database/embedded/pglite-stream.ts'
import { executeOn } from '../../src/database/embedded/start-pglite.ts'
import { readCatalogChars } from './catalog-chars.ts'

/** A database that the schema engine works on. */
export interface Target {
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** How the engine connects: migrations are replayed on a shadow database, which is always in memory. */
export function factoryFor({ pool }: Target): SqlMigrationAwareDriverAdapterFactory {
  const { adapterName } = new PrismaPg(pool)
  return {
    provider: 'postgres',
    adapterName,
    connect: () => openAdapter(pool),
    async connectToShadowDb() {
      const { pool: shadow, close } = await openMemory()
      return Object.assign(await openAdapter(shadow), { dispose: close })
    },
  }
}

/**
 * What the first database in memory was before its use. To read it takes a fraction of the time that to
 * create one does.
 */
let empty: Promise<Blob> | undefined

/** An empty database. */
export async function openMemory(): Promise<Target> {
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

/** The adapter's own `executeScript` cuts at each `;`, also within a string or the body of a function. */
async function openAdapter(pool: pg.Pool): Promise<SqlDriverAdapter> {
  const adapter = readCatalogChars(await new PrismaPg(pool).connect(), pool)
  return Object.assign(adapter, {
    async executeScript(sql: string) {
      await adapter.executeRaw({ sql, args: [], argTypes: [] }) // without arguments: the protocol for scripts
    },
  })
}
