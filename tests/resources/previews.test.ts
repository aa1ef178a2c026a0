import { describe, expect, it } from 'vitest'
import { cleanUp } from '../../src/housekeeping.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp({ settings: { cdnSeconds: 600, accessTokenTtl: 24 * 60 * 60 } })

const post = (values: object = {}) => ({ title: 'Draft', body: '<p>Soon</p>', ...values })

/** A new draft of an author, and how its author shares it. */
async function draft() {
  const { id: authorId, token } = await app.addUser(`author-${++count}`, 'author')
  const { data } = await app.call('createPost', { token, json: post() })
  const params = { postId: data.id }
  const share = async (json: { expiresInMinutes?: number } = {}) => {
    const { data: preview } = await app.call('createPostPreview', { token, params, json })
    app.keepSecret(preview.token)
    return preview
  }
  return { id: data.id, authorId, token, params, share }
}
let count = 0

const get = (url: string, options = {}) => app.request('GET', url, options)

describe('createPostPreview', () => {
  it.each([{ disabled: true }, { role: 'viewer' } as const, { password: 'from an administrator' }])(
    'ends for good when its author is changed: %j',
    async (change) => {
      const { authorId, share } = await draft()
      const { url } = await share()
      expect(outcome(await get(url))).toBe('200')
      const edit = async (json: object) => {
        const options = { ...app.as('admin'), json, headers: { 'if-match': '*' } }
        expect(outcome(await app.request('PATCH', `/api/users/${authorId}`, options))).toBe('200')
      }
      await edit(change)
      expect(outcome(await get(url))).toBe('401 token_invalid')
      await edit({ disabled: false, role: 'author' })
      expect(outcome(await get(url))).toBe('401 token_invalid')
    },
  )

  it('lets everybody with the link read the draft as readers will, and no cache store it', async () => {
    const { id, token, params, share } = await draft()
    expect(outcome(await get(`/api/posts/${id}`))).toBe('401 authentication_required')
    const { url, expiresAt, id: shown } = await share({ expiresInMinutes: 60 })
    expect(shown).toBe(id)
    expect(Date.parse(expiresAt) - app.clock.now().getTime()).toBe(60 * 60 * 1000)
    const { status, headers, json } = await get(url)
    expect({ status, data: Object(json).data }).toMatchObject({
      status: 200,
      data: { id, title: 'Draft', status: 'draft' },
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['cache-tag']).toBeUndefined()
    // what is saved later is there at once
    await app.call('updatePost', { token, params, json: { title: 'Better' }, headers: { 'if-match': '*' } })
    expect(Object((await get(`${url}&fields=title`)).json).data).toEqual({ id, title: 'Better' })
  })

  it('shows the draft to those who are signed in, and to keys, too', async () => {
    const { id, share } = await draft()
    const { url } = await share()
    const { key } = await app.issueKey({ scopes: ['posts:read'] })
    const { key: otherKey } = await app.issueKey({ scopes: ['products:read'] })
    const clients = [app.as('viewer'), app.as('author'), app.as('editor'), { apiKey: key }]
    for (const client of [...clients, { apiKey: otherKey }, { token: 'invalid' }]) {
      const { status, headers, json } = await get(url, client)
      expect({ status, id: Object(json).data.id }).toEqual({ status: 200, id })
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(outcome(await get(`/api/posts/${id}`, app.as('viewer')))).toBe('404 not_found')
  })

  it('takes nothing from those who can see another post', async () => {
    const { share } = await draft()
    const { token } = await share()
    const { data } = await app.call('createPost', {
      ...app.as('admin'),
      json: post({ status: 'published' }),
    })
    expect(outcome(await get(`/api/posts/${data.id}?preview=${token}`, app.as('viewer')))).toBe('200')
  })

  it('shows no other record, and lets do nothing else', async () => {
    const { share } = await draft()
    const { token: preview } = await share()
    const other = await draft()
    const published = await app.call('createPost', {
      ...app.as('admin'),
      json: post({ status: 'published' }),
    })
    for (const id of [other.id, published.data.id])
      expect(outcome(await get(`/api/posts/${id}?preview=${preview}`))).toBe('404 not_found')
    expect(outcome(await get(`/api/posts?preview=${preview}`))).toBe('401 authentication_required')
    expect(outcome(await get(`/api/products?preview=${preview}`))).toMatch(/^400 unknown_parameter /)
  })

  it('is for those who may change the post', async () => {
    const { params } = await draft()
    const stranger = await app.addUser('another-author', 'author')
    const { key } = await app.issueKey({ scopes: ['posts:read'] })
    const ask = (sent: object) =>
      app.request('POST', `/api/posts/${params.postId}/preview`, { json: {}, ...sent })
    expect(outcome(await ask(app.as('viewer')))).toBe('403 permission_denied')
    expect(outcome(await ask({ token: stranger.token }))).toBe('404 not_found')
    expect(outcome(await ask({ apiKey: key }))).toBe('403 insufficient_scope')
    expect(outcome(await ask(app.as('editor')))).toBe('201')
    expect(outcome(await ask({ ...app.as('editor'), json: { expiresInMinutes: 1441 } }))).toContain('422')
  })

  it('stores no token, neither in the database nor in the log', async () => {
    const { share } = await draft()
    const { token, url } = await share()
    await get(url)
    const rows = await app.prisma.$queryRaw<{ text: string }[]>`
      SELECT row_to_json(previews)::text AS text FROM previews
      UNION ALL SELECT row_to_json(audit_entries)::text FROM audit_entries`
    expect(rows.map(({ text }) => text).join()).not.toContain(token)
    expect(JSON.stringify(app.log)).not.toContain(token)
  })
})

describe('a preview ends', () => {
  const ENDS: [string, (one: Awaited<ReturnType<typeof draft>>) => Promise<unknown>][] = [
    ['when it expires', async () => app.clock.advance(60 * 60)],
    ['when it is revoked', ({ token, params }) => app.call('revokePostPreviews', { token, params })],
    [
      'when its creator is disabled',
      ({ authorId }) =>
        app.prisma.user.update({ where: { id: authorId }, data: { disabledAt: app.clock.now() } }),
    ],
    [
      'when its creator is deleted',
      ({ authorId }) => app.call('deleteUser', { ...app.as('admin'), params: { userId: authorId } }),
    ],
  ]
  it.each(ENDS)('%s', async (_, end) => {
    const one = await draft()
    const { url } = await one.share({ expiresInMinutes: 60 })
    expect(outcome(await get(url))).toBe('200')
    await end(one)
    const { status, code, text } = await get(url)
    expect({ status, code }).toEqual({ status: 401, code: 'token_invalid' })
    expect(text).toContain('preview')
  })

  it('when the key that created it is revoked', async () => {
    const { id } = await draft()
    const { id: apiKeyId, key } = await app.issueKey({ scopes: ['posts:read', 'posts:write'] })
    const made = await app.request('POST', `/api/posts/${id}/preview`, { apiKey: key, json: {} })
    const { url, token } = Object(made.json).data
    app.keepSecret(token)
    expect(outcome(await get(url))).toBe('200')
    await app.call('revokeApiKey', { ...app.as('admin'), params: { apiKeyId } })
    expect(outcome(await get(url))).toBe('401 token_invalid')
  })

  it('with its post, and is not found', async () => {
    const { token, params, share } = await draft()
    const { url } = await share()
    await app.call('deletePost', { token, params })
    expect(outcome(await get(url))).toBe('404 not_found')
  })

  it('with all others of its post, but with none of another one', async () => {
    const [one, other] = [await draft(), await draft()]
    const urls = [(await one.share()).url, (await one.share()).url]
    const kept = (await other.share()).url
    const { data } = await app.call('revokePostPreviews', { token: one.token, params: one.params })
    expect(data).toEqual({ id: one.id, count: 2 })
    for (const url of urls) expect(outcome(await get(url))).toBe('401 token_invalid')
    expect(outcome(await get(kept))).toBe('200')
  })

  it('and is deleted by the housekeeping', async () => {
    const { share } = await draft()
    await share({ expiresInMinutes: 1 })
    app.clock.advance(61)
    expect((await cleanUp(app.context)).previews).toBeGreaterThan(0)
    expect(await app.prisma.preview.count({ where: { expiresAt: { lte: app.clock.now() } } })).toBe(0)
  })
})

it('a token that was made up is not told from one that has ended', async () => {
  const { id } = await draft()
  for (const token of ['x', `cmsp_${'A'.repeat(43)}`, ''])
    expect(outcome(await get(`/api/posts/${id}?preview=${token}`))).toBe('401 token_invalid')
  expect(outcome(await get(`/api/posts/${id}?preview=a&preview=b`))).toBe('401 token_invalid')
})
