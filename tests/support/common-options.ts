import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'
import { root } from '../../src/base/root.ts'

const support = join(root, 'tests/support')

/** A file for the results as JSON, to be counted by CI. */
const results = process.env.TEST_RESULTS

/** Options common to all test runs. */
export const common: NonNullable<ViteUserConfig['test']> = {
  reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  // a disk may be slow, for example if it is shared with a backup or a restart
  expect: { poll: { timeout: 15_000 } },
}

/** For runs with `useApp`: uses the built threads, and a worker's database outlives a test file. */
export const resolve: NonNullable<ViteUserConfig['resolve']> = {
  alias: [
    { find: /^.*\/thread-script\.ts$/, replacement: join(support, 'built-threads.ts') },
    { find: /^\.\/pglite-thread\.ts$/, replacement: join(support, 'lasting-thread.ts') },
  ],
}
