import { defineConfig } from 'vitest/config'
import { common } from './tests/support/common-options.ts'

/**
 * `npm run test:cluster`: three replicas behind a balancer, with faults. It needs the programs of PostgreSQL,
 * Redis, HAProxy, PgBouncer, Varnish, OpenSSL, Prometheus and versitygw (an S3 server, by
 * `go install`), curl and jq.
 */
export default defineConfig({
  test: {
    ...common,
    include: ['tests/cluster/**/*.cluster.ts'],
    pool: 'forks',
    maxWorkers: 1,
    maxConcurrency: 10,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
