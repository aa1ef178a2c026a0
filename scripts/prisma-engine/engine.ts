/// <reference lib="dom" />
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { OperatorError } from '../../src/config/operator-error.ts'
import { readMigrations } from '../../src/database/migrations/records.ts'
import { factoryFor, openMemory, type Target } from './targets.ts'

export const NO_FILTERS = { externalTables: [], externalEnums: [] }

// The programs that use it end soon: V8 would spend more time on optimising PostgreSQL than it saves.
setFlagsFromString('--liftoff-only')

let loading: Promise<void> | undefined
let panic: string | undefined

/**
 * Prisma's own schema engine (the one behind `prisma migrate`) as WebAssembly, working through a driver
 * adapter: no native binary.
 *
 * @param database the database to use and close
 */
export async function withSchemaEngine<T>(
  work: (engine: bindings.SchemaEngine) => Promise<T>,
  database?: Target,
): Promise<T> {
  loading ??= load()
  await loading
  const target = database ?? (await openMemory())
  const factory = bindMigrationAwareSqlAdapterFactory(factoryFor(target))
  const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, factory)
  try {
    return await work(engine)
  } catch (error) {
    // a mistake in the schema or a migration, which its message shows
    if (error instanceof Error && error.name === 'SchemaConnectorError')
      throw new OperatorError(error.message.trim(), { cause: error })
    // its exception says only `unreachable`
    throw panic === undefined ? error : new Error(panic, { cause: error })
  } finally {
    engine.free()
    await target.close()
  }
}

// The package's main entry imports its .wasm file as a module, which Node does not support without a flag.
async function load(): Promise<void> {
  const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = await readFile(join(dirname(script), 'schema_engine_bg.wasm'))
  const imports = { ...bindings, ...harmlessTimers() }
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': imports })
  bindings.__wbg_set_wasm(instance.exports)
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => {
        panic = message
      },
    },
  })
  const start = instance.exports.__wbindgen_start
  if (typeof start !== 'function') throw new Error('the schema engine has no start function')
  start()
}

/** The engine leaves a timer of 10 seconds behind, which would keep a finished process alive. */
function harmlessTimers(): WebAssembly.ModuleImports {
  const setHarmlessTimeout = (callback: () => void, milliseconds: number) =>
    setTimeout(callback, milliseconds >>> 0).unref()
  const names = Object.keys(bindings).filter((name) => name.startsWith('__wbg_setTimeout_'))
  return Object.fromEntries(names.map((name) => [name, setHarmlessTimeout]))
}

/** The migrations of a folder, in the format of the engine. */
export async function listMigrations(baseDir: string): Promise<bindings.MigrationList> {
  const lockfile = join(baseDir, 'migration_lock.toml')
  const migrations = existsSync(baseDir) ? await readMigrations(baseDir) : []
  return {
    baseDir,
    shadowDbInitScript: '',
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lockfile) ? await readFile(lockfile, 'utf8') : null,
    },
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}
