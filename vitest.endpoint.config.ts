import { defineConfig } from 'vitest/config'

/** `npm run test:endpoint`: takes longer than any other test, and is a step of CI of its own. */
export default defineConfig({
  test: { include: ['tests/endpoint/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 },
})
