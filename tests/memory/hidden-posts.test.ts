import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const HIDDEN = ['draft', 'scheduled', 'archived'] as const
const STATUSES = [...HIDDEN, 'published'] as const

const app = useApp()

interface Asker {
  readonly name: string
  readonly mayWrite: boolean
  readonly credential: RequestOptions
  readonly refusal: string
}

let askers: readonly Asker[]
/** The paths of a post of each status, whose title is that status. */
const paths = new Map<string, string>()

beforeAll(async () => {
  const [read, write] = [['posts:read'], ['posts:read', 'posts:write']] as const
  const { key: reading } = await app.issueKey({ scopes: read })
  const { key: writing } = await app.issueKey({ scopes: write })
  const role = '403 permission_denied'
  const scope = '403 insufficient_scope'
  askers = [
    { name: 'viewer', mayWrite: false, credential: { token: app.users.viewer.token }, refusal: role },
    { name: 'author', mayWrite: false, credential: { token: app.users.author.token }, refusal: '200' },
    { name: 'editor', mayWrite: true, credential: { token: app.users.editor.token }, refusal: role },
    { name: 'reading key', mayWrite: false, credential: { apiKey: reading }, refusal: scope },
    { name: 'writing key', mayWrite: true, credential: { apiKey: writing }, refusal: scope },
    { name: 'admin', mayWrite: true, credential: { token: app.users.admin.token }, refusal: role },
  ]
  for (const status of STATUSES) paths.set(status, await postOf(status))
})

const titleOf = (status: string) => `The ${status} one`

async function postOf(status: (typeof STATUSES)[number]): Promise<string> {
  const { token } = app.users.admin
  const first = status === 'archived' ? 'published' : status
  const publishAt = status === 'scheduled' ? '2030-01-01T00:00:00Z' : null
  const json = { title: titleOf(status), body: 'Text', status: first, publishAt }
  const { id: postId } = (await app.call('createPost', { token, json })).data
  const archive = { token, params: { postId }, headers: { 'if-match': '*' }, json: { status } }
  if (status !== first) await app.call('updatePost', archive)
  return `/api/posts/${postId}`
}

/** Makes everything that is kept stale. */
async function forget(): Promise<void> {
  const response = await app.request('PATCH', paths.get('draft') ?? '', {
    token: app.users.admin.token,
    headers: { 'if-match': '*' },
    json: { excerpt: null },
  })
  expect(response.status).toBe(200)
}

/** Asks for each post and each list, and expects what this one may see. */
async function expectOwnView({ name, mayWrite, credential, refusal }: Asker): Promise<void> {
  const { text } = await app.request('GET', '/api/posts', credential)
  for (const status of STATUSES) {
    const isShown = mayWrite || status === 'published'
    const who = `${name}, ${status}`
    const one = await app.request('GET', paths.get(status) ?? '', credential)
    expect(outcome(one), who).toBe(isShown ? '200' : '404 not_found')
    const head = await app.request('HEAD', paths.get(status) ?? '', credential)
    expect(head.status, who).toBe(one.status)
    const list = await app.request('GET', '/api/posts', { ...credential, query: { status } })
    expect(outcome(list), who).toBe(isShown ? '200' : refusal)
    expect(one.text.includes(titleOf(status)), who).toBe(isShown)
    expect(list.text.includes(titleOf(status)), who).toBe(isShown)
    expect(text.includes(titleOf(status)), who).toBe(status === 'published')
  }
}

const orders = [0, 1, 2, 3, 4, 5].flatMap((first) =>
  [false, true].map((isReversed) => ({ first, isReversed })),
)

describe('hidden posts', { timeout: 60_000 }, () => {
  it.each(orders)('are shown to writers only, whoever asks first: %j', async ({ first, isReversed }) => {
    const inOrder = [...askers.slice(first), ...askers.slice(0, first)]
    const asking = isReversed ? inOrder.toReversed() : inOrder
    await forget()
    // an answer is made, then kept, then its headers are, too
    for (const asker of [...asking, ...asking, ...asking]) await expectOwnView(asker)
  })

  it('are shown to writers only, when all ask at the same time', async () => {
    for (let count = 0; count < 5; count++) {
      await forget()
      await Promise.all([...askers, ...askers, ...askers].map(expectOwnView))
    }
  })
})
