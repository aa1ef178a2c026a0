import type { Post, PostCreate } from '../../../generated/openapi.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Change } from '../../core/change.ts'
import { htmlText, searchText } from '../../lists/search.ts'
import type { FieldError } from '../../messages/messages.ts'
import type { RecordKind } from '../changes.ts'
import type { Publication } from './publication.ts'

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

/** Whose it is, and what decides whether readers see it. */
interface Origin extends Publication {
  readonly authorId: number | null
  readonly lastChange: Change
}

export function newPost(
  { title, excerpt = null, body, tags = [] }: PostCreate,
  { lastChange, ...origin }: Origin,
): NewPost {
  return {
    title,
    excerpt,
    body,
    tags,
    ...origin,
    searchText: searchText(title, excerpt, htmlText(body)),
    lastChange,
    createdAt: lastChange.at,
    updatedAt: lastChange.at,
  }
}

export const SLUG_TAKEN: FieldError = { location: 'body', field: '/slug', rule: 'unique' }

export const postKind: RecordKind<PostRow, Prisma.PostUpdateInput> = {
  type: 'post',
  missing: 'noSuchPost',
  lock: (tx, id) => tx.$queryRaw`SELECT id FROM posts WHERE id = ${id} FOR UPDATE`,
  read: (tx, id) => tx.post.findUnique({ where: { id }, select: POST_COLUMNS }),
  write: (tx, id, data) => tx.post.update({ where: { id }, data, select: POST_COLUMNS }),
  remove: (tx, id) => tx.post.delete({ where: { id }, select: { id: true } }),
  toResource: toPost,
}
