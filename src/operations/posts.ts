import type { Post } from '../../generated/openapi.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Principal } from '../context.ts'
import type { Handler } from '../contract/handler.ts'
import { includesRole } from '../contract/security.ts'
import { ApiError } from '../http/errors.ts'
import { countMessage, fetchPage } from '../lists/page.ts'
import { MAX_SLUG_ATTEMPTS, slugCandidate, slugOf } from './slug.ts'

const COLUMNS = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  body: true,
  status: true,
  publishAt: true,
  publishedAt: true,
  author: { select: { id: true, displayName: true } },
  tags: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.PostSelect

type PostRow = Prisma.PostGetPayload<{ select: typeof COLUMNS }>

export const listPosts: Handler<'listPosts'> = async ({ query, principal, db }, { secrets }) => {
  const { status, limit, cursor } = query
  if (status !== 'published' && !mayWrite(principal)) {
    throw new ApiError(principal.kind === 'user' ? 'permission_denied' : 'insufficient_scope', {
      message: 'Only writers may list posts that are not published.',
    })
  }
  const { rows, next } = await fetchPage(
    { key: secrets.cursorKey, list: `listPosts status=${status}`, limit, cursor },
    ([id] = [], take) =>
      db.post.findMany({
        where: { status, ...(id !== undefined && { id: { lt: Number(id) } }) },
        orderBy: { id: 'desc' },
        take,
        select: COLUMNS,
      }),
    ({ id }) => [String(id)],
  )
  return { message: countMessage(rows.length, 'post'), data: rows.map(toPost), next }
}

export const getPost: Handler<'getPost'> = async ({ params, principal, db }) => {
  const row = await db.post.findUnique({ where: { id: params.postId }, select: COLUMNS })
  // to a reader, a post that is not published does not exist
  if (!row || (row.status !== 'published' && !mayWrite(principal))) {
    throw new ApiError('not_found', { message: 'There is no such post.' })
  }
  return { message: 'The post.', data: toPost(row), version: row.version }
}

export const createPost: Handler<'createPost'> = async ({ body, principal, db }, { clock }) => {
  const { title, slug, excerpt = null, status, tags = [] } = body
  const data = {
    title,
    excerpt,
    body: body.body,
    status,
    publishedAt: status === 'published' ? clock.now() : null,
    authorId: principal.kind === 'user' ? principal.userId : null,
    tags,
  }
  const id = slug === undefined ? await insertWithFreeSlug(db, data) : await insert(db, { ...data, slug })
  if (id === undefined) {
    throw new ApiError('conflict', {
      message: 'Another post has this slug.',
      errors: [{ in: 'body', field: '/slug', rule: 'unique', message: 'is taken' }],
    })
  }
  const row = await db.post.findUniqueOrThrow({ where: { id }, select: COLUMNS })
  return {
    message: 'The post was created.',
    data: toPost(row),
    location: `/api/posts/${row.id}`,
    version: row.version,
  }
}

type NewPost = Omit<Prisma.PostCreateManyInput, 'slug'>

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

function mayWrite(principal: Principal): boolean {
  return principal.kind === 'user'
    ? includesRole(principal.role, 'editor')
    : principal.scopes.includes('posts:write')
}

function toPost(row: PostRow): Post {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    body: row.body,
    status: row.status,
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    author: row.author && { id: row.author.id, displayName: row.author.displayName },
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
