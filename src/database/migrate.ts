import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type pg from 'pg'
import { root } from '../root.ts'
import { createSchemaEngine, readMigrations } from './schema-engine.ts'

/** The folder of the product's migrations. */
export const migrationsFolder = join(root, 'prisma/migrations')

/**
 * Applies the migrations that the database does not have yet, as `prisma migrate deploy` does, and returns
 * their names. An advisory lock makes it safe to run in several processes at once: it lives as long as its
 * session, so `pool` must have exactly one connection.
 */
export async function applyMigrations(pool: pg.Pool, folder = migrationsFolder): Promise<readonly string[]> {
  const engine = await createSchemaEngine(migrationFactory(pool))
  try {
    const filters = { externalTables: [], externalEnums: [] }
    const result = await engine.applyMigrations({ migrationsList: await readMigrations(folder), filters })
    return result.appliedMigrationNames
  } finally {
    engine.free()
  }
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
