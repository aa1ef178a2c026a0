import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createBacklog } from '../../src/request/openapi/response-validation/backlog.ts'

/** A backlog and the items it has processed. */
function recording() {
  const done: string[] = []
  const add = createBacklog(({ body }: { readonly body: string }) => void done.push(body))
  return { add, done }
}

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ body: String(index) }))

describe('the backlog', () => {
  it('processes nothing synchronously, and everything later in order', async () => {
    const { add, done } = recording()
    const bodies = items(500)
    expect(bodies.every(add)).toBe(true)
    expect(done).toEqual([])
    await expect.poll(() => done).toEqual(bodies.map(({ body }) => body))
  })

  it('rejects items when full, and accepts more once it has processed some', async () => {
    const { add, done } = recording()
    expect(items(1_500).filter(add)).toHaveLength(1_000)
    await expect.poll(() => done.length).toBe(1_000)
    expect(add({ body: 'more' })).toBe(true)
    await expect.poll(() => done.at(-1)).toBe('more')
  })

  it('limits the total amount of text it holds', async () => {
    const { add, done } = recording()
    const large = { body: 'x'.repeat(1_048_576) }
    for (let held = 0; held < 4; held++) expect(add(large)).toBe(true)
    expect(add({ body: 'x' })).toBe(false)
    await expect.poll(() => done.length).toBe(4)
    expect(add(large)).toBe(true)
  })

  it('yields to the event loop between long items', async () => {
    const done: string[] = []
    const add = createBacklog(({ body }: { readonly body: string }) => {
      const end = performance.now() + 5
      while (performance.now() < end);
      done.push(body)
    })
    items(3).forEach(add)
    const seen: number[] = []
    while (done.length < 3) {
      await nextTurn()
      seen.push(done.length)
    }
    expect(seen).toEqual([1, 2, 3])
  })
})
