import { isUniqueViolation } from '../../database/errors.ts'
import { htmlText, searchText } from '../../lists/search.ts'
import type { Handler } from '../../request/handler.ts'
import type { Writes } from '../../request/writes.ts'
import type { Refuse } from '../../words/errors.ts'
import { removeRecord, updateRecord } from '../changes.ts'
import { mayWrite } from './access.ts'
import { publicationAfter, publicationOf } from './publication.ts'
import {
  createdPost,
  insertPost,
  type NewPost,
  newPost,
  POST_COLUMNS_SQL,
  POSTS,
  type PostRow,
  postKind,
  SLUG_TAKEN,
  toPost,
} from './resource.ts'
import { MAX_SLUG_ATTEMPTS, slugCandidate, slugOf } from './slug.ts'

export { listPosts } from './list.ts'

export const getPost: Handler<'getPost'> = async ({ params, principal, find, refuse }) => {
  const row = await find<PostRow>({ table: POSTS, columns: POST_COLUMNS_SQL }, params.postId)
  // to a reader, a post that is not published does not exist
  if (!row || (row.status !== 'published' && !mayWrite(principal))) {
    return refuse('not_found', { detail: 'noSuchPost' })
  }
  return { data: toPost(row), version: row.version }
}

export const createPost: Handler<'createPost'> = async ({ body, principal, insert, change, now, refuse }) => {
  const post = newPost(body, {
    ...publicationAfter(body, now, refuse),
    authorId: principal.kind === 'user' ? principal.userId : null,
    lastChange: change('post.create'),
  })
  const row =
    body.slug === undefined
      ? await insertWithFreeSlug(insert, post)
      : await insertPost(insert, post, body.slug)
  return row ? createdPost(row) : refuseSlug(refuse)
}

export const updatePost: Handler<'updatePost'> = async (request) => {
  const { params, body, now, refuse } = request
  const { status, publishAt, ...fields } = body
  try {
    const row = await updateRecord(request, postKind, params.postId, (before) => {
      const { title, excerpt, body: html } = { ...before, ...fields }
      const publication = publicationAfter({ status, publishAt }, now, refuse, publicationOf(before))
      return { ...fields, ...publication, searchText: searchText(title, excerpt, htmlText(html)) }
    })
    return { data: toPost(row), version: row.version }
  } catch (error) {
    if (isUniqueViolation(error, 'posts_slug_key')) return refuseSlug(refuse, error)
    throw error
  }
}

export const deletePost: Handler<'deletePost'> = async (request) => {
  return { data: toPost(await removeRecord(request, postKind, request.params.postId)) }
}

/** Other posts may have the title, or get it at the same time: the unique index decides. */
async function insertWithFreeSlug(insert: Writes['insert'], post: NewPost): Promise<PostRow | undefined> {
  const words = slugOf(post.title)
  for (let attempt = 0; attempt < MAX_SLUG_ATTEMPTS; attempt++) {
    const row = await insertPost(insert, post, slugCandidate(words, attempt))
    if (row) return row
  }
  return undefined
}

function refuseSlug(refuse: Refuse<'conflict'>, cause?: unknown): never {
  return refuse('conflict', { detail: 'slugTaken', errors: [SLUG_TAKEN], cause })
}
