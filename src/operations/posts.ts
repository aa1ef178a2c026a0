import type { Prisma } from '../../generated/prisma/client.ts'
import type { Principal } from '../context.ts'
import type { Handler, OperationRequest } from '../contract/handler.ts'
import { type Precondition, requireMatch } from '../contract/precondition.ts'
import { includesRole } from '../contract/security.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { ApiError } from '../http/errors.ts'
import { htmlText, searchText } from '../lists/search.ts'
import { listPostRows } from './post-list.ts'
import { type NewPost, newPost, POST_COLUMNS, type PostRow, SLUG_TAKEN, toPost } from './post-resource.ts'
import { publicationAfter } from './post-status.ts'
import { MAX_SLUG_ATTEMPTS, slugCandidate, slugOf } from './slug.ts'

const NOT_FOUND = { detail: 'noSuchPost' } as const

export const listPosts: Handler<'listPosts'> = async (request, { secrets }) => {
  const { query, principal } = request
  if (query.status !== 'published' && !mayWrite(principal)) {
    throw new ApiError(principal.kind === 'user' ? 'permission_denied' : 'insufficient_scope', {
      detail: 'writersOnly',
    })
  }
  const { rows, next } = await listPostRows(request, secrets.cursorKey)
  return { data: rows.map(toPost), next }
}

export const getPost: Handler<'getPost'> = async ({ params, principal, db }) => {
  const row = await db.post.findUnique({ where: { id: params.postId }, select: POST_COLUMNS })
  // to a reader, a post that is not published does not exist
  if (!row || (row.status !== 'published' && !mayWrite(principal))) {
    throw new ApiError('not_found', NOT_FOUND)
  }
  return { data: toPost(row), version: row.version }
}

export const createPost: Handler<'createPost'> = async ({ body, principal, db, change }, { clock }) => {
  const { slug } = body
  const authorId = principal.kind === 'user' ? principal.userId : null
  const data = newPost(body, { authorId, now: clock.now(), lastChange: change('post.create') })
  const id = slug === undefined ? await insertWithFreeSlug(db, data) : await insert(db, { ...data, slug })
  if (id === undefined) throw slugTaken()
  const row = await db.post.findUniqueOrThrow({ where: { id }, select: POST_COLUMNS })
  return {
    data: toPost(row),
    location: `/api/posts/${row.id}`,
    version: row.version,
  }
}

export const updatePost: Handler<'updatePost'> = async (request, { clock }) => {
  const row = await request.transaction((tx) => updateIn(tx, request, clock.now()))
  return { data: toPost(row), version: row.version }
}

async function updateIn(
  tx: Prisma.TransactionClient,
  { params, body, ifMatch, change }: OperationRequest<'updatePost'>,
  now: Date,
): Promise<PostRow> {
  const before = await claim(tx, params.postId, ifMatch)
  const { status, publishAt, ...fields } = body
  const { title, excerpt, body: html } = { ...before, ...fields }
  try {
    return await tx.post.update({
      where: { id: before.id },
      data: {
        ...fields,
        ...publicationAfter({ status, publishAt }, now, before),
        searchText: searchText(title, excerpt, htmlText(html)),
        lastChange: change('post.update'),
        version: { increment: 1 },
      },
      select: POST_COLUMNS,
    })
  } catch (error) {
    throw isUniqueViolation(error, 'posts_slug_key') ? slugTaken(error) : error
  }
}

export const deletePost: Handler<'deletePost'> = async ({ params, ifMatch, change, transaction }) => {
  const row = await transaction(async (tx) => {
    const before = await claim(tx, params.postId, ifMatch)
    const which = { where: { id: before.id }, select: { id: true } } as const
    // the change is what the audit trail is written from
    await tx.post.update({ ...which, data: { lastChange: change('post.delete') } })
    await tx.post.delete(which)
    return before
  })
  return { data: toPost(row) }
}

/** The post as the client wants it to be, and as it stays until the transaction changes it. */
async function claim(tx: Prisma.TransactionClient, id: number, ifMatch: Precondition): Promise<PostRow> {
  await tx.$queryRaw`SELECT id FROM posts WHERE id = ${id} FOR UPDATE`
  const row = await tx.post.findUnique({ where: { id }, select: POST_COLUMNS })
  if (!row) throw new ApiError('not_found', NOT_FOUND)
  requireMatch(ifMatch, toPost(row), row.version)
  return row
}

/** Other posts may have the title, or be getting it right now: the unique index decides who has which slug. */
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

function slugTaken(cause?: unknown): ApiError {
  return new ApiError('conflict', {
    detail: 'slugTaken',
    errors: [SLUG_TAKEN],
    cause,
  })
}

function mayWrite(principal: Principal): boolean {
  return principal.kind === 'user'
    ? includesRole(principal.role, 'editor')
    : principal.scopes.includes('posts:write')
}
