import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import type { TestUser } from '../support/users.ts'

const app = useApp()

const ANY = { 'if-match': '*' }
const rename = ({ token }: TestUser, displayName: string, headers = ANY) =>
  app.request('PATCH', '/api/auth/me', { token, headers, json: { displayName } })

describe('updateCurrentUser', () => {
  it('changes the own display name, for posts, authors and the audit trail at once', async () => {
    const user = await app.addUser('mara', 'editor')
    const { token } = user
    const json = { title: 'A post', body: 'Text', status: 'published' }
    const { id: postId } = (await app.call('createPost', { token, json })).data
    const names = async () => [
      (await app.call('getPost', { token, params: { postId } })).data.author?.displayName,
      ...(await app.call('listPosts', { token })).data.map(({ author }) => author?.displayName),
      ...(await app.call('listAuthors', { token })).data.map(({ displayName }) => displayName),
      (await app.call('getCurrentUser', { token })).data.displayName,
    ]
    for (const name of ['Mara Lindt', 'Mára <b>L</b>']) {
      const before = (await app.call('getCurrentUser', { token })).data
      const change = { token, headers: ANY, json: { displayName: name } }
      const { data } = await app.call('updateCurrentUser', change)
      const displayName = name.replaceAll(/<.*?>/g, '')
      const version = before.version + 1
      expect(data).toEqual({ ...before, displayName, updatedAt: expect.any(String), version })
      expect(await names()).toEqual([displayName, displayName, displayName, displayName])
    }
    const found = await app.call('listUsers', { ...app.as('admin'), query: { q: 'mara l' } })
    expect(found.data.map(({ id }) => id)).toEqual([user.id])
    const query = { resourceType: 'user', resourceId: String(user.id), limit: 1 }
    const [entry] = (await app.call('listAuditEntries', { ...app.as('admin'), query })).data
    expect(entry).toMatchObject({
      action: 'user.update',
      actorId: String(user.id),
      changedFields: ['displayName'],
    })
  })

  it('changes nothing of what somebody else has changed since', async () => {
    const user = await app.addUser('slow', 'viewer')
    const { token } = user
    const { etag = '' } = (await app.request('GET', '/api/auth/me', { token })).headers
    expect(outcome(await rename(user, 'First', { 'if-match': etag }))).toBe('200')
    expect(outcome(await rename(user, 'Second', { 'if-match': etag }))).toBe('412 precondition_failed')
    const bare = await app.request('PATCH', '/api/auth/me', { token, json: { displayName: 'Third' } })
    expect(outcome(bare)).toBe('428 precondition_required')
  })

  it('refuses role, username and password, which are not for the person to change here', async () => {
    const { token } = await app.addUser('climber', 'viewer')
    const password = 'a long pass phrase'
    for (const json of [{ role: 'admin' }, { username: 'x' }, { password }, { disabled: true }]) {
      const response = await app.request('PATCH', '/api/auth/me', { token, headers: ANY, json })
      expect(outcome(response)).toMatch(/^422 validation_failed/)
    }
  })

  it('leaves an account as it is that is disabled at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await app.addUser(`racer${round}`, 'admin')
      const params = { userId: user.id }
      const disable = { ...app.as('admin'), params, headers: ANY, json: { disabled: true } }
      const [renamed] = await Promise.all([rename(user, 'Renamed'), app.call('updateUser', disable)])
      const { data } = await app.call('getUser', { ...app.as('admin'), params })
      expect(data.disabledAt).not.toBeNull()
      expect(data.displayName).toBe(renamed.status === 200 ? 'Renamed' : `Test racer${round}`)
      expect(outcome(await rename(user, 'Again'))).toBe('401 token_invalid')
    }
  })
})
