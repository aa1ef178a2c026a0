import { defineConfig } from 'vitest/config'
import { SHORT_LIVED } from './tests/support/short-lived.ts'

/** A file for the results as JSON, for CI to count. */
const results = process.env.TEST_RESULTS

export default defineConfig({
  test: {
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/endpoint/**'],
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
