import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { ApiResponse } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD, type TestUser } from '../support/users.ts'

const NEW = 'staple battery horse correct'
const ROUNDS = 8
/** Milliseconds after which everything that is not blocked has long finished. */
const SOON = 300

const app = useApp()

beforeAll(() => app.keepSecret(NEW))

const always = { 'if-match': '*' }
const patch = (path: string, { token }: TestUser, json: object) =>
  app.request('PATCH', path, { token, headers: always, json })
const remove = (path: string, { token }: TestUser) => app.request('DELETE', path, { token, headers: always })
const post = (path: string, { token }: TestUser, json?: object) =>
  app.request('POST', path, { token, ...(json && { json }) })

describe('concurrent changes of accounts, logins and posts', () => {
  it(`never deadlock, in ${ROUNDS} rounds`, async () => {
    const failures: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const one = await app.addUser(`one-${round}`, 'admin')
      const two = await app.addUser(`two-${round}`, 'admin')
      const leaver = await app.addUser(`leaver-${round}`, 'editor')
      const writer = await app.addUser(`w-${round}`, 'editor')
      const again = { ...one, ...(await app.signIn(one.id)) }
      const created = await app.call('createPost', { token: leaver.token, json: { title: 'A', body: '' } })
      const path = `/api/posts/${created.data.id}`
      const account = ({ id }: TestUser) => `/api/users/${id}`
      const refresh = { refresh_token: leaver.refreshToken }
      const passwords = { currentPassword: PASSWORD, newPassword: NEW }
      const responses: ApiResponse[] = await Promise.all([
        patch(account(two), one, { displayName: 'Two' }),
        patch(account(one), two, { displayName: 'One' }),
        patch(account(one), one, { displayName: 'Myself' }),
        patch(path, writer, { title: 'B' }),
        patch(path, leaver, { title: 'C' }),
        patch(path, one, { title: 'D' }),
        remove(account(leaver), two),
        post('/api/auth/refresh', leaver, refresh),
        post('/api/posts', leaver, { title: 'E', body: '' }),
        post('/api/products', one, { name: 'F', price: 1 }),
        post('/api/auth/password', again, passwords),
        post('/api/auth/password', again, passwords),
        post('/api/auth/logout', one),
        post('/api/auth/logout', one),
        remove(`/api/auth/sessions/${one.sessionId}`, again),
      ])
      failures.push(...responses.filter(({ status }) => status >= 500).map(outcome))
    }
    expect(failures).toEqual([])
  }, 60_000)
})

// Needs a server with several connections.
if (inject('testDatabase').kind === 'postgresql') {
  let operator: pg.Client

  beforeAll(async () => {
    operator = new pg.Client({ connectionString: app.settings.databaseUrl })
    await operator.connect()
  })
  afterAll(() => operator.end())

  /** Whether the work is still blocked after a while. */
  const waits = async (work: Promise<unknown>) =>
    (await Promise.race([work.then(() => 'done'), wait(SOON, 'waits')])) === 'waits'

  describe('an update of a record that another session is changing', () => {
    const made = async () => {
      const json = { name: 'First', price: 1 }
      const { data } = await app.call('createProduct', { ...app.as('admin'), json })
      return { id: data.id, path: `/api/products/${data.id}` }
    }

    /** Sends an update while another session changes the record, and commits that once the update waits. */
    async function meanwhile(id: number, statement: string, change: () => Promise<ApiResponse>) {
      await operator.query('BEGIN')
      await operator.query(statement, [id])
      const changed = change()
      expect(await waits(changed)).toBe(true)
      await operator.query('COMMIT')
      return await changed
    }
    const OTHER = `UPDATE products SET sku = 'other', version = version + 1 WHERE id = $1`

    it('is applied on top of the other change', async () => {
      const { id, path } = await made()
      const response = await meanwhile(id, OTHER, () => patch(path, app.users.admin, { name: 'Second' }))
      expect(outcome(response)).toBe('200')
      const found = await app.call('listProducts', { query: { q: 'second other' } })
      expect(found.data).toMatchObject([{ id, name: 'Second', sku: 'other', version: 3 }])
    })

    it('is refused if its If-Match names the previous version', async () => {
      const { id, path } = await made()
      const headers = { 'if-match': '"1"' }
      const options = { ...app.as('admin'), headers, json: { name: 'Second' } }
      const response = await meanwhile(id, OTHER.replace('other', 'another'), () =>
        app.request('PATCH', path, options),
      )
      expect(outcome(response)).toBe('412 precondition_failed')
      const found = await app.prisma.product.findUniqueOrThrow({ where: { id } })
      expect(found).toMatchObject({ name: 'First', sku: 'another', version: 2 })
    })

    it('finds no record if the other session deletes it', async () => {
      const { id, path } = await made()
      const end = 'DELETE FROM products WHERE id = $1'
      const response = await meanwhile(id, end, () => patch(path, app.users.admin, { name: 'Second' }))
      expect(outcome(response)).toBe('404 not_found')
    })
  })

  describe('a write', () => {
    it('waits for a transaction that revokes its access, and is then refused', async () => {
      const user = await app.addUser('fired', 'editor')
      expect(outcome(await post('/api/products', user, { name: 'Before', price: 1 }))).toBe('201')
      await operator.query('BEGIN')
      await operator.query('UPDATE users SET disabled_at = now() WHERE id = $1', [user.id])
      const write = post('/api/products', user, { name: 'After', price: 1 })
      const change = patch('/api/products/1', user, { name: 'After' })
      expect(await waits(write)).toBe(true)
      expect(await waits(change)).toBe(true)
      await operator.query('COMMIT')
      expect(outcome(await write)).toBe('401 token_invalid')
      expect(outcome(await change)).toBe('401 token_invalid')
      expect(await app.prisma.product.count({ where: { name: 'After' } })).toBe(0)
    })

    it('succeeds when that transaction is rolled back', async () => {
      const user = await app.addUser('kept', 'editor')
      await operator.query('BEGIN')
      await operator.query("UPDATE users SET role = 'viewer' WHERE id = $1", [user.id])
      const write = post('/api/products', user, { name: 'Kept', price: 1 })
      expect(await waits(write)).toBe(true)
      await operator.query('ROLLBACK')
      expect(outcome(await write)).toBe('201')
    })

    it('that came first makes a revocation of its access wait', async () => {
      const user = await app.addUser('late', 'editor')
      const { data } = await app.call('createProduct', {
        token: user.token,
        json: { name: 'Held', price: 1 },
      })
      await operator.query('BEGIN')
      await operator.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [data.id])
      const write = patch(`/api/products/${data.id}`, user, { name: 'Written' })
      expect(await waits(write)).toBe(true)
      const end = patch(`/api/users/${user.id}`, app.users.admin, { disabled: true })
      expect(await waits(end)).toBe(true)
      await operator.query('ROLLBACK')
      expect(outcome(await write)).toBe('200')
      expect(outcome(await end)).toBe('200')
      expect(outcome(await post('/api/products', user, { name: 'Later', price: 1 }))).toBe(
        '401 token_invalid',
      )
    })
  })
}
