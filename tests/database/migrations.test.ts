import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkMigrations } from '../../scripts/prisma-engine/check.ts'
import { listMigrations, NO_FILTERS, withSchemaEngine } from '../../scripts/prisma-engine/engine.ts'
import { migrationFor } from '../../scripts/prisma-engine/migration.ts'
import { root } from '../../src/base/root.ts'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { applyMigrations } from '../../src/database/migrations/migrate.ts'
import { migrationsFolder } from '../../src/database/migrations/records.ts'
import { runScript } from '../support/run-script.ts'
import { useFolder } from '../support/use-folder.ts'
import { folderOf, migrations } from './support/migration-folders.ts'

const folder = useFolder()
let schema: string
let copied: string

/** Copies the schema with a change, and the migrations without it. */
beforeAll(async () => {
  await cp(join(root, 'prisma'), join(folder, 'prisma'), { recursive: true })
  schema = join(folder, 'prisma/schema.prisma')
  copied = join(folder, 'prisma/migrations')
  const text = await readFile(schema, 'utf8')
  await writeFile(schema, text.replace('model Product {', 'model Product {\n  colour String?'))
})

const SCHEMA = join(root, 'prisma/schema.prisma')
const SAME = { difference: expect.stringContaining('No difference detected'), advice: [] }

describe('db:check', { timeout: 120_000 }, () => {
  it('passes when the migrations match the schema', async () => {
    expect(await checkMigrations(SCHEMA, migrationsFolder)).toEqual(SAME)
  })

  it('finds a change of the schema without a migration', async () => {
    expect(await checkMigrations(schema, migrationsFolder)).toEqual({
      difference: expect.stringContaining('Added column `colour`'),
      advice: ['prisma/schema.prisma has changes without a migration: npm run db:new'],
    })
  })

  it('fails when a migration cannot be applied in a transaction', async () => {
    const bad = { name: '29990101000000_bad', sql: 'CREATE INDEX CONCURRENTLY more ON products (name);' }
    const reason = `${bad.name}: CREATE INDEX CONCURRENTLY cannot run inside a transaction block`
    await expect(checkMigrations(SCHEMA, await folderOf(1, bad))).rejects.toThrow(reason)
  })

  it('exits with 1 when a resource lacks a trigger or index, and prints the SQL to add', async () => {
    const forgetful = {
      name: '29990101000000_forgetful',
      sql: `
        DROP TRIGGER posts_record_update ON posts;
        ALTER TABLE users DISABLE TRIGGER users_record_insert;
        DROP TRIGGER products_announce_replicated ON products;
        ALTER TABLE products ENABLE TRIGGER products_announce_table;
        DROP INDEX users_search_idx;`,
    }
    const incomplete = await folderOf(migrations.length, forgetful)
    const failed = await runScript('scripts/check-database.ts', SCHEMA, incomplete)
    expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining('No difference detected') })
    const each = 'FOR EACH ROW EXECUTE FUNCTION'
    expect(failed.stderr).toBe(`Append to prisma/migrations/${forgetful.name}/migration.sql, or to a new one:
CREATE TRIGGER users_record_insert AFTER INSERT ON users ${each} record_change('user');
CREATE INDEX users_search_idx ON users USING gin (to_tsvector('simple'::regconfig, search_text));
ALTER TABLE products ENABLE ALWAYS TRIGGER products_announce_table;
CREATE TRIGGER products_announce_replicated AFTER INSERT OR DELETE ON products ${each} announce_table();
ALTER TABLE products ENABLE REPLICA TRIGGER products_announce_replicated;
CREATE TRIGGER posts_record_update AFTER UPDATE OF last_change ON posts ${each} record_change('post');
`)
  })

  it('exits with 2 when the schema cannot be read', async () => {
    const failed = await runScript('scripts/check-database.ts', join(folder, 'missing.prisma'))
    expect(failed.code).toBe(2)
  })
})

/** Describes all parts of the schema, without its name. */
const CATALOGUE = `
  WITH relations AS (
    SELECT oid, relname, relkind FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relname NOT LIKE '\\_prisma\\_migrations%'
  )
  SELECT CASE relkind WHEN 'i' THEN 'index ' WHEN 'S' THEN 'sequence ' ELSE 'table ' END || relname AS part
    FROM relations
  UNION ALL SELECT format('column %s.%s %s%s%s', relname, attname, format_type(atttypid, atttypmod),
      CASE WHEN attnotnull THEN ' NOT NULL' END, CASE WHEN atthasdef THEN ' DEFAULT' END)
    FROM pg_attribute JOIN relations ON relations.oid = attrelid
    WHERE relkind = 'r' AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT format('constraint %s of %s', conname, relname)
    FROM pg_constraint JOIN relations ON relations.oid = conrelid WHERE contype <> 'n'
  UNION ALL SELECT format('trigger %s of %s (%s)', tgname, relname, tgtype)
    FROM pg_trigger JOIN relations ON relations.oid = tgrelid WHERE NOT tgisinternal
  UNION ALL SELECT format('function %s (%s)', proname, md5(prosrc))
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  UNION ALL SELECT format('value %s of type %s', enumlabel, typname)
    FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid WHERE typnamespace = current_schema()::regnamespace
  ORDER BY part`

describe('a start', { timeout: 120_000 }, () => {
  /** The schema of a database, and its migration records. */
  async function contents(dataDir: string) {
    const { pool, close } = await openEmbedded(dataDir, () => {})
    await applyMigrations(pool, console)
    const { rows } = await pool.query(`
      SELECT migration_name, checksum, logs, rolled_back_at, applied_steps_count, length(id) AS id,
        finished_at >= started_at AS in_order
      FROM _prisma_migrations ORDER BY started_at`)
    const columns = await pool.query(`
      SELECT column_name, data_type, character_maximum_length, is_nullable, column_default
      FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`)
    const catalogue = await pool.query(CATALOGUE)
    await close()
    return { rows, columns: columns.rows, catalogue: catalogue.rows }
  }

  it('creates the same database as prisma migrate deploy, which finds nothing left to do', async () => {
    const [theirs, ours] = [join(folder, 'theirs'), join(folder, 'ours')]
    const migrationsList = await listMigrations(migrationsFolder)
    const common = { migrationsList, filters: NO_FILTERS }
    /** Runs Prisma's own schema engine, as its command line does. */
    const prisma = async <T>(dataDir: string, work: Parameters<typeof withSchemaEngine<T>>[0]) =>
      withSchemaEngine(work, await openEmbedded(dataDir, () => {}))
    const deployed = await prisma(theirs, (engine) => engine.applyMigrations(common))
    expect(deployed.appliedMigrationNames).toHaveLength(migrationsList.migrationDirectories.length)
    expect(await contents(ours)).toEqual(await contents(theirs))
    const status = { ...common, optInToShadowDatabase: false }
    expect(await prisma(ours, (engine) => engine.diagnoseMigrationHistory(status))).toEqual({
      editedMigrationNames: [],
      failedMigrationNames: [],
      hasMigrationsTable: true,
      history: null,
    })
    const again = await prisma(ours, (engine) => engine.applyMigrations(common))
    expect(again.appliedMigrationNames).toEqual([])
  })
})

describe('db:new', { timeout: 120_000 }, () => {
  it('creates a migration for the change, on top of the existing ones', async () => {
    await runScript('scripts/new-migration.ts', '--name', 'colour', schema, copied)
    const name = (await readdir(copied)).find((entry) => entry.endsWith('_colour'))
    const sql = await readFile(join(copied, String(name), 'migration.sql'), 'utf8')
    expect(sql).toContain('ALTER TABLE "products" ADD COLUMN     "colour" TEXT;')
    expect(await checkMigrations(schema, copied)).toEqual(SAME)
    const again = await migrationFor(await readFile(schema, 'utf8'), 'again', copied)
    expect(again.script).toBe('')
  })
})
