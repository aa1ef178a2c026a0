import { beforeEach, describe, expect, inject, it } from 'vitest'
import { recordsOf, walk } from '../support/pages.ts'
import { runConcurrently } from '../support/run-concurrently.ts'
import { useApp } from '../support/use-app.ts'
import type { TestUser } from '../support/users.ts'

const app = useApp()
const reader = app.as('viewer')
const writer = app.as('admin')

beforeEach(async () => {
  await app.prisma.$executeRaw`TRUNCATE posts CASCADE`
  // cached responses still show the table before the TRUNCATE
  app.context.versions.haveChanged(['posts'])
})

const create = async (json: object) =>
  (await app.call('createPost', { ...writer, json: { title: 'A post', body: 'Text', ...json } })).data.id
const published = (...tags: string[]) => create({ tags, status: 'published' })
const update = (postId: number, json: object) =>
  app.call('updatePost', { ...writer, params: { postId }, headers: { 'if-match': '*' }, json })
const remove = (postId: number) =>
  app.call('deletePost', { ...writer, params: { postId }, headers: { 'if-match': '*' } })

async function tags(query = {}, client = reader) {
  const { data } = await app.call('listTags', { ...client, query: { limit: 100, ...query } })
  return data.map(({ name, postCount }) => `${name} ${postCount}`)
}

describe('listTags', () => {
  it('counts the published posts of each tag, the same for every client', async () => {
    await published('news', 'shop')
    await published('news')
    await create({ tags: ['news', 'secret'] })
    for (const client of [reader, writer, { apiKey: (await app.issueKey({ scopes: ['posts:read'] })).key }]) {
      expect(await tags({}, client)).toEqual(['news 2', 'shop 1'])
      const { headers } = await app.request('GET', '/api/posts?tag=news&count=true', client)
      expect(headers['x-total-count']).toBe('2')
    }
  })

  it('follows a post from draft to deletion', async () => {
    const seen = async (work: Promise<unknown>) => {
      await work
      return tags()
    }
    const post = await create({ tags: ['a', 'b'] })
    expect(await tags()).toEqual([])
    expect(await seen(update(post, { status: 'published' }))).toEqual(['a 1', 'b 1'])
    expect(await seen(update(post, { tags: ['b', 'c'] }))).toEqual(['b 1', 'c 1'])
    expect(await seen(update(post, { title: 'Other' }))).toEqual(['b 1', 'c 1'])
    expect(await seen(update(post, { status: 'archived' }))).toEqual([])
    expect(await seen(update(post, { status: 'published', tags: [] }))).toEqual([])
    expect(await seen(update(post, { tags: ['d'] }))).toEqual(['d 1'])
    expect(await seen(remove(post))).toEqual([])
  })

  it('pages by name and by count, in both orders, each tag once', async () => {
    for (const name of ['b', 'd', 'a', 'c']) await published(name, ...(name < 'c' ? ['e'] : []))
    await published('d')
    const orders: [sort: string, names: string][] = [
      ['name', 'abcde'],
      ['-name', 'edcba'],
      ['postCount', 'abcde'],
      ['-postCount', 'edcba'],
    ]
    for (const [sort, names] of orders) {
      const pages = await walk(app, `/api/tags?limit=2&count=true&sort=${sort}`, reader)
      expect(pages.flatMap(recordsOf).map(({ name }) => name)).toEqual([...names])
      expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['5', '5', '5'])
    }
  })

  it('filters by prefix, whatever its characters', async () => {
    const names = ['new', 'news', 'New', 'ne%s', 'ne_s', 'né', '新', '新闻', '\u{10FFFD}', '\u{10FFFD}x']
    await published(...names)
    for (const prefix of ['n', 'new', 'ne%', 'ne_', 'N', 'é', '新', '\u{10FFFD}', 'z', "'"]) {
      const found = await app.call('listTags', { ...reader, query: { namePrefix: prefix, limit: 100 } })
      expect(found.data.map(({ name }) => name)).toEqual(
        names
          .filter((name) => name.startsWith(prefix))
          .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
      )
    }
  })

  it('keeps its place when a post is unpublished between two pages', async () => {
    const posts = [await published('a'), await published('b'), await published('c')]
    const hide = async () => {
      const post = posts.pop()
      if (post !== undefined) await update(post, { status: 'draft' })
    }
    const pages = await walk(app, '/api/tags?limit=1', reader, hide)
    expect(pages.flatMap(recordsOf).map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('has the right counts after concurrent writes and imports of the same tags', async () => {
    const words = ['a', 'b', 'c', 'd']
    const posts = await Promise.all(words.map((word) => published(word)))
    const pick = (index: number) => words.filter((_, bit) => (index >> bit) & 1)
    const rounds = inject('testDatabase').kind === 'postgresql' ? 15 : 4
    const writing = posts.map((post, offset) => async (isOver: () => boolean) => {
      for (let round = 0; round < rounds && !isOver(); round++)
        await update(post, {
          tags: pick(round + 5 * offset),
          status: round % 3 === 2 ? 'draft' : 'published',
        })
    })
    // several statements, which write the tags in another order than the requests do
    const importing = async (isOver: () => boolean) => {
      for (let round = 0; round < rounds && !isOver(); round++)
        await app.prisma.$transaction(async (tx) => {
          for (const word of round % 2 ? words : words.toReversed())
            await tx.$executeRaw`
              INSERT INTO posts
                (title, slug, body, status, tags, search_text, last_change, created_at, updated_at)
              VALUES ('Imported', ${`${word}-${round}`}, '', 'published', ARRAY[${word}], '',
                '{"action": "post.create", "at": "2026-01-01T00:00:00Z", "actorType": "system"}',
                now(), now())`
        })
    }
    await runConcurrently([...writing, importing])
    app.context.versions.haveChanged(['posts'])
    const counted = await app.prisma.$queryRaw<{ tag: string }[]>`
      SELECT tag || ' ' || count(*) AS tag FROM posts, unnest(tags) AS name (tag)
      WHERE status = 'published' GROUP BY name.tag ORDER BY name.tag COLLATE "C"`
    expect(await tags()).toEqual(counted.map(({ tag }) => tag))
  })
})

const write = async ({ token }: TestUser, status: string) =>
  (await app.call('createPost', { token, json: { title: 'A post', body: 'Text', status } })).data.id
const authors = async (query = {}) =>
  (await app.call('listAuthors', { ...reader, query })).data.map(({ displayName }) => displayName)

describe('listAuthors', () => {
  it('lists users with published posts, with id and display name only', async () => {
    const [ada, ben] = [await app.addUser('ada', 'editor'), await app.addUser('ben', 'editor')]
    await write(ada, 'published')
    await write(ada, 'published')
    const draft = await write(ben, 'draft')
    const { data } = await app.call('listAuthors', reader)
    expect(data).toEqual([{ id: ada.id, displayName: 'Test ada' }])
    const change = { token: ben.token, params: { postId: draft }, headers: { 'if-match': '*' } }
    await app.call('updatePost', { ...change, json: { status: 'published' } })
    expect(await authors()).toEqual(['Test ben', 'Test ada'])
    expect(await authors({ ids: `${ada.id},${app.users.viewer.id}` })).toEqual(['Test ada'])
    const pages = await walk(app, '/api/authors?limit=1&count=true', reader)
    expect(pages.flatMap(recordsOf).map(({ displayName }) => displayName)).toEqual(['Test ben', 'Test ada'])
    expect(pages[0]?.headers['x-total-count']).toBe('2')
    const { data: posts } = await app.call('listPosts', { ...reader, query: { author: ada.id } })
    expect(posts).toHaveLength(2)
    await app.call('updatePost', { ...change, json: { status: 'archived' } })
    expect(await authors()).toEqual(['Test ada'])
    const gone = { ...app.as('admin'), params: { userId: ada.id }, headers: { 'if-match': '*' } }
    await app.call('deleteUser', gone)
    expect(await authors()).toEqual([])
  })
})
