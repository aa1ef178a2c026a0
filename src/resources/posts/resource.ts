import type { Post, PostCreate } from '../../../generated/openapi.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { isoTime } from '../../lists/rows.ts'
import { htmlText, searchText } from '../../lists/search.ts'
import type { FieldError } from '../../messages/messages.ts'
import type { Writes } from '../../request/writes.ts'
import type { Change } from '../../words/change.ts'
import type { RecordKind } from '../changes.ts'
import type { Publication } from './publication.ts'

const POST_COLUMNS = {
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

/** A stored post in the words of the answer: no value is taken apart only to be written again. */
export interface PostRow extends Post {
  readonly version: number
}

export const POSTS = Prisma.sql`posts`

/** The same columns, for statements of SQL: the author comes with the row. */
export const POST_COLUMNS_SQL = Prisma.sql`
  id, title, slug, excerpt, body, status, version, COALESCE(tags, '{}') AS tags,
  ${isoTime(Prisma.sql`publish_at`)} AS "publishAt", ${isoTime(Prisma.sql`published_at`)} AS "publishedAt",
  ${isoTime(Prisma.sql`created_at`)} AS "createdAt", ${isoTime(Prisma.sql`updated_at`)} AS "updatedAt",
  (SELECT jsonb_build_object('id', users.id, 'displayName', users.display_name)
    FROM users WHERE users.id = posts.author_id) AS author`

type StoredPost = Prisma.PostGetPayload<{ select: typeof POST_COLUMNS }>

/** The row as Prisma's models give it. */
function postRow({ publishAt, publishedAt, createdAt, updatedAt, ...row }: StoredPost): PostRow {
  return {
    ...row,
    publishAt: publishAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function toPost(row: PostRow): Post {
  const { author } = row
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    body: row.body,
    status: row.status,
    publishAt: row.publishAt,
    publishedAt: row.publishedAt,
    // PostgreSQL has its own order of the keys of an object
    author: author && { id: author.id, displayName: author.displayName },
    tags: row.tags,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** What the create answers. */
export function createdPost(row: PostRow) {
  return { data: toPost(row), version: row.version }
}

/** The row of a new post, all but its slug. */
export interface NewPost extends Origin {
  readonly title: string
  readonly excerpt: string | null
  readonly body: string
  readonly tags: string[]
  readonly searchText: string
  readonly createdAt: string
  readonly updatedAt: string
}

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

/** Stores a new post. @returns undefined when the slug is taken, which leaves a transaction usable */
export function insertPost(
  insert: Writes['insert'],
  post: NewPost,
  slug: string,
): Promise<PostRow | undefined> {
  const { title, excerpt, body, status, publishAt, publishedAt, authorId, tags } = post
  return insert<PostRow>(
    (standing) => Prisma.sql`
      WITH standing AS (${standing})
      INSERT INTO posts (title, slug, excerpt, body, status, publish_at, published_at, author_id, tags,
        search_text, last_change, created_at, updated_at)
      SELECT ${title}, ${slug}, ${excerpt}, ${body}, ${status}::post_status, ${publishAt}::timestamptz,
        ${publishedAt}::timestamptz, ${authorId}::int, ${tags}::text[], ${post.searchText},
        ${JSON.stringify(post.lastChange)}::jsonb, ${post.createdAt}::timestamptz,
        ${post.updatedAt}::timestamptz
      FROM standing
      ON CONFLICT (slug) DO NOTHING
      RETURNING ${POST_COLUMNS_SQL}`,
    {
      title,
      slug,
      excerpt,
      body,
      status,
      tags,
      publishAt: publishAt?.toISOString() ?? null,
      publishedAt: publishedAt?.toISOString() ?? null,
      createdAt: post.createdAt,
      updatedAt: post.updatedAt,
    },
  )
}

export const SLUG_TAKEN: FieldError = { location: 'body', field: '/slug', rule: 'unique' }

export const postKind: RecordKind<PostRow, Prisma.PostUpdateInput> = {
  type: 'post',
  missing: 'noSuchPost',
  claim: (tx, id) =>
    tx.$queryRaw<PostRow[]>`SELECT ${POST_COLUMNS_SQL} FROM posts WHERE id = ${id} FOR UPDATE`,
  write: async (tx, id, data) => postRow(await tx.post.update({ where: { id }, data, select: POST_COLUMNS })),
  remove: (tx, id) => tx.post.delete({ where: { id }, select: { id: true } }),
  toResource: toPost,
}
