import { defineConfig } from 'vitest/config'

/** A file for the results as JSON, for CI to count. */
const results = process.env.TEST_RESULTS

/**
 * `npm run test:judges`: programs of others judge the running service. They are installed at the first run.
 */
export default defineConfig({
  test: {
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
    include: ['tests/judges/**/*.judge.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
