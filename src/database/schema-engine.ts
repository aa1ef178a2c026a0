/// <reference lib="dom" />
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { root } from '../core/root.ts'

let loading: Promise<void> | undefined
let panic: string | undefined

/** Why the engine aborted, when it did: its exceptions say only `unreachable`. */
export function enginePanic(): string | undefined {
  return panic
}

/**
 * Prisma's own schema engine (the one behind `prisma migrate`) as WebAssembly, working through a driver
 * adapter: no native binary. `datamodels` are [path, content] pairs.
 */
export async function createSchemaEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  datamodels?: [string, string][],
): Promise<bindings.SchemaEngine> {
  loading ??= load()
  await loading
  const ignoreLogs = () => {}
  return bindings.SchemaEngine.new({ datamodels }, ignoreLogs, bindMigrationAwareSqlAdapterFactory(factory))
}

// The package's main entry imports its .wasm file as a module, which Node does not support without a flag.
async function load(): Promise<void> {
  const script = createRequire(join(root, 'package.json')).resolve(
    '@prisma/schema-engine-wasm/schema_engine_bg',
  )
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

/** The engine leaves a timer of 10 seconds behind, which would keep a process alive that is done. */
function harmlessTimers(): WebAssembly.ModuleImports {
  const setHarmlessTimeout = (callback: () => void, milliseconds: number) =>
    setTimeout(callback, milliseconds >>> 0).unref()
  const names = Object.keys(bindings).filter((name) => name.startsWith('__wbg_setTimeout_'))
  return Object.fromEntries(names.map((name) => [name, setHarmlessTimeout]))
}

/** The migrations of a folder in the order in which they are applied. */
export async function readMigrations(baseDir: string): Promise<bindings.MigrationList> {
  const lockfile = join(baseDir, 'migration_lock.toml')
  const entries = existsSync(baseDir) ? await readdir(baseDir, { withFileTypes: true }) : []
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return {
    baseDir,
    shadowDbInitScript: '',
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lockfile) ? await readFile(lockfile, 'utf8') : null,
    },
    migrationDirectories: await Promise.all(names.sort().map((name) => readMigration(baseDir, name))),
  }
}

async function readMigration(baseDir: string, path: string): Promise<bindings.MigrationDirectory> {
  const sql = await readFile(join(baseDir, path, 'migration.sql'), 'utf8')
  return { path, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } } }
}
