import { expect, it, onTestFinished } from 'vitest'
import { handlers } from '../../src/resources/index.ts'
import { useApp } from '../support/use-app.ts'

/** A header that Node.js refuses to send. */
const next = 'a\nb'

const app = useApp({
  settings: { responseValidation: 'off' },
  handlers: { ...handlers, listProducts: async () => ({ data: [], next }) },
})

it('a response that cannot be sent is a 500, cached or not, and leaves no unhandled rejection', async () => {
  const rejections: unknown[] = []
  const note = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const statuses: number[] = []
  for (let request = 0; request < 3; request++) {
    // violates the contract, so the client of the other tests would reject it
    const answer = await fetch(`${app.origin}/api/products`)
    await answer.text()
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([500, 500, 500])
  expect(rejections).toEqual([])
})
