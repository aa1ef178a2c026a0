import { defineConfig } from 'vitest/config'

/** A file for the results as JSON, for CI to count. */
const results = process.env.TEST_RESULTS

export default defineConfig({
  test: {
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts', 'tests/support/contract-setup.ts'],
    // Each file has a process and a database of its own; an embedded database takes some 300 MB.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
