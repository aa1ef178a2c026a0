import type { ViteUserConfig } from 'vitest/config'

/** A file for the results as JSON, for CI to count. */
const results = process.env.TEST_RESULTS

/** What all runs of tests have in common. */
export const common: NonNullable<ViteUserConfig['test']> = {
  reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  // a disk may be slow: one that is shared, for example, with a backup or a restart
  expect: { poll: { timeout: 15_000 } },
}
