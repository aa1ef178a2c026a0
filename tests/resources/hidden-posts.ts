import type { TestApp } from '../support/app.ts'
import type { RequestOptions } from '../support/client.ts'
import { rowsDuring } from '../support/statements.ts'
import { createdAt, type Resource } from './resource.ts'

export const UNPUBLISHED = ['draft', 'scheduled', 'archived'] as const
export const MISSING = '/api/posts/2147483647'

/** Each with the ETag of the post where it says so. */
export const ASKED: readonly (readonly [string, RequestOptions])[] = [
  ['GET', {}],
  ['HEAD', {}],
  ['GET', { headers: { 'if-none-match': 'ETAG' } }],
  ['GET', { headers: { 'if-none-match': '*' } }],
  ['DELETE', {}],
  ['DELETE', { headers: { 'if-match': 'ETAG' } }],
  ['DELETE', { headers: { 'if-match': '"0"' } }],
  ['PATCH', { json: { title: 'x' } }],
  ['PATCH', { json: { title: 'x' }, headers: { 'if-match': 'ETAG' } }],
  ['PATCH', { json: { title: 'x' }, headers: { 'if-match': '"0"' } }],
  ['PATCH', { json: {}, headers: { 'if-match': '*' } }],
]

export const SECRET = {
  title: 'Secretissimum',
  slug: 'secretissimum',
  tags: ['unheard'],
  body: '<p>Zweifellos</p>',
}

/** A post with words of its own, which readers must not find. */
export async function secretPost(app: TestApp, status: (typeof UNPUBLISHED)[number]): Promise<Resource> {
  const writer = app.as('admin')
  const schedule = status === 'scheduled' && { status, publishAt: '2030-01-01T00:00:00Z' }
  const json = { ...SECRET, ...schedule }
  const post = createdAt(app, await app.request('POST', '/api/posts', { ...writer, json }), writer)
  if (status === 'archived') await post.patch({ status: 'published' })
  if (status === 'archived') await post.patch({ status })
  return post
}

/** An answer without what is new in each: the id of the request. */
export async function told(app: TestApp, method: string, path: string, options: RequestOptions) {
  const { status, text, headers } = await app.request(method, path, options)
  const { 'x-request-id': id = '', date: _, 'content-length': length, ...others } = headers
  return { status, text: text.replace(id, 'id'), length, others }
}

/** The same, with the rows that the database sent: a record that is hidden is not even read. */
export async function toldWithRows(app: TestApp, method: string, path: string, options: RequestOptions) {
  let answer: Awaited<ReturnType<typeof told>> | undefined
  const [, , table = ''] = path.split('/')
  const rows = await rowsDuring(table, async () => {
    answer = await told(app, method, path, options)
  })
  return { ...answer, rows }
}

/** What is asked, with the ETag of a post where it says so. */
export function withTag({ headers, json }: RequestOptions, etag: string): RequestOptions {
  const sent = Object.entries(headers ?? {}).map(([name, value]) => [name, value.replace('ETAG', etag)])
  return { json, headers: Object.fromEntries(sent) }
}
