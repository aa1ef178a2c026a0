import { beforeAll, describe, expect, it } from 'vitest'
import { type Scope, scopes } from '../../generated/operations.ts'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

/**
 * A client that reads records.
 *
 * @param refusal the outcome of a list of unpublished records; without it, the client sees them
 * @param missing the outcome for a record that does not exist
 */
const asker = (name: string, credential: () => RequestOptions, refusal = '', missing = '404 not_found') => ({
  ...{ name, credential, refusal, missing },
  isWriter: refusal === '',
})
type Asker = ReturnType<typeof asker>

const keys = new Map<Scope, string>()
const user = (role: Parameters<typeof app.as>[0], refusal?: string) =>
  asker(role, () => app.as(role), refusal)
const key = (scope: Scope, refusal?: string) =>
  asker(`a key with ${scope}`, () => ({ apiKey: keys.get(scope) ?? '' }), refusal)
const invalid = (credential: RequestOptions, refusal: string) =>
  asker(JSON.stringify(credential), () => credential, refusal, refusal)

const [ROLE, SCOPE] = ['403 permission_denied', '403 insufficient_scope']
const PRODUCTS = {
  path: '/api/products',
  json: (title: string) => ({ name: title, price: 1 }),
  statuses: ['draft', 'published'],
  askers: [
    asker('nobody', () => ({}), '401 authentication_required'),
    user('editor'),
    user('viewer', ROLE),
    key('products:write'),
    key('products:read', SCOPE),
    user('admin'),
    invalid({ token: 'x.y.z' }, '401 token_invalid'),
    invalid({ apiKey: 'x' }, '401 api_key_invalid'),
  ],
  first: [0, 2, 4, 6],
  /** Whether readers are not shown who wrote a record, and may share its cached responses. */
  hasPeople: true,
}
const POSTS = {
  path: '/api/posts',
  json: (title: string) => ({ title, body: 'Text' }),
  statuses: ['draft', 'scheduled', 'archived', 'published'],
  askers: [
    user('viewer', ROLE),
    user('author', '200'), // their own records, of which there are none
    user('editor'),
    key('posts:read', SCOPE),
    key('posts:write'),
    user('admin'),
  ],
  first: [0, 2, 4],
  hasPeople: false,
}

describe.each([PRODUCTS, POSTS])('records of $path', { timeout: 60_000 }, (kind) => {
  const { path, json, statuses, askers, first, hasPeople } = kind
  /** The path of one record of each status, whose title names that status. */
  const paths = new Map<string, string>()
  const titleOf = (status: string) => `The ${status} one`
  const orders = first.flatMap((first) => [false, true].map((isReversed) => ({ first, isReversed })))

  async function change(status: string, json: object): Promise<void> {
    const options = { ...app.as('admin'), headers: { 'if-match': '*' }, json }
    expect((await app.request('PATCH', paths.get(status) ?? '', options)).status).toBe(200)
  }

  /** Makes all cached responses stale. */
  const forget = () => change('draft', { status: 'draft' })

  beforeAll(async () => {
    for (const scope of scopes) {
      const held: Scope[] = scope === 'posts:write' ? ['posts:read', scope] : [scope]
      keys.set(scope, (await app.issueKey({ scopes: held })).key)
    }
    for (const status of statuses) {
      const schedule = status === 'scheduled' && { publishAt: '2030-01-01T00:00:00Z' }
      const first = { status: status === 'archived' ? 'published' : status, ...schedule }
      const options = { ...app.as('admin'), json: { ...json(titleOf(status)), ...first } }
      paths.set(status, (await app.request('POST', path, options)).headers.location ?? '')
      if (status === 'archived') await change(status, { status })
    }
  })

  /** Requests each record and each list, and expects what this client may see. */
  async function expectOwnView({ name, isWriter, credential, refusal, missing }: Asker): Promise<void> {
    const all = await app.request('GET', path, credential())
    for (const status of statuses) {
      const isShown = isWriter || status === 'published'
      const who = `${name}, ${status}`
      const one = await app.request('GET', paths.get(status) ?? '', credential())
      expect(outcome(one), who).toBe(isShown ? '200' : missing)
      const part = await app.request('GET', `${paths.get(status)}?fields=version`, credential())
      expect(outcome(part), who).toBe(outcome(one))
      const head = await app.request('HEAD', paths.get(status) ?? '', credential())
      expect(head.status, who).toBe(one.status)
      const list = await app.request('GET', path, { ...credential(), query: { status } })
      expect(outcome(list), who).toBe(isShown ? '200' : refusal)
      for (const { text, headers } of [one, list]) {
        expect(text.includes(titleOf(status)), who).toBe(isShown)
        if (!hasPeople || !isShown) continue
        expect(text.includes('createdBy'), who).toBe(isWriter)
        expect(headers['cache-control'], who).toBe(isWriter ? 'private, no-cache' : 'no-cache')
      }
      expect(all.text.includes(titleOf(status)), who).toBe(status === 'published')
    }
    if (hasPeople) expect(all.text.includes('createdBy'), name).toBe(isWriter)
  }

  it.each(orders)('that are unpublished are visible to writers only, in any order: %j', async (order) => {
    const inOrder = [...askers.slice(order.first), ...askers.slice(0, order.first)]
    const asking = order.isReversed ? inOrder.toReversed() : inOrder
    await forget()
    // a response is read from the database, then cached, then its headers are, too
    for (const one of [...asking, ...asking, ...asking]) await expectOwnView(one)
  })

  it('that are unpublished are visible to writers only, when all read at once', async () => {
    for (let count = 0; count < 5; count++) {
      await forget()
      await Promise.all([...askers, ...askers, ...askers].map(expectOwnView))
    }
  })
})
