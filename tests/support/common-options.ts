import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'
import { root } from '../../src/base/root.ts'

const support = join(root, 'tests/support')

/** A file for the results as JSON, for CI to count. */
const results = process.env.TEST_RESULTS

/** What all runs of tests have in common. */
export const common: NonNullable<ViteUserConfig['test']> = {
  reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  // a disk may be slow: one that is shared, for example, with a backup or a restart
  expect: { poll: { timeout: 15_000 } },
}

/** For runs whose tests use `useApp`: threads are the built ones, and a worker's database outlives a file. */
export const resolve: NonNullable<ViteUserConfig['resolve']> = {
  alias: [
    { find: /^.*\/thread-script\.ts$/, replacement: join(support, 'built-threads.ts') },
    { find: /^\.\/pglite-thread\.ts$/, replacement: join(support, 'lasting-thread.ts') },
  ],
}
