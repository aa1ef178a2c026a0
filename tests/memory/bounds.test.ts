import { beforeAll, describe, expect, it } from 'vitest'
import { written } from '../support/rows.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

const MEBIBYTE = 1_048_576
const TARGETS = 400
/** The longest search is a text of a hundred characters, of which each takes twelve in a target. */
const LONG = '𝕏'.repeat(96)

describe('answers that are kept', () => {
  const app = useApp({ settings: { answerMemory: 1 } })
  const targets = Array.from({ length: TARGETS }, (_, index) => {
    return `/api/products?q=${encodeURIComponent(LONG)}${index}`
  })

  beforeAll(async () => {
    // a change that is still to be heard of would make stale what is kept here
    for (let count = 0; count < 2; count++) {
      for (const target of targets) await app.request('GET', target)
    }
  })

  it('take no more room than they may', async () => {
    let bytes = 0
    let count = 0
    for (const target of targets.toReversed()) {
      let length = 0
      const statements = await statementsFor(async () => {
        length = (await app.request('GET', target)).text.length
      })
      if (statements.length > 0) break
      bytes += target.length + length
      count++
    }
    expect(count).toBeGreaterThan(50)
    expect(count).toBeLessThan(TARGETS)
    expect(bytes).toBeLessThan(MEBIBYTE)
  })
})

describe('an answer that is greater than all the room', () => {
  const app = useApp({ settings: { answerMemory: 1 } })

  it('is made each time', async () => {
    const body = 'x'.repeat(100_000)
    const row = { ...written(), title: 'Long', body, status: 'published' as const }
    await app.prisma.post.createMany({
      data: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ ...row, slug: `long-${id}` })),
    })
    const { token } = app.users.viewer
    const read = async () => expect((await app.request('GET', '/api/posts', { token })).status).toBe(200)
    await read()
    expect(await statementsFor(read)).toHaveLength(1)
  })
})

describe('a service without room for answers', () => {
  const app = useApp({ settings: { answerMemory: 0 } })

  it('makes each answer', async () => {
    const read = () => app.request('GET', '/api/products')
    await read()
    expect(await statementsFor(read)).toHaveLength(1)
  })
})
