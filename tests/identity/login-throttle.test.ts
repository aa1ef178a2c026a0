import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/domain/errors.ts'
import { createLoginThrottle, type LoginThrottle } from '../../src/identity/sessions/login-throttle.ts'
import { memoryStore } from '../../src/limits/store.ts'
import { testSecrets } from './fixtures.ts'

const HOME = '192.0.2.1'
const SECOND = 1000
let guard: LoginThrottle

beforeEach(async () => {
  const secrets = await testSecrets()
  guard = createLoginThrottle(memoryStore, secrets)
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** @returns 0 when the attempt is let through, else the seconds of `Retry-After` */
async function attempt(account: string, address = HOME): Promise<number> {
  try {
    await guard.begin(account, address)
    return 0
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited')
      return Number(error.headers['retry-after'])
    throw error
  }
}

async function fail(times: number, account: string, address = HOME): Promise<void> {
  for (let i = 0; i < times; i++) expect(await attempt(account, address)).toBe(0)
}

describe('the login throttle', () => {
  it('allows five attempts, then doubles the delay after each, up to 15 minutes', async () => {
    await fail(5, 'ada')
    const delays: number[] = []
    for (let i = 0; i < 13; i++) {
      expect(await attempt('ada')).toBe(0)
      const delay = await attempt('ada')
      delays.push(delay)
      vi.advanceTimersByTime(delay * SECOND)
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  })

  it('never locks an account: the delay passes, and refused attempts do not extend it', async () => {
    await fail(6, 'ada')
    for (let i = 0; i < 100; i++) expect(await attempt('ada')).toBe(1)
    for (let i = 0; i < 10; i++) await fail(1, `colleague-${i}`)
    vi.advanceTimersByTime(SECOND)
    expect(await attempt('ada')).toBe(0)
    expect(await attempt('ada')).toBe(2)
  })

  it('counts concurrent attempts', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => attempt('ada')))
    expect(all.filter((delay) => delay === 0)).toHaveLength(6)
    vi.advanceTimersByTime(SECOND)
    await fail(1, 'ada')
    expect(await attempt('ada')).toBe(2)
  })

  it('starts again after the right password', async () => {
    await fail(5, 'ada')
    const success = await guard.begin('ada', HOME)
    await success.succeeded()
    await fail(6, 'ada')
    expect(await attempt('ada')).toBe(1)
  })

  it('does not count attempts whose password was never checked', async () => {
    for (let i = 0; i < 100; i++) {
      const started = await guard.begin('ada', HOME)
      await started.abandoned()
    }
    await fail(5, 'ada')
  })

  it('delays guesses at one account from many addresses, but only a little', async () => {
    for (let i = 0; i < 51; i++) await fail(1, 'ada', `198.51.100.${i}`)
    expect(await attempt('ada', '203.0.113.1')).toBe(1)
    vi.advanceTimersByTime(SECOND)
    for (let i = 0; i < 10; i++) {
      expect(await attempt('ada', `203.0.113.${i}`)).toBe(0)
      vi.advanceTimersByTime(30 * SECOND)
    }
    await fail(1, 'ada', '203.0.113.100')
    expect(await attempt('ada', '203.0.113.101')).toBe(30)
  })

  it('does not delay the owner at a known address during an attack from elsewhere', async () => {
    await (await guard.begin('ada', HOME)).succeeded()
    for (let i = 0; i < 51; i++) await fail(1, 'ada', `198.51.100.${i}`)
    expect(await attempt('ada', '203.0.113.1')).toBe(1)
    expect(await attempt('ada', HOME)).toBe(0)
  })

  it('delays an address that tries many accounts, even if it has an account of its own', async () => {
    for (let i = 0; i < 50; i++) {
      await (await guard.begin('mallory', HOME)).succeeded()
      await fail(1, `user-${i}`)
    }
    await fail(1, 'user-50')
    expect(await attempt('user-51')).toBe(1)
    expect(await attempt('user-51', '203.0.113.1')).toBe(0)
  })

  it('counts a /64 network of IPv6 as one address', async () => {
    await fail(3, 'ada', '2001:db8::1')
    await fail(3, 'ada', '2001:db8:0:0:ffff::2')
    expect(await attempt('ada', '2001:db8::3')).toBe(1)
    expect(await attempt('ada', '2001:db8:0:1::1')).toBe(0)
  })

  it('keeps account names out of the store', async () => {
    const keys: string[] = []
    const spied = createLoginThrottle(
      {
        ...memoryStore,
        createLimiter(options) {
          const limiter = memoryStore.createLimiter(options)
          const getKey = limiter.getKey.bind(limiter)
          limiter.getKey = (key) => {
            keys.push(String(key))
            return getKey(key)
          }
          return limiter
        },
      },
      await testSecrets(),
    )
    await (await spied.begin('wilhelmina', HOME)).succeeded()
    expect(keys).not.toHaveLength(0)
    expect(keys.join()).not.toContain('wilhelmina')
  })
})
