import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf, type Resource } from './resource.ts'

const HOUR = 3600
const STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
type Status = (typeof STATUSES)[number]

const app = useApp({ settings: { accessTokenTtl: 24 * HOUR } })
const editor = app.as('editor')

const later = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR * 1000).toISOString()
const create = (json: object) =>
  app.request('POST', '/api/posts', { ...editor, json: { title: 'News', body: '<p>New</p>', ...json } })
const newPost = async (json: object = {}) => createdAt(app, await create(json), editor)

async function postThatIs(status: Status): Promise<Resource> {
  if (status === 'scheduled') return newPost({ status, publishAt: later(1) })
  const post = await newPost()
  if (status !== 'draft') await post.patch({ status })
  return post
}

describe('the status of a post', () => {
  const FUTURE = 'a time to come'
  const PAST = 'a time gone by'
  const asked = (publishAt: unknown) => ({
    ...(publishAt === FUTURE && { publishAt: later(2) }),
    ...(publishAt === PAST && { publishAt: later(-2) }),
    ...(publishAt === null && { publishAt }),
  })
  const required = '422 validation_failed (/publishAt required)'
  const future = '422 validation_failed (/publishAt future)'
  const scheduledOnly = '422 validation_failed (/publishAt scheduledOnly)'

  /** The expected outcome of an update with this status and `publishAt`. */
  const rules = (next: Status, publishAt: unknown, wasScheduled: boolean): string => {
    if (next !== 'scheduled') return publishAt === FUTURE || publishAt === PAST ? scheduledOnly : '200'
    if (publishAt === FUTURE) return '200'
    if (publishAt === PAST) return future
    return publishAt === undefined && wasScheduled ? '200' : required
  }

  describe.each(STATUSES)('from %s', (before) => {
    const cases = [undefined, ...STATUSES].flatMap((status) =>
      [undefined, null, FUTURE, PAST].map((publishAt) => ({ status, publishAt })),
    )
    it.each(cases)('to $status with publishAt $publishAt', async ({ status, publishAt }) => {
      const post = await postThatIs(before)
      const { publishedAt, publishAt: dueBefore } = Object(dataOf(await post.read()))
      app.clock.advance(1)
      const json = { title: 'Moved', ...(status && { status }), ...asked(publishAt) }
      const response = await post.patch(json)
      const next = status ?? before
      const expected = rules(next, publishAt, before === 'scheduled')
      expect(outcome(response)).toBe(expected)
      expect(dataOf(await post.read())).toMatchObject(
        expected !== '200'
          ? { title: 'News', status: before, publishAt: dueBefore, publishedAt }
          : {
              status: next,
              publishAt: next === 'scheduled' ? (asked(publishAt).publishAt ?? dueBefore) : null,
              publishedAt: next === 'published' ? (publishedAt ?? later(0)) : publishedAt,
            },
      )
    })
  })

  it.each<[Status | undefined, unknown, string]>([
    [undefined, undefined, '201'],
    [undefined, null, '201'],
    [undefined, FUTURE, scheduledOnly],
    ['draft', FUTURE, scheduledOnly],
    ['published', FUTURE, scheduledOnly],
    ['published', undefined, '201'],
    ['scheduled', undefined, required],
    ['scheduled', null, required],
    ['scheduled', PAST, future],
    ['scheduled', FUTURE, '201'],
    ['archived', undefined, '422 validation_failed (/status enum)'],
  ])('of a new post as %s with publishAt %s', async (status, publishAt, expected) => {
    const response = await create({ ...(status && { status }), ...asked(publishAt) })
    expect(outcome(response)).toBe(expected)
  })

  it('can change, but publishedAt keeps the first publication', async () => {
    const post = await postThatIs('published')
    const first = later(0)
    for (const status of ['draft', 'published', 'archived', 'published'] as const) {
      app.clock.advance(HOUR)
      expect(dataOf(await post.patch({ status }))).toMatchObject({ status, publishedAt: first })
    }
    const scheduled = await post.patch({ status: 'scheduled', publishAt: later(1) })
    expect(dataOf(scheduled)).toMatchObject({ status: 'scheduled', publishedAt: first })
  })

  it('cannot be scheduled for the current moment', async () => {
    expect(outcome(await create({ status: 'scheduled', publishAt: later(0) }))).toBe(future)
  })
})
