import { describe, expect, it } from 'vitest'
import { recordsOf, walk } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import type { TestUser } from '../support/users.ts'

const app = useApp()
const reader = app.as('viewer')

const write = async ({ token }: TestUser, status: string) =>
  (await app.call('createPost', { token, json: { title: 'A post', body: 'Text', status } })).data.id
const authors = async (query = {}) =>
  (await app.call('listAuthors', { ...reader, query })).data.map(({ displayName }) => displayName)

describe('listAuthors', () => {
  it('has whoever has published something, with id and display name alone', async () => {
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
