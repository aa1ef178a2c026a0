import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { handlers } from '../../src/resources/index.ts'
import { startApp } from '../support/app.ts'
import type { RequestOptions } from '../support/client.ts'
import { createTestDatabase } from '../support/database.ts'
import { createGate, type Gate } from '../support/gate.ts'
import { outcome } from '../support/outcome.ts'
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
const STATUSES: readonly Status[] = ['draft', 'published']

beforeEach(async () => {
  held = undefined
  for (const status of STATUSES) {
    const json = { name: `The ${status} one`, price: 1, status }
    ids[status] = (await app.call('createProduct', { ...write(), json })).data.id
  }
  // nothing that is kept is of before
  await setStatus(ids.draft, 'draft')
})

const setStatus = (productId: number, status: Status) =>
  app.call('updateProduct', { ...write(), params: { productId }, json: { status } })

interface Asker {
  readonly name: string
  readonly credential: RequestOptions
  /** What this one is told who asks for drafts; a writer is shown them. */
  readonly refusal?: string
}

async function askers(): Promise<Asker[]> {
  const { key: reading } = await app.issueKey({ scopes: ['products:read'] })
  const { key: writing } = await app.issueKey({ scopes: ['products:write'] })
  return [
    { name: 'nobody', credential: {}, refusal: '401 authentication_required' },
    { name: 'editor', credential: { token: app.users.editor.token } },
    { name: 'viewer', credential: { token: app.users.viewer.token }, refusal: '403 permission_denied' },
    { name: 'writing key', credential: { apiKey: writing } },
    { name: 'reading key', credential: { apiKey: reading }, refusal: '403 insufficient_scope' },
    { name: 'admin', credential: { token: app.users.admin.token } },
    { name: 'a token that is none', credential: { token: 'x.y.z' }, refusal: '401 token_invalid' },
    { name: 'a key that is none', credential: { apiKey: 'x' }, refusal: '401 api_key_invalid' },
  ]
}

/** Asks for each product and each list, and expects what this one may see. */
async function expectOwnView({ name, credential, refusal }: Asker): Promise<void> {
  const isWriter = refusal === undefined
  const missing = refusal?.endsWith('_invalid') ? refusal : '404 not_found'
  for (const status of STATUSES) {
    const who = `${name}, ${status}`
    const isShown = isWriter || status === 'published'
    const one = await app.request('GET', `/api/products/${ids[status]}`, credential)
    expect(outcome(one), who).toBe(isShown ? '200' : missing)
    const list = await app.request('GET', '/api/products', { ...credential, query: { status } })
    expect(outcome(list), who).toBe(isShown ? '200' : refusal)
    for (const { text, headers } of isShown ? [one, list] : []) {
      expect(text.includes(`The ${status} one`), who).toBe(true)
      expect(text.includes('createdBy'), who).toBe(isWriter)
      expect(headers['cache-control'], who).toBe(isWriter ? 'private, no-cache' : 'no-cache')
    }
  }
  const { text } = await app.request('GET', '/api/products', credential)
  expect(text.includes('The draft one'), name).toBe(false)
  expect(text.includes('createdBy'), name).toBe(isWriter)
}

describe('drafts and people', { timeout: 60_000 }, () => {
  it.each([0, 1, 6])('are shown to writers only, whoever asks first: %i', async (first) => {
    const all = await askers()
    const asking = [...all.slice(first), ...all.slice(0, first)]
    for (const asker of [...asking, ...asking, ...asking.reverse()]) await expectOwnView(asker)
  })

  it('are shown to writers only, when all ask at the same time', async () => {
    const all = await askers()
    for (let count = 0; count < 5; count++) {
      await setStatus(ids.draft, 'draft')
      await Promise.all([...all, ...all, ...all].map(expectOwnView))
    }
  })
})

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
