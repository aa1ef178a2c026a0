import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type pg from 'pg'
import { root } from '../core/root.ts'
import { createSchemaEngine, readMigrations } from './schema-engine.ts'

/** The folder of the product's migrations. */
export const migrationsFolder = join(root, 'prisma/migrations')

/** Any number will do, if nothing else in the database uses it for an advisory lock. */
const LOCK = 7264881932

/**
 * Applies the migrations that the database does not have yet, as `prisma migrate deploy` does, and returns
 * their names. Safe in several processes at once: all but one wait. The lock lasts as long as its session, so
 * `pool` must have exactly one connection, and is best ended soon.
 */
export async function applyMigrations(pool: pg.Pool, folder = migrationsFolder): Promise<readonly string[]> {
  const migrationsList = await readMigrations(folder)
  const names = migrationsList.migrationDirectories.map(({ path }) => path)
  if (await hasApplied(pool, names)) return []
  // The engine's own lock is given up after 10 seconds, in the middle of another process's long migration.
  await pool.query('SELECT pg_advisory_lock($1)', [LOCK])
  const engine = await createSchemaEngine(migrationFactory(pool))
  try {
    const filters = { externalTables: [], externalEnums: [] }
    const result = await engine.applyMigrations({ migrationsList, filters })
    return result.appliedMigrationNames
  } finally {
    engine.free()
  }
}

/** Whether every migration was applied as a whole: then the engine need not be loaded. */
async function hasApplied(pool: pg.Pool, names: readonly string[]): Promise<boolean> {
  const table = await pool.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists")
  if (!table.rows[0]?.exists) return false
  const { rows } = await pool.query<{ migration_name: string; done: boolean }>(
    `SELECT migration_name, finished_at IS NOT NULL AS done FROM _prisma_migrations
      WHERE rolled_back_at IS NULL`,
  )
  const applied = new Set(rows.filter(({ done }) => done).map((row) => row.migration_name))
  return rows.every(({ done }) => done) && names.every((name) => applied.has(name))
}

/** The schema engine's way to the database behind `pool`, which it leaves open. */
export function migrationFactory(
  pool: pg.Pool,
  connectToShadowDb: () => Promise<SqlDriverAdapter> = noShadow,
): SqlMigrationAwareDriverAdapterFactory {
  const adapters = new PrismaPg(pool)
  const connect = async () => wholeScripts(await adapters.connect())
  return { provider: 'postgres', adapterName: adapters.adapterName, connect, connectToShadowDb }
}

async function noShadow(): Promise<never> {
  throw new Error('applying migrations needs no shadow database')
}

/** The adapter's own `executeScript` cuts at each `;`, also within a string or the body of a function. */
export function wholeScripts(adapter: SqlDriverAdapter): SqlDriverAdapter {
  return Object.assign(adapter, {
    async executeScript(sql: string) {
      await adapter.executeRaw({ sql, args: [], argTypes: [] }) // without arguments: the protocol for scripts
    },
  })
}
