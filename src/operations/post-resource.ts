import type { Post, PostCreate } from '../../generated/openapi.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Change } from '../audit/change.ts'
import type { FieldError } from '../http/errors.ts'
import { htmlText, searchText } from '../lists/search.ts'
import { publicationAfter } from './post-status.ts'

export const POST_COLUMNS = {
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

export type PostRow = Prisma.PostGetPayload<{ select: typeof POST_COLUMNS }>

export function toPost(row: PostRow): Post {
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

/** The row of a new post, all but its slug. */
export type NewPost = Omit<Prisma.PostCreateManyInput, 'slug'>

/** @throws ApiError `validation_failed` where `status` and `publishAt` do not go together */
export function newPost(
  { title, excerpt = null, body, status, publishAt, tags = [] }: PostCreate,
  { authorId, now, lastChange }: { authorId: number | null; now: Date; lastChange: Change },
): NewPost {
  return {
    title,
    excerpt,
    body,
    ...publicationAfter({ status, publishAt }, now),
    authorId,
    tags,
    searchText: searchText(title, excerpt, htmlText(body)),
    lastChange,
  }
}

export const SLUG_TAKEN: FieldError = { in: 'body', field: '/slug', rule: 'unique' }
