import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ChangeReader } from '../../src/database/changes/change-reader.ts'
import { handlers } from '../../src/resources/index.ts'
import type { RequestOptions } from '../support/client.ts'
import { createGate } from '../support/gate.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf } from '../support/pages.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

let pass: (() => Promise<void>) | undefined

/**
 * Holds the next read of products between the database and the response, until it is released or the
 * test has ended.
 *
 * @returns `reached` resolves when the database has returned the rows
 */
function holdNextRead() {
  const [answered, released] = [createGate(), createGate()]
  pass = () => {
    pass = undefined
    answered.open()
    return released.opened
  }
  onTestFinished(() => {
    pass = undefined
    released.open()
  })
  return { reached: answered.opened, release: released.open }
}

const app = useApp({
  handlers: {
    ...handlers,
    async getProduct(request) {
      const result = await handlers.getProduct(request)
      await pass?.()
      return result
    },
    async listProducts(request) {
      const result = await handlers.listProducts(request)
      await pass?.()
      return result
    },
  },
})

let productId: number
let path: string

beforeEach(async () => {
  const json = { name: 'before', price: 1 }
  const { data } = await app.call('createProduct', { token: app.users.admin.token, json })
  productId = data.id
  path = `/api/products/${productId}`
})

const nameOf = async () => (await app.call('getProduct', { params: { productId } })).data.name

const isListed = async () => idsOf(await app.request('GET', '/api/products')).includes(productId)

function change(json: object) {
  const write = { token: app.users.admin.token, headers: { 'if-match': '*' } }
  return app.call('updateProduct', { ...write, params: { productId }, json })
}
const rename = (name: string) => change({ name })

/** The number of statements of a repeated request, when no change is pending. */
async function statementsAgain(options: RequestOptions = {}, target = path): Promise<number> {
  await untilHeard()
  const read = () => app.request('GET', target)
  await expect.poll(async () => (await statementsFor(read)).length).toBe(0)
  return (await statementsFor(() => app.request('GET', target, options))).length
}

/** Waits until the database has announced the service’s own changes, which drops cached responses again. */
async function untilHeard(): Promise<void> {
  if (app.context.database.kind === 'embedded') {
    await expect.poll(() => app.prisma.$queryRaw`SELECT FROM changes LIMIT 1`).toEqual([])
    return
  }
  const read = vi.spyOn(ChangeReader.prototype, 'read')
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(1)
  read.mockRestore()
}

describe('a cached response', () => {
  it('is served without the database', async () => {
    expect(await statementsAgain()).toBe(0)
  })

  it.each(['no-cache', 'max-age=0', 'no-store', 'Max-Age=0, No-Cache'])(
    'is not served to a request with Cache-Control: %s',
    async (value) => {
      expect(await statementsAgain({ headers: { 'cache-control': value } })).toBe(1)
    },
  )

  it.each(['max-age=10', 'only-if-cached', 'no-transform'])('is served with %s', async (value) => {
    expect(await statementsAgain({ headers: { 'cache-control': value } })).toBe(0)
  })

  it('never comes from a read that began before a write', async () => {
    const { reached, release } = holdNextRead()
    const first = nameOf()
    await reached
    await rename('after')
    expect(await nameOf()).toBe('after')
    release()
    expect(await first).toBe('before')
    expect(await nameOf()).toBe('after')
  })

  it('never comes from a read that ended before a write was acknowledged', async () => {
    const { reached, release } = holdNextRead()
    const first = nameOf()
    await reached
    const write = rename('after')
    release()
    expect(await first).toBe('before')
    await write
    expect(await nameOf()).toBe('after')
  })

  it('is read once for all concurrent requests, whatever follows', async () => {
    await statementsAgain()
    await rename('after')
    await statementsAgain()
    await rename('again')
    await untilHeard()
    const { reached, release } = holdNextRead()
    const reads: Promise<string>[] = []
    const statements = await statementsFor(async () => {
      reads.push(nameOf())
      await reached
      for (let count = 0; count < 20; count++) reads.push(nameOf())
      // a request that comes after them
      await app.request('GET', '/api/products/2147483647')
      release()
      expect(new Set(await Promise.all(reads))).toEqual(new Set(['again']))
    })
    expect(statements.filter(({ values }) => values.includes(productId))).toHaveLength(1)
  })
})

describe('an unpublished product', () => {
  it('is in no later list, even if a list was in flight at the time', async () => {
    const { reached, release } = holdNextRead()
    const inFlight = isListed()
    await reached
    await change({ status: 'draft' })
    expect(await isListed()).toBe(false)
    release()
    expect(await inFlight).toBe(true)
    expect(await isListed()).toBe(false)
    expect((await app.request('GET', path)).status).toBe(404)
  })

  it('leaves the cached lists at once, and returns at once when published again', async () => {
    for (const status of ['draft', 'published', 'draft'] as const) {
      await change({ status })
      for (let count = 0; count < 3; count++) expect(await isListed()).toBe(status === 'published')
    }
  })
})

describe('a refusal', () => {
  it('is never cached', async () => {
    const missing = '/api/products/2147483647'
    for (let count = 0; count < 2; count++) {
      const read = async () => expect(outcome(await app.request('GET', missing))).toBe('404 not_found')
      expect(await statementsFor(read)).toHaveLength(1)
    }
  })

  it('is the response to clients without access to the cached one', async () => {
    const { token } = app.users.admin
    const { key } = await app.issueKey({ scopes: ['products:write'] })
    const { id } = app.users.viewer
    for (const target of ['/api/users', `/api/users/${id}`]) {
      for (let count = 0; count < 3; count++) {
        expect(outcome(await app.request('GET', target, { token }))).toBe('200')
        expect(outcome(await app.request('GET', target))).toBe('401 authentication_required')
        expect(outcome(await app.request('GET', target, { token: 'x.y.z' }))).toBe('401 token_invalid')
        expect(outcome(await app.request('GET', target, app.as('editor')))).toBe('403 permission_denied')
      }
    }
    for (let count = 0; count < 3; count++) {
      expect(outcome(await app.request('GET', '/api/posts', { token }))).toBe('200')
      expect(outcome(await app.request('GET', '/api/posts'))).toBe('401 authentication_required')
      const byKey = await app.request('GET', '/api/posts', { apiKey: key })
      expect(outcome(byKey)).toBe('403 insufficient_scope')
    }
  })
})
