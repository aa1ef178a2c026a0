import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { handlers } from '../../src/resources/index.ts'
import { startApp } from '../support/app.ts'
import { createTestDatabase } from '../support/database.ts'
import { createGate, type Gate } from '../support/gate.ts'
import { idsOf } from '../support/pages.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'
import { BOUND } from './replicas.ts'

let held: { readonly reached: Gate; readonly released: Gate } | undefined

/** Answers of the list wait between the database and the client while one is held back. */
const app = useApp({
  handlers: {
    ...handlers,
    async listProducts(request) {
      const result = await handlers.listProducts(request)
      const { reached, released } = held ?? {}
      held = undefined
      reached?.open()
      await released?.opened
      return result
    },
  },
})

const write = () => ({ token: app.users.admin.token, headers: { 'if-match': '*' } })

/** The ids of a product of each status, whose name is that status. */
const ids = { draft: 0, published: 0 }
type Status = keyof typeof ids

beforeEach(async () => {
  held = undefined
  for (const status of ['draft', 'published'] as const) {
    const json = { name: `The ${status} one`, price: 1, status }
    ids[status] = (await app.call('createProduct', { ...write(), json })).data.id
  }
  // nothing that is kept is of before
  await setStatus(ids.draft, 'draft')
})

const setStatus = (productId: number, status: Status) =>
  app.call('updateProduct', { ...write(), params: { productId }, json: { status } })

describe('a product that is unpublished', () => {
  const isListed = async () => idsOf(await app.request('GET', '/api/products')).includes(ids.published)

  it('while the list of a reader is in flight is in no list that is read later', async () => {
    const gates = { reached: createGate(), released: createGate() }
    onTestFinished(gates.released.open)
    held = gates
    const inFlight = isListed()
    await gates.reached.opened
    await setStatus(ids.published, 'draft')
    expect(await isListed()).toBe(false)
    gates.released.open()
    expect(await inFlight).toBe(true)
    expect(await isListed()).toBe(false)
    expect((await app.request('GET', `/api/products/${ids.published}`)).status).toBe(404)
  })

  it('is gone from what is kept at once, and there again at once', async () => {
    for (const status of ['draft', 'published', 'draft'] as const) {
      await setStatus(ids.published, status)
      for (let count = 0; count < 3; count++) expect(await isListed()).toBe(status === 'published')
    }
  })
})

it('answers to readers are shared and kept, those to people with the same role too', async () => {
  for (const credential of [{}, app.as('viewer'), app.as('editor')]) {
    const ask = () => app.request('GET', '/api/products', credential)
    await ask()
    await expect.poll(() => statementsFor(ask)).toEqual([])
  }
})

// What only a server with several connections can do.
if (inject('testDatabase').kind === 'postgresql') {
  it('another replica shows a product no longer than a second after it was unpublished', async () => {
    const database = await createTestDatabase()
    const [there, here] = [await startApp({ database }), await startApp({ database })]
    onTestFinished(async () => {
      await Promise.all([there.close(), here.close()])
      await database.drop()
    })
    const token = there.users.admin.token
    const json = { name: 'Now and then', price: 1 }
    const { id: productId } = (await there.call('createProduct', { token, json })).data
    const path = `/api/products/${productId}`
    for (const status of ['draft', 'published', 'draft'] as const) {
      const change = { token, headers: { 'if-match': '*' }, params: { productId }, json: { status } }
      await there.call('updateProduct', change)
      const end = performance.now() + BOUND
      const shown = async () => [
        (await here.request('GET', path)).status === 200,
        (await here.request('GET', '/api/products')).text.includes(json.name),
      ]
      while (performance.now() < end) await shown()
      const isPublic = status === 'published'
      expect(await shown()).toEqual([isPublic, isPublic])
    }
  }, 60_000)
}
