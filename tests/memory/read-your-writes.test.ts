import { expect, it } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { atOnce } from '../support/at-once.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

const OPERATIONS = 10_000
const CLIENTS = 8
/** How many records a client has at the most. */
const MOST = 5
const PAGE = 10

const app = useApp()

/** What is sent to the service, which is counted. */
type Asking = Pick<TestApp, 'call' | 'request'>

type Shown = readonly (readonly [id: number, text: string])[]

/** The records of a kind. `text` is what an answer shows of the last write. */
interface Kind {
  create(text: string): Promise<number>
  update(id: number, text: string): Promise<unknown>
  remove(id: number): Promise<unknown>
  /** @returns undefined where there is no such record */
  read(id: number): Promise<string | undefined>
  /** The newest records, newest first. All clients ask for the same ones. */
  list(): Promise<Shown>
}

const PAGE_ASKED = { sort: '-id', limit: PAGE } as const

function products(to: Asking): Kind {
  const { token } = app.users.admin
  const write = { token, headers: { 'if-match': '*' } }
  return {
    async create(name) {
      return (await to.call('createProduct', { token, json: { name, price: 1 } })).data.id
    },
    update: (productId, name) =>
      to.call('updateProduct', { ...write, params: { productId }, json: { name } }),
    remove: (productId) => to.call('deleteProduct', { ...write, params: { productId } }),
    async read(id) {
      return Object(Object((await to.request('GET', `/api/products/${id}`)).json).data).name
    },
    async list() {
      return (await to.call('listProducts', { query: PAGE_ASKED })).data.map(({ id, name }) => [id, name])
    },
  }
}

function posts(to: Asking): Kind {
  const { token } = app.users.admin
  const write = { token, headers: { 'if-match': '*' } }
  return {
    async create(title) {
      const json = { title, body: 'Text', status: 'published' }
      return (await to.call('createPost', { token, json })).data.id
    },
    update: (postId, title) => to.call('updatePost', { ...write, params: { postId }, json: { title } }),
    remove: (postId) => to.call('deletePost', { ...write, params: { postId } }),
    async read(id) {
      return Object(Object((await to.request('GET', `/api/posts/${id}`, { token })).json).data).title
    },
    async list() {
      const { data } = await to.call('listPosts', { token, query: PAGE_ASKED })
      return data.map(({ id, title }) => [id, title])
    },
  }
}

/** One client: after each write it reads what it has written, alone and in the list. */
async function work(client: string, kind: Kind, isOver: () => boolean): Promise<void> {
  const own = new Map<number, string>()
  for (let step = 0; !isOver(); step++) {
    const written = await write(kind, own, `${client} ${step}`, step)
    expect(await kind.read(written)).toBe(own.get(written))
    expectOwn(await kind.list(), own, `${client} `)
    for (const [id, text] of own) expect(await kind.read(id)).toBe(text)
  }
}

/** @returns which record it has created, changed or removed */
async function write(kind: Kind, own: Map<number, string>, text: string, step: number): Promise<number> {
  const [oldest] = own.keys()
  if (oldest === undefined || (step % 3 === 0 && own.size < MOST)) {
    const id = await kind.create(text)
    own.set(id, text)
    return id
  }
  if (step % 3 === 1) {
    await kind.remove(oldest)
    own.delete(oldest)
  } else {
    await kind.update(oldest, text)
    own.set(oldest, text)
  }
  return oldest
}

/** Whether a list shows of a client's records what it has written, and nothing else. */
function expectOwn(shown: Shown, own: ReadonlyMap<number, string>, client: string): void {
  const oldest = shown.length < PAGE ? 0 : (shown.at(-1)?.[0] ?? 0)
  const expected = [...own].filter(([id]) => id >= oldest).toSorted(([a], [b]) => b - a)
  expect(shown.filter(([, text]) => text.startsWith(client))).toEqual(expected)
}

it('a client reads what it has written, in 10,000 operations of several clients at a time', async () => {
  let count = 0
  const to: Asking = {
    call(id, options) {
      count++
      return app.call(id, options)
    },
    request(method, path, options) {
      count++
      return app.request(method, path, options)
    },
  }
  const clients = Array.from({ length: CLIENTS }, (_, index) => (isOver: () => boolean) => {
    const kind = index % 2 === 0 ? products(to) : posts(to)
    return work(`client-${index}`, kind, () => isOver() || count >= OPERATIONS)
  })
  await atOnce(clients)
}, 240_000)

it('and is answered from memory while nobody writes', async () => {
  const read = () => app.call('listProducts', { query: PAGE_ASKED })
  await read()
  // on a server it hears of its own changes, too, and a little later
  await expect.poll(() => statementsFor(read), { timeout: 20_000 }).toEqual([])
}, 30_000)
