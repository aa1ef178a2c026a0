import { describe, expect, it } from 'vitest'
import { slugCandidate } from '../../src/resources/posts/slug.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const posts = () => app.prisma.post
const create = (json: object) => app.request('POST', '/api/posts', { token: app.users.editor.token, json })
const created = async (json: object) => {
  const { data } = await app.call('createPost', { token: app.users.editor.token, json })
  return data
}

describe('createPost', () => {
  it('makes a draft of the author unless told otherwise', async () => {
    const response = await create({ title: 'Opening hours', body: '<p>At nine.</p>' })
    const now = app.clock.now()
    expect(response.json).toMatchObject({
      status: 'success',
      message: 'The post was created.',
      data: {
        title: 'Opening hours',
        slug: 'opening-hours',
        excerpt: null,
        body: '<p>At nine.</p>',
        status: 'draft',
        publishAt: null,
        publishedAt: null,
        author: { id: app.users.editor.id, displayName: 'Test editor' },
        tags: [],
      },
    })
    const got = await app.request('GET', response.headers.location ?? '', app.as('editor'))
    expect(got.json).toEqual({ ...Object(response.json), message: 'The post.' })
    expect(await created({ title: 'Now', body: '', status: 'published' })).toMatchObject({
      status: 'published',
      publishedAt: now.toISOString(),
    })
  })

  it('has no author when an API key writes', async () => {
    const { key } = await app.issueKey({ scopes: ['posts:write'] })
    const json = { title: 'By a machine', body: '' }
    const { data } = await app.call('createPost', { apiKey: key, json })
    expect(data.author).toBeNull()
  })

  it.each([
    ['Opening hours: spring & summer!', 'opening-hours-spring-summer'],
    ['Öffnungszeiten im Frühling', 'offnungszeiten-im-fruhling'],
    ['Привет, мир', 'privet-mir'],
    ['你好世界', 'ni-hao-shi-jie'],
    ['مرحبا', 'mrhb'],
    ['Crème brûlée – 50 % off', 'creme-brulee-50-off'],
    ['  --Already--slugged--  ', 'already-slugged'],
    ['🍵', 'post'],
    ['!!!', 'post-2'],
  ])('makes of the title %j the slug %s', async (title, slug) => {
    expect((await created({ title, body: '' })).slug).toBe(slug)
  })

  it('names what has no Latin letters after the resource', () => {
    expect([0, 1].map((attempt) => slugCandidate('🍵', attempt, 'recipe'))).toEqual(['recipe', 'recipe-2'])
  })

  it('makes slugs of the form that it takes, whatever the title', async () => {
    for (const title of [
      'x'.repeat(255),
      '漢'.repeat(255),
      `${'word '.repeat(50)}`,
      'ß'.repeat(255),
      'ﷺ'.repeat(200),
    ]) {
      for (const slug of [
        (await created({ title, body: '' })).slug,
        (await created({ title, body: '' })).slug,
      ]) {
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(255)
      }
    }
  })

  it('makes 30 slugs of one title, also when all are created at once', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => created({ title: 'Rush hour', body: '' })))
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(30)
    expect(all.map(({ slug }) => slug)).toContain('rush-hour')
  })

  it.each([
    ['end-9007199254740991', 'end'],
    ['top-2', 'top'],
    [`${'x'.repeat(243)}-99999999999`, 'x'.repeat(255)],
  ])('makes further slugs beside %s', async (slug, title) => {
    await created({ title: 'Mischief', slug, body: '' })
    for (let count = 0; count < 5; count++) expect(outcome(await create({ title, body: '' }))).toBe('201')
  })

  it('refuses a slug that another post has, and names it', async () => {
    expect(outcome(await create({ title: 'One', slug: 'same', body: '' }))).toBe('201')
    expect(outcome(await create({ title: 'Two', slug: 'same', body: '' }))).toBe(
      '409 already_exists (/slug unique)',
    )
    expect(await posts().count({ where: { title: 'Two' } })).toBe(0)
  })

  it.each(['Same', 'two words', '-a', 'a-', 'a--b', 'ü', 'a/b', '..', "a' OR 1=1"])(
    'refuses the slug %j',
    async (slug) => {
      expect(outcome(await create({ title: 'Odd', slug, body: '' }))).toBe(
        '422 validation_failed (/slug pattern)',
      )
    },
  )

  it.each<[object, string]>([
    [{}, '/title required, /body required'],
    [{ title: '', body: '' }, '/title minLength'],
    [{ title: 'x'.repeat(256), body: '' }, '/title maxLength'],
    [{ title: 'Odd', body: '', status: 'archived' }, '/status enum'],
    [{ title: 'Odd', body: '', tags: ['a', 'a'] }, '/tags uniqueItems'],
    [{ title: 'Odd', body: '', tags: [' '] }, '/tags/0 minLength'],
    [{ title: 'Odd', body: '', excerpt: 'x'.repeat(501) }, '/excerpt maxLength'],
    [{ title: 'Odd', body: '', author: 1 }, '/author additionalProperties'],
  ])('refuses %j', async (json, errors) => {
    expect(outcome(await create(json))).toBe(`422 validation_failed (${errors})`)
    expect(await posts().count({ where: { title: 'Odd' } })).toBe(0)
  })

  it('keeps the safe part of its HTML, and of its plain texts the text', async () => {
    const post = await created({
      title: '<b>Spring</b><script>steal()</script>',
      excerpt: '<i>Earlier</i> & later',
      body:
        '<h2>Hi</h2><script>steal()</script>' +
        '<a href="javascript:steal()">x</a><img src=x onerror=steal()>',
      tags: ['<u>news</u>'],
    })
    expect(post).toMatchObject({ title: 'Spring', excerpt: 'Earlier & later', tags: ['news'] })
    expect(post.body).toBe('<h2>Hi</h2><a>x</a><img src="x">')
  })
})
