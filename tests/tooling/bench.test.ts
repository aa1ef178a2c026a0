import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { load } from '../../scripts/bench/load.ts'
import { type Counted, checkShedding, inWords } from '../../scripts/bench/shedding.ts'

/** Milliseconds. */
const SLOW = 20
const OPTIONS = { seconds: 0.3, connections: 2, isAwake: false }

describe('the load of the benchmark', () => {
  const app = Fastify({ forceCloseConnections: true })
  let origin: string
  let asked = 0

  beforeAll(async () => {
    app.get('/full', (_request, reply) => reply.code(++asked % 4 === 0 ? 503 : 200).send({}))
    app.get('/slow', async () => {
      if (++asked % 20 === 0) await delay(SLOW)
      return {}
    })
    origin = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.close())

  it('counts shed requests separately, and goes on', async () => {
    const { answered, shed, perSecond } = await load(
      origin,
      { method: 'GET', path: '/full', status: 200 },
      OPTIONS,
    )
    expect(shed).toBeGreaterThan(0)
    // each connection has one request in flight when the time is up
    expect(Math.abs(answered - 3 * shed)).toBeLessThanOrEqual(4)
    expect(perSecond).toBeGreaterThan(0)
  })

  it('reports the latency of slow requests', async () => {
    const { p99 } = await load(origin, { method: 'GET', path: '/slow', status: 200 }, OPTIONS)
    // timers may fire slightly early
    expect(p99).toBeGreaterThan(SLOW - 2)
  })

  it('fails on any other response', async () => {
    const request = { method: 'GET', path: '/nothing', status: 200 } as const
    await expect(load(origin, request, OPTIONS)).rejects.toThrow('GET /nothing was answered')
  })
})

describe('the requests of a comparison', () => {
  const reads: Counted = { of: 'the service', answered: 9_900, shed: 0 }
  const work = (answered: number, shed: number): Counted => ({ of: 'the work beside it', answered, shed })

  it('are reported by kind if some were shed', () => {
    const requests = [reads, work(90, 5), work(80, 15)]
    expect(inWords(requests)).toEqual(['20 of 190 requests of the work beside it were shed'])
    expect(inWords([reads])).toEqual([])
  })

  it('may be shed occasionally', () => {
    expect(() => checkShedding('a list', [reads, work(1, 99)])).not.toThrow()
  })

  it.each([
    ['more than one in a hundred was shed', [reads, work(1, 101)], '101 of 102 requests of the work'],
    ['one side got no responses', [reads, { ...reads, answered: 0 }], 'no request of the service was'],
    ['nothing was written', [reads, work(0, 1)], 'no request of the work beside it was answered'],
  ])('fail if %s', (_, requests, words) => {
    expect(() => checkShedding('a list', requests)).toThrow(`a list: ${words}`)
  })
})
