import { totalmem } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { root } from './src/base/root.ts'
import { common, resolve } from './tests/support/common-options.ts'
import { SHORT_LIVED } from './tests/support/short-lived.ts'
import { filesWithoutDatabase } from './tests/support/without-database.ts'

const isOnServer = Boolean(process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL)

/** Tests of pages and tools: if the service is their subject, then not its database. */
const ABOUT_TOOLS = ['tests/docs/**', 'tests/tooling/**']

export default defineConfig({
  resolve,
  test: {
    ...common,
    include: ['tests/**/*.test.ts'],
    exclude: [
      'tests/endpoint/**',
      '**/node_modules/**',
      ...(isOnServer ? [...ABOUT_TOOLS, ...filesWithoutDatabase(join(root, 'tests'))] : []),
    ],
    globalSetup: ['tests/support/global-setup.ts', 'tests/support/contract-setup.ts'],
    // The files of a worker share its modules and its embedded database, of some 300 MB: to load them, and to
    // compile the WebAssembly of PostgreSQL, takes longer than most files.
    pool: 'forks',
    isolate: false,
    execArgv: [...SHORT_LIVED],
    // Two cores are busy with four, because files that start programs or wait for clocks leave a quarter of the
    // time; a worker needs up to 1.5 GB.
    maxWorkers: totalmem() > 10e9 ? 4 : 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
