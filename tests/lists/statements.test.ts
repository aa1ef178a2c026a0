import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../generated/resources.ts'
import { MOST_PREPARED } from '../../src/database/postgres/connection.ts'
import { fillList } from '../contract/requests.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { recordsOf } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

const MANY = 100
/** Statements around a search, which has a time limit of its own in PostgreSQL. */
const OF_TRANSACTIONS = /^(?:BEGIN|COMMIT|SET LOCAL statement_timeout = '2s')$/

// cached responses would hide the statements
const app = useApp({ settings: { answerMemory: 0 } })
const admin = app.as('admin')

/** The list operations: those whose response has a `Link`. */
const lists = documentedOperations.filter(
  ({ path, responses }) =>
    !path.includes('{') &&
    responses.some(({ status, headers }) => status === 200 && headers.some(({ name }) => name === 'link')),
)

/** Writes rows for every list, directly to the database where they must be alike. */
async function fill(from: number, to: number): Promise<void> {
  const { prisma } = app
  const numbers = Array.from({ length: to - from }, (_, index) => from + index)
  const now = app.clock.now()
  const { lastChange, searchText } = written('word')
  const row = { lastChange, searchText, createdAt: now, updatedAt: now }
  const authors = await prisma.user.createManyAndReturn({
    data: numbers.map((number) => {
      const username = `user-${number}`
      return { ...row, username, displayName: username, passwordHash: '', role: 'viewer' as const }
    }),
    select: { id: true },
  })
  await prisma.product.createMany({
    data: numbers.map((number) => ({ ...row, name: `Word ${number}`, price: number })),
  })
  const post = { ...row, title: 'Word', body: '', status: 'published' as const }
  await prisma.post.createMany({
    data: authors.map(({ id }) => ({
      ...post,
      slug: `post-${id}`,
      authorId: id,
      tags: ['news', `tag-${id}`],
    })),
  })
  const times = { createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + 1000) }
  await prisma.session.createMany({
    data: numbers.map(() => ({ lastChange, id: randomUUID(), userId: app.users.admin.id, ...times })),
  })
  for (const { path } of lists) await fillList(app, path, to, admin)
}

/** The number of records, or the maximum of the list's `limit`. */
function limitOf({ parameters }: DocumentedOperation, count: number): number {
  const limit = parameters.find(({ name }) => name === 'limit')
  return Math.min(count, Number(limit?.schema.maximum))
}

/** The statements that a request sends to the database, without those of transactions. */
async function statementsOf(
  { path, parameters }: DocumentedOperation,
  query: Record<string, string | number>,
): Promise<string[]> {
  await app.request('GET', path, { ...admin, query }) // caches the principal
  const statements = await statementsFor(async () => {
    const response = await app.request('GET', path, { ...admin, query })
    // a list of changes is empty without a cursor
    const isWhole = parameters.some(({ name }) => name === 'cursor')
    expect(recordsOf(response)).toHaveLength(isWhole ? Number(query.limit) : 0)
  })
  const texts = statements.map(({ text }) => text)
  return texts.filter((text) => !OF_TRANSACTIONS.test(text))
}

describe.each([1, MANY])('a list of %s rows', (count) => {
  beforeAll(async () => {
    if (count > 1) await fill(1, count)
    else await fill(0, 1)
  })

  it.each(lists)('$id executes one statement', async (list) => {
    expect(await statementsOf(list, { limit: limitOf(list, count) })).toHaveLength(1)
  })

  it.each([
    ['listProducts', { q: 'word', minPrice: 0, sort: '-price' }],
    ['listPosts', { q: 'word', tag: 'news', sort: 'title' }],
    ['listUsers', { q: 'word', role: 'viewer' }],
  ] as const)('%s with %j also executes one', async (id, query) => {
    const list = documentedOperation(id)
    expect(await statementsOf(list, { ...query, limit: limitOf(list, count) })).toHaveLength(1)
  })
})

describe('prepared statements', () => {
  /** The names whose bits are set in the number. */
  const subset = (names: readonly string[], number: number) =>
    names.filter((_, bit) => (number >> bit) & 1).join()
  const create = async () => {
    const json = { name: 'Mug', price: 1 }
    const statements = await statementsFor(() => app.request('POST', '/api/products', { ...admin, json }))
    return statements.filter(({ text }) => text.includes('INSERT')).map(({ name }) => name)
  }

  const title = 'are kept for creates, and are limited in number, whatever fields clients request'
  it(title, { timeout: 120_000 }, async () => {
    const names = Object.keys(resources.Product.fields).slice(0, 10)
    const ask = async (number: number) => {
      const response = await app.request('GET', `/api/products?limit=1&fields=${subset(names, number)}`)
      expect(response.status).toBe(200)
    }
    for (let number = 1; number < 1.2 * MOST_PREPARED; number++) await ask(number)
    const prepared = await create()
    expect(prepared).toEqual([expect.stringMatching(/./)])
    expect(await create()).toEqual(prepared)
    // a statement that was deallocated is prepared again
    await ask(1)
    const [kept] = await app.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_prepared_statements`
    expect(kept?.count).toBeLessThanOrEqual(MOST_PREPARED)
  })
})
