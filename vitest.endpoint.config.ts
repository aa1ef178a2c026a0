import { defineConfig } from 'vitest/config'
import { common } from './tests/support/common-options.ts'

/** `npm run test:endpoint`: longer than any other test, because it runs the gate of a copy of the project. */
export default defineConfig({
  test: {
    ...common,
    include: ['tests/endpoint/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
