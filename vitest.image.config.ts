import { defineConfig } from 'vitest/config'

/** A file for the results as JSON, for CI to count. */
const results = process.env.TEST_RESULTS

/**
 * `npm run test:image`: what is packed, as the Dockerfile packs it, but without Docker. It needs root, who
 * alone can start the service as somebody else, Python and systemd.
 */
export default defineConfig({
  test: {
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
    include: ['tests/image/**/*.image.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
})
