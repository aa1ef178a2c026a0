import type { Post } from '../../generated/openapi.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

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
