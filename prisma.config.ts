import { fileURLToPath, pathToFileURL } from 'node:url'
import { defineConfig } from 'prisma/config'

// Prisma's command line downloads a native schema engine unless it is told where one is. Ours runs the same
// engine, built as WebAssembly, from the npm package. Windows cannot execute a script: there Prisma
// downloads.
if (process.platform !== 'win32') {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
    new URL('./scripts/prisma-engine/schema-engine.mjs', import.meta.url),
  )
}

/** Our schema engine takes this for the embedded database. */
const embedded = pathToFileURL(process.env.DATA_DIR ?? 'data').href

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? embedded },
})
