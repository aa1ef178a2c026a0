import { expect, it, onTestFinished, vi } from 'vitest'
import { rateLimits } from '../../generated/operations.ts'
import { ApiError } from '../../src/domain/errors.ts'
import { createLoginThrottle } from '../../src/identity/sessions/login-throttle.ts'
import { createRateLimits } from '../../src/limits/limits.ts'
import { memoryStore } from '../../src/limits/store.ts'
import { testSecrets } from './fixtures.ts'

const HOUR = 60 * 60 * 1000
const { limit, window } = rateLimits.write

/** Sets only the clock: timers of the process go by another one. */
function setBack(): void {
  vi.useFakeTimers({ now: Date.now() - HOUR, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

const headersOf = (error: unknown) => (error instanceof ApiError ? error.headers : undefined)

it('does not tell clients to wait longer than the window after the clock is set back', async () => {
  const limits = createRateLimits(memoryStore)
  await limits.consume('write', 'ip:192.0.2.1')
  setBack()
  const headers = await limits.consume('write', 'ip:192.0.2.1')
  expect(headers.ratelimit).toBe(`"write";r=${limit - 2};t=${window}`)
  const refused = await limits.consume('write', 'ip:192.0.2.1', undefined, limit).catch(headersOf)
  expect(refused).toMatchObject({ 'retry-after': String(window) })
})

it('does not tell people to wait longer than the longest delay after the clock is set back', async () => {
  const throttle = createLoginThrottle(memoryStore, await testSecrets())
  const attempt = () => throttle.begin('wilhelmina', '192.0.2.1').then(() => undefined, headersOf)
  for (let i = 0; i < 7; i++) await attempt()
  setBack()
  expect(Number((await attempt())?.['retry-after'])).toBeLessThan(HOUR / 1000)
})
