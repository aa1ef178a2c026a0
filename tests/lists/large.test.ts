import { beforeAll, describe, expect, it } from 'vitest'
import { fetchRows } from '../../src/lists/rows.ts'
import { posts as postResource } from '../../src/resources/posts/posts.ts'
import { written } from '../support/rows.ts'
import { statementsDuring } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

const ROWS = 100_000
const PAGE = 1_000

// the statements of each request are looked at
const app = useApp({ settings: { answerMemory: 0 } })

beforeAll(fill)

/** Every row has `common`, one in a thousand `seldom7`, and one `row7`; times tie by the thousand. */
async function fill(): Promise<void> {
  await withoutIndexes(
    'posts',
    () => app.prisma.$executeRaw`
    INSERT INTO posts (title, slug, body, status, search_text, last_change, created_at, updated_at)
    SELECT md5(n::text), 'post-' || n, '', 'published', 'common seldom' || n % 1000 || ' row' || n, '{}',
      timestamptz '2026-01-01' + n % 100 * interval '1 hour',
      timestamptz '2026-02-01' + n % 100 * interval '1 hour'
    FROM generate_series(1, ${ROWS}) n`,
  )
  await withoutIndexes(
    'products',
    () => app.prisma.$executeRaw`
    INSERT INTO products (name, price, search_text, last_change, created_at, updated_at)
    SELECT md5(n::text), n % 100, 'common seldom' || n % 1000 || ' row' || n, '{}', now(), now()
    FROM generate_series(1, ${ROWS}) n`,
  )
}

/** Without triggers, too: both cost minutes for so many rows. */
async function withoutIndexes(table: string, write: () => Promise<unknown>): Promise<void> {
  const indexes = await app.prisma.$queryRaw<{ name: string; definition: string }[]>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = ${table} AND indexdef NOT LIKE '%UNIQUE%'`
  const run = (statement: string) => app.prisma.$executeRawUnsafe(statement)
  await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  for (const { name } of indexes) await run(`DROP INDEX ${name}`)
  await write()
  for (const { definition } of indexes) await run(definition)
  await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
}

/** The plan of the very statement that a list sends. */
async function planOf(path: string, query: Record<string, string | number>): Promise<string> {
  const statements = await statementsDuring(async () => {
    const response = await app.request('GET', path, { ...app.as('viewer'), query })
    expect(response.status).toBe(200)
  })
  const { text = '', values = [] } = statements.find((one) => one.text.includes('search_text')) ?? {}
  const rows = await app.prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${text}`, ...values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const searches = ['/api/products', '/api/posts'].flatMap((path) =>
  ['row4711', 'seldom7', 'common', 'c', 'common seldom7', 'absent'].map((q) => ({ path, q })),
)

describe.each(['before', 'after'])(`a search in ${ROWS} rows, %s they are analysed`, (time) => {
  beforeAll(async () => {
    if (time === 'after') await app.prisma.$executeRaw`ANALYZE`
  })

  it.each(searches)('uses the index: $path?q=$q', async ({ path, q }) => {
    for (const sort of [{}, { sort: 'createdAt' }]) {
      const plan = await planOf(path, { q, ...sort })
      expect(plan).toContain('_search_idx')
      expect(plan).not.toMatch(/Seq Scan on (products|posts)/)
    }
  })
})

type Sort = '-updatedAt' | 'title'

describe(`a walk over ${ROWS} posts`, () => {
  const posts = () => app.prisma.post

  async function* walk(sort: Sort) {
    const { database, secrets } = app.context
    const query = { limit: PAGE, count: false, status: 'published', sort } as const
    const list = {
      ...postResource.any.listFor(query, { kind: 'user', role: 'editor' }),
      select: database.select,
      key: secrets.cursorKey,
      operationId: 'listPosts',
    }
    let cursor: string | undefined
    do {
      const page = await fetchRows({ ...list, query: { ...query, ...(cursor && { cursor }) } })
      yield page.rows.map(({ id }) => Number(id))
      cursor = page.next
    } while (cursor !== undefined)
  }

  it.each<Sort>(['-updatedAt', 'title'])('by %s finds each once, while others come and go', async (sort) => {
    const before = await posts().findMany({ select: { id: true } })
    const seen: number[] = []
    const gone = new Set<number>()
    let pages = 0
    for await (const ids of walk(sort)) {
      seen.push(...ids)
      pages++
      const doomed = before.filter((_, index) => index % 997 === pages).map(({ id }) => id)
      for (const id of doomed) gone.add(id)
      await posts().deleteMany({ where: { id: { in: doomed } } })
      await posts().createMany({ data: ['0', '7', 'f'].map((title) => newPost(`${title}${pages}${sort}`)) })
    }
    expect(new Set(seen).size).toBe(seen.length)
    const found = new Set(seen)
    expect(before.filter(({ id }) => !gone.has(id) && !found.has(id))).toEqual([])
    expect(pages).toBeGreaterThan(80)
  })

  function newPost(slug: string) {
    const updatedAt = new Date('2026-02-03T00:00:00Z')
    return { ...written(slug), title: slug, slug, body: '', status: 'published' as const, updatedAt }
  }
})
