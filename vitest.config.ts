import { defineConfig } from 'vitest/config'
import { common } from './tests/support/common-options.ts'
import { SHORT_LIVED } from './tests/support/short-lived.ts'

export default defineConfig({
  test: {
    ...common,
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/endpoint/**', '**/node_modules/**'],
    globalSetup: ['tests/support/global-setup.ts', 'tests/support/contract-setup.ts'],
    // Each file has a database of its own; an embedded one takes some 300 MB. The files of a worker share its
    // modules: to load those, and to compile the WebAssembly of PostgreSQL, takes longer than most files.
    pool: 'forks',
    isolate: false,
    execArgv: [...SHORT_LIVED],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
