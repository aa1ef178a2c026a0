import { defineConfig } from 'vitest/config'

/** A file for the results as JSON, for CI to count. */
const results = process.env.TEST_RESULTS

/** `npm run test:endpoint`: longer than any other test, because it runs the gate of a copy of the project. */
export default defineConfig({
  test: {
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
    include: ['tests/endpoint/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
