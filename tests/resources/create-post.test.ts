import { describe, expect, it } from 'vitest'
import { slugCandidate } from '../../src/resources/kit/slug-candidate.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const create = (json: object) => app.request('POST', '/api/posts', { token: app.users.editor.token, json })
const created = async (json: object) => {
  const { data } = await app.call('createPost', { token: app.users.editor.token, json })
  return data
}

describe('createPost', () => {
  it('creates a draft by default, with the caller as its author', async () => {
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
  ])('turns the title %j into the slug %s', async (title, slug) => {
    expect((await created({ title, body: '' })).slug).toBe(slug)
  })

  it('uses the name of the resource as the slug of a title without letters', () => {
    expect([0, 1].map((attempt) => slugCandidate('🍵', attempt, 'recipe'))).toEqual(['recipe', 'recipe-2'])
  })

  it('generates slugs that match the pattern, whatever the title', async () => {
    const titles = ['x'.repeat(255), '漢'.repeat(255), 'word '.repeat(50), 'ß'.repeat(255), 'ﷺ'.repeat(200)]
    for (const title of [...titles, ...titles]) {
      const { slug } = await created({ title, body: '' })
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(255)
    }
  })

  it('generates 30 different slugs for 30 posts with one title, created at once', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => created({ title: 'Rush hour', body: '' })))
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(30)
    expect(all.map(({ slug }) => slug)).toContain('rush-hour')
  })

  it.each([
    ['end-9007199254740991', 'end'],
    ['top-2', 'top'],
    [`${'x'.repeat(243)}-99999999999`, 'x'.repeat(255)],
  ])('generates further slugs when %s is taken', async (slug, title) => {
    await created({ title: 'Mischief', slug, body: '' })
    for (let count = 0; count < 5; count++) expect(outcome(await create({ title, body: '' }))).toBe('201')
  })

  it.each(['Same', 'two words', '-a', 'a-', 'a--b', 'ü', 'a/b', '..', "a' OR 1=1"])(
    'refuses the slug %j',
    async (slug) => {
      expect(outcome(await create({ title: 'Odd', slug, body: '' }))).toBe(
        '422 validation_failed (/slug pattern)',
      )
    },
  )

  it('keeps safe HTML in the body, and only the text of plain-text fields', async () => {
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
