import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Refuse } from '../../core/errors.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { htmlText, searchText } from '../../lists/search.ts'
import { removeRecord, updateRecord } from '../changes.ts'
import { mayWrite } from './access.ts'
import { publicationAfter } from './publication.ts'
import { type NewPost, newPost, POST_COLUMNS, postKind, SLUG_TAKEN, toPost } from './resource.ts'
import { MAX_SLUG_ATTEMPTS, slugCandidate, slugOf } from './slug.ts'

export { listPosts } from './list.ts'

export const getPost: Handler<'getPost'> = async ({ params, principal, db, refuse }) => {
  const row = await db.post.findUnique({ where: { id: params.postId }, select: POST_COLUMNS })
  // to a reader, a post that is not published does not exist
  if (!row || (row.status !== 'published' && !mayWrite(principal))) {
    return refuse('not_found', { detail: 'noSuchPost' })
  }
  return { data: toPost(row), version: row.version }
}

export const createPost: Handler<'createPost'> = async ({ body, principal, db, change, now, refuse }) => {
  const data = newPost(body, {
    ...publicationAfter(body, now, refuse),
    authorId: principal.kind === 'user' ? principal.userId : null,
    lastChange: change('post.create'),
  })
  const { slug } = body
  const stored = slug === undefined ? await insertWithFreeSlug(db, data) : await insert(db, { ...data, slug })
  const id = stored ?? refuseSlug(refuse)
  const row = await db.post.findUniqueOrThrow({ where: { id }, select: POST_COLUMNS })
  return { data: toPost(row), location: `/api/posts/${row.id}`, version: row.version }
}

export const updatePost: Handler<'updatePost'> = async (request) => {
  const { params, body, now, refuse } = request
  const { status, publishAt, ...fields } = body
  try {
    const row = await updateRecord(request, postKind, params.postId, (before) => {
      const { title, excerpt, body: html } = { ...before, ...fields }
      const publication = publicationAfter({ status, publishAt }, now, refuse, before)
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
async function insertWithFreeSlug(db: Prisma.TransactionClient, post: NewPost): Promise<number | undefined> {
  const words = slugOf(post.title)
  for (let attempt = 0; attempt < MAX_SLUG_ATTEMPTS; attempt++) {
    const id = await insert(db, { ...post, slug: slugCandidate(words, attempt) })
    if (id !== undefined) return id
  }
  return undefined
}

/** @returns the new id; undefined when the slug is taken, which leaves a transaction usable */
async function insert(
  db: Prisma.TransactionClient,
  post: Prisma.PostCreateManyInput,
): Promise<number | undefined> {
  const [row] = await db.post.createManyAndReturn({
    data: [post],
    skipDuplicates: true,
    select: { id: true },
  })
  return row?.id
}

function refuseSlug(refuse: Refuse<'conflict'>, cause?: unknown): never {
  return refuse('conflict', { detail: 'slugTaken', errors: [SLUG_TAKEN], cause })
}
