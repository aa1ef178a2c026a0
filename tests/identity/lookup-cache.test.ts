import { describe, expect, it } from 'vitest'
import { LookupCache } from '../../src/identity/lookup-cache.ts'
import { createGate } from '../support/gate.ts'
import { testClock } from './fixtures.ts'

/** A cache over a table that counts its reads, and returns rows when told to. */
function setUp(ttl = 10) {
  const clock = testClock()
  const table = new Map([['a', 1]])
  const state = { mayServe: true, load: Promise.resolve() }
  let reads = 0
  const cache = new LookupCache({
    clock,
    ttl,
    max: 2,
    mayServe: () => state.mayServe,
    load: async (key) => {
      reads++
      const value = table.get(key)
      await state.load
      return value
    },
  })
  return { cache, clock, table, state, reads: () => reads }
}

describe('the lookup cache', () => {
  it('serves a cached value until its TTL ends', async () => {
    const { cache, clock, table, reads } = setUp()
    expect(await cache.get('a')).toBe(1)
    table.set('a', 2)
    clock.advance(9.999)
    expect(await cache.get('a')).toBe(1)
    expect(reads()).toBe(1)
    clock.advance(0.001)
    expect(await cache.get('a')).toBe(2)
  })

  it('caches nothing with a TTL of zero', async () => {
    const { cache, reads } = setUp(0)
    await cache.get('a')
    await cache.get('a')
    expect(reads()).toBe(2)
  })

  it('serves nothing from the cache while changes may be missed', async () => {
    const { cache, table, state } = setUp()
    await cache.get('a')
    table.set('a', 2)
    state.mayServe = false
    expect(await cache.get('a')).toBe(2)
  })

  it('drops every value when it is cleared', async () => {
    const { cache, table } = setUp()
    await cache.get('a')
    table.set('a', 2)
    cache.clear()
    expect(await cache.get('a')).toBe(2)
  })

  it('does not cache missing values', async () => {
    const { cache, table } = setUp()
    expect(await cache.get('b')).toBeUndefined()
    table.set('b', 3)
    expect(await cache.get('b')).toBe(3)
  })

  it('shares one lookup among concurrent requests', async () => {
    const { cache, reads } = setUp()
    expect(await Promise.all(Array.from({ length: 50 }, () => cache.get('a')))).toEqual(Array(50).fill(1))
    expect(reads()).toBe(1)
  })

  it('does not share the rejection of a request before its lookup', async () => {
    const { cache, reads } = setUp()
    const { opened, open } = createGate()
    const limited = cache.get('a', async () => {
      await opened
      throw new Error('this client has used up its limit')
    })
    const others = Array.from({ length: 50 }, () => cache.get('a'))
    open()
    await expect(limited).rejects.toThrow('limit')
    expect(await Promise.all(others)).toEqual(Array(50).fill(1))
    expect(await cache.get('a')).toBe(1)
    expect(reads()).toBeLessThanOrEqual(50)
  })

  it('does not share or cache a lookup that started before it was cleared', async () => {
    const { cache, table, state } = setUp()
    const { opened, open } = createGate()
    state.load = opened
    const before = cache.get('a')
    table.set('a', 2)
    cache.clear()
    const after = cache.get('a')
    open()
    expect(await before).toBe(1)
    expect(await after).toBe(2)
    expect(await cache.get('a')).toBe(2)
  })

  it('does not cache a value that was read before it was cleared', async () => {
    const { cache, table } = setUp()
    const before = cache.get('a')
    table.set('a', 2)
    cache.clear()
    expect(await before).toBe(1)
    expect(await cache.get('a')).toBe(2)
  })

  it('passes on the error of a failed lookup, and does not cache it', async () => {
    const { cache, state } = setUp()
    state.load = Promise.reject(new Error('the database is gone'))
    await expect(cache.get('a')).rejects.toThrow('gone')
    state.load = Promise.resolve()
    expect(await cache.get('a')).toBe(1)
  })

  it('is bounded in size', async () => {
    const { cache, table, reads } = setUp()
    table.set('b', 2).set('c', 3)
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key)
    expect(reads()).toBe(4)
  })
})
