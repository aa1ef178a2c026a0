import { beforeAll, describe, expect, it } from 'vitest'
import { written } from '../support/rows.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

const MEBIBYTE = 1_048_576
const TARGETS = 400
/** The longest search has a hundred characters, each of which takes twelve in a URL. */
const LONG = '𝕏'.repeat(96)

describe('the response cache', () => {
  const app = useApp({ settings: { answerMemory: 1 } })
  const targets = Array.from({ length: TARGETS }, (_, index) => {
    return `/api/products?q=${encodeURIComponent(LONG)}${index}`
  })

  beforeAll(async () => {
    // a change that the service has not heard of yet would invalidate the cached responses
    for (let count = 0; count < 2; count++) {
      for (const target of targets) await app.request('GET', target)
    }
  })

  it('takes no more memory than the setting allows', async () => {
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

describe('a response larger than the cache', () => {
  const app = useApp({ settings: { answerMemory: 1 } })

  it('is read from the database each time', async () => {
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

describe('a service without a response cache', () => {
  const app = useApp({ settings: { answerMemory: 0 } })

  it('reads each response from the database', async () => {
    const read = () => app.request('GET', '/api/products')
    await read()
    expect(await statementsFor(read)).toHaveLength(1)
  })
})
