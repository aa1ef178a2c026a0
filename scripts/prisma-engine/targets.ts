import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type pg from 'pg'
import { writeAtomically } from '../../src/base/files.ts'
import { root } from '../../src/base/root.ts'
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

/** The cache of files that are the same for each version of PGlite. */
const CACHE = join(root, 'node_modules/.cache/empty-database')

/** An empty database. */
export async function openMemory(): Promise<Target> {
  empty ??= emptyFiles()
  const pglite = await PGlite.create({ loadDataDir: await empty })
  const execute = (messages: Uint8Array) => pglite.runExclusive(() => executeOn(pglite, messages))
  const pool = sessionPool(() => new PgliteStream(execute))
  const close = async () => {
    await pool.end()
    await pglite.close()
  }
  return { pool, close }
}

let empty: Promise<Blob> | undefined

/** The files of an empty database. PostgreSQL's initdb takes seconds; reading its output takes a moment. */
async function emptyFiles(): Promise<Blob> {
  const about = await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')
  const file = join(CACHE, `${JSON.parse(about).version}.tar`)
  if (existsSync(file)) return openAsBlob(file)
  const pglite = await PGlite.create()
  const files = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(CACHE, { recursive: true })
  const bytes = await files.bytes()
  await writeAtomically(file, async (draft) => {
    await draft.chmod(0o644) // it contains no data, and other users of the checkout also read it
    await draft.writeFile(bytes)
  })
  return files
}

/** The adapter's own `executeScript` splits at each `;`, even within strings and function bodies. */
async function openAdapter(pool: pg.Pool): Promise<SqlDriverAdapter> {
  const adapter = readCatalogChars(await new PrismaPg(pool).connect(), pool)
  return Object.assign(adapter, {
    async executeScript(sql: string) {
      await adapter.executeRaw({ sql, args: [], argTypes: [] }) // without arguments, it can be a script
    },
  })
}
