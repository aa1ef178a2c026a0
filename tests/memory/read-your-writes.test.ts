import { expect, it } from 'vitest'
import { dataOf } from '../resources/resource.ts'
import type { TestApp } from '../support/app.ts'
import { recordsOf } from '../support/pages.ts'
import { runConcurrently } from '../support/run-concurrently.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

const OPERATIONS = 5_000
const CLIENTS = 8
/** The most records that a client has at a time. */
const MOST = 5
const PAGE = 10

const app = useApp()

/** Sends requests to the service, and counts them. */
type Asking = Pick<TestApp, 'request'>

type Shown = readonly (readonly [id: number, text: string])[]

/** The records at a path. The field `name` holds the text of the last write. */
function recordsAt(path: string, name: string, common: object, to: Asking) {
  const { token } = app.users.admin
  const write = (method: string, id: number, json?: object) =>
    to.request(method, `${path}/${id}`, { token, headers: { 'if-match': '*' }, ...(json && { json }) })
  return {
    async create(text: string): Promise<number> {
      const json = { ...common, [name]: text, status: 'published' }
      return Object(dataOf(await to.request('POST', path, { token, json }))).id
    },
    update: (id: number, text: string) => write('PATCH', id, { [name]: text }),
    remove: (id: number) => write('DELETE', id),
    /** @returns undefined if there is no such record */
    async read(id: number): Promise<string | undefined> {
      return Object(dataOf(await to.request('GET', `${path}/${id}`, { token })))[name]
    },
    /** The newest records, newest first. All clients request the same page. */
    async list(): Promise<Shown> {
      const page = recordsOf(await to.request('GET', path, { token, query: PAGE_ASKED }))
      return page.map((record) => [Number(record.id), String(record[name])])
    },
  }
}
type Kind = ReturnType<typeof recordsAt>

const PAGE_ASKED = { sort: '-id', limit: PAGE } as const
const products = (to: Asking) => recordsAt('/api/products', 'name', { price: 1 }, to)
const posts = (to: Asking) => recordsAt('/api/posts', 'title', { body: 'Text' }, to)

/** One client, which after each write reads the record alone and in the list. */
async function work(client: string, kind: Kind, isOver: () => boolean): Promise<void> {
  const own = new Map<number, string>()
  for (let step = 0; !isOver(); step++) {
    const written = await write(kind, own, `${client} ${step}`, step)
    expect(await kind.read(written)).toBe(own.get(written))
    expectOwn(await kind.list(), own, `${client} `)
    for (const [id, text] of own) expect(await kind.read(id)).toBe(text)
  }
}

/** @returns the id of the record that was created, changed or removed */
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

/** Expects a list to show exactly what the client has written of its records. */
function expectOwn(shown: Shown, own: ReadonlyMap<number, string>, client: string): void {
  const oldest = shown.length < PAGE ? 0 : (shown.at(-1)?.[0] ?? 0)
  const expected = [...own].filter(([id]) => id >= oldest).toSorted(([a], [b]) => b - a)
  expect(shown.filter(([, text]) => text.startsWith(client))).toEqual(expected)
}

it('a client reads its own writes, in 5,000 operations of concurrent clients', async () => {
  let count = 0
  const to: Asking = {
    request(method, path, options) {
      count++
      return app.request(method, path, options)
    },
  }
  const clients = Array.from({ length: CLIENTS }, (_, index) => (isOver: () => boolean) => {
    const kind = index % 2 === 0 ? products(to) : posts(to)
    return work(`client-${index}`, kind, () => isOver() || count >= OPERATIONS)
  })
  await runConcurrently(clients)
}, 240_000)

it('a client is served from the response cache while nobody writes', async () => {
  const read = () => app.call('listProducts', { query: PAGE_ASKED })
  await read()
  // on a server the replica also hears of its own changes, a little later
  await expect.poll(() => statementsFor(read), { timeout: 20_000 }).toEqual([])
}, 30_000)
