import { beforeAll, describe, expect, it } from 'vitest'
import { fetchRows } from '../../src/lists/rows.ts'
import { posts as postResource } from '../../src/resources/posts/posts.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

const ROWS = 20_000
const PAGE = 200

const app = useApp()

beforeAll(fill)

/** Many posts share the same times. */
async function fill(): Promise<void> {
  await withoutIndexes(
    'posts',
    () => app.prisma.$executeRaw`
    INSERT INTO posts (title, slug, body, status, search_text, last_change, created_at, updated_at)
    SELECT md5(n::text), 'post-' || n, '', 'published', chr(10), '{}',
      timestamptz '2026-01-01' + n % 100 * interval '1 hour',
      timestamptz '2026-02-01' + n % 100 * interval '1 hour'
    FROM generate_series(1, ${ROWS}) n`,
  )
}

/** Also disables triggers: with indexes or triggers, so many rows would take minutes. */
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
