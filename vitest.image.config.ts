import { defineConfig } from 'vitest/config'
import { common } from './tests/support/common-options.ts'

/**
 * `npm run test:image`: what is packed, as the Dockerfile packs it, but without Docker. It needs root, who
 * alone can start the service as somebody else, Python and systemd.
 */
export default defineConfig({
  test: {
    ...common,
    include: ['tests/image/**/*.image.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
})
