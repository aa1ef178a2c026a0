import { beforeAll, describe, expect, it } from 'vitest'
import type { Access } from '../../src/domain/principal.ts'
import { fetchRows } from '../../src/lists/rows.ts'
import { posts } from '../../src/resources/posts/posts.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf } from '../support/pages.ts'
import { statementsDuring } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

const ROWS = 20_000
const DEEP = 2_000
const LIMIT = 10
/** Blocks of 8 kB that a page may read: about three for each row, and the descent of each index. */
const MOST_BLOCKS = 220

// cached responses would hide the statements
const app = useApp({ settings: { answerMemory: 0 } })

beforeAll(async () => {
  const { author, editor } = app.users
  await app.prisma.$executeRaw`ALTER TABLE posts DISABLE TRIGGER USER`
  await app.prisma.$executeRaw`
    INSERT INTO posts (title, slug, body, status, author_id, search_text, last_change, created_at, updated_at,
      published_at)
    SELECT md5(n::text), 'post-' || n, '', (enum_range(NULL::post_status))[1 + n % 4],
      CASE WHEN n % 8 < 4 THEN ${author.id}::int ELSE ${editor.id}::int END, chr(10), '{}',
      timestamptz '2026-01-01' + n % 100 * interval '1 hour',
      timestamptz '2026-02-01' + n % 90 * interval '1 hour',
      timestamptz '2026-03-01' + n % 80 * interval '1 hour'
    FROM generate_series(1, ${ROWS}) n`
  await app.prisma.$executeRaw`ANALYZE posts`
}, 120_000)

type Role = 'author' | 'editor'
type Query = Readonly<{ status?: string; statuses?: string; author?: number; sort?: string }>

const accessOf = (role: Role): Access =>
  role === 'author' ? { kind: 'user', role, userId: app.users.author.id } : { kind: 'user', role }

/** The cursor of a page deep in the list. */
async function deepCursor(role: Role, asked: Query): Promise<string> {
  const statuses = asked.statuses?.split(',')
  const query = { ...asked, ...(statuses && { statuses }), limit: DEEP, count: false }
  const { database, secrets } = app.context
  const list = posts.any.listFor(query, accessOf(role))
  const request = {
    ...list,
    select: database.select,
    key: secrets.cursorKey,
    operationId: 'listPosts',
    query,
  }
  const { next = '' } = await fetchRows(request)
  return next
}

/** The number of blocks that the database reads for a page. */
async function blocksOf(role: Role, query: Query & { limit: number; cursor?: string }): Promise<number> {
  let found: readonly unknown[] = []
  const statements = await statementsDuring(async () => {
    const response = await app.request('GET', '/api/posts', { ...app.as(role), query })
    expect(outcome(response)).toBe('200')
    found = recordsOf(response)
  })
  expect(found).toHaveLength(LIMIT)
  const { text = '', values = [] } =
    statements.find((one) => one.text.includes('FROM (SELECT')) ?? statements[0] ?? {}
  const [row] = await app.prisma.$queryRawUnsafe<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }[]>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    ...values,
  )
  const plan = row?.['QUERY PLAN'][0].Plan
  return Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks'])
}

const sorts = ['id', 'title', 'createdAt', 'updatedAt', 'publishedAt'].flatMap((one) => [one, `-${one}`])

describe.each<{ role: Role; query: () => Query }>([
  { role: 'editor', query: () => ({ statuses: 'draft,scheduled' }) },
  { role: 'editor', query: () => ({ statuses: 'all' }) },
  { role: 'editor', query: () => ({ statuses: 'all', author: app.users.author.id }) },
  { role: 'author', query: () => ({ statuses: 'all' }) },
  { role: 'author', query: () => ({ status: 'draft' }) },
  { role: 'editor', query: () => ({ status: 'published' }) },
])('posts of several statuses, for the role $role: $query', ({ role, query }) => {
  it.each(sorts)('read as few blocks for a deep page as for the first, by %s', async (sort) => {
    const asked = { ...query(), sort, limit: LIMIT }
    const cursor = await deepCursor(role, { ...query(), sort })
    const [first, deep] = [await blocksOf(role, asked), await blocksOf(role, { ...asked, cursor })]
    expect(cursor).not.toBe('')
    expect({ first, deep }).toEqual({
      first: expect.toSatisfy((blocks: number) => blocks < MOST_BLOCKS),
      deep: expect.toSatisfy((blocks: number) => blocks < MOST_BLOCKS),
    })
  })
})
