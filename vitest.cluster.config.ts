import { defineConfig } from 'vitest/config'

/** A file for the results as JSON, for CI to count. */
const results = process.env.TEST_RESULTS

/**
 * `npm run test:cluster`: three replicas behind a balancer, with faults. It needs the programs of PostgreSQL,
 * Redis, HAProxy and PgBouncer.
 */
export default defineConfig({
  test: {
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
    include: ['tests/cluster/**/*.cluster.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
