import { defineConfig } from 'vitest/config'
import { common, resolve } from './tests/support/common-options.ts'

/**
 * `npm run test:judges`: programs of others judge the running service. They are installed at the first run.
 */
export default defineConfig({
  resolve,
  test: {
    ...common,
    include: ['tests/judges/**/*.judge.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
