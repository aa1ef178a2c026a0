import { Prisma } from '../../generated/prisma/client.ts'
import type { OperationRequest } from '../contract/handler.ts'
import type { Page } from '../lists/page.ts'
import { COMMON_SORTS, fetchRows } from '../lists/rows.ts'
import { instant } from '../lists/time.ts'
import type { PostRow } from './post-resource.ts'

/** The author comes with the row: one statement for a list of any length. */
const COLUMNS = Prisma.sql`
  id, title, slug, excerpt, body, status, publish_at AS "publishAt", published_at AS "publishedAt", version,
  COALESCE(tags, '{}') AS tags,
  created_at AS "createdAt", updated_at AS "updatedAt",
  (SELECT jsonb_build_object('id', users.id, 'displayName', users.display_name)
    FROM users WHERE users.id = posts.author_id) AS author`

const SORTS = {
  ...COMMON_SORTS,
  title: { column: Prisma.sql`title`, cast: Prisma.sql`varchar`, of: ({ title }: PostRow) => title },
  updatedAt: {
    column: Prisma.sql`updated_at`,
    cast: Prisma.sql`timestamptz`,
    of: ({ updatedAt }: PostRow) => updatedAt.toISOString(),
  },
}

/** One page of posts. */
export function listPostRows(
  { query, db }: Pick<OperationRequest<'listPosts'>, 'query' | 'db'>,
  key: Buffer,
): Promise<Page<PostRow>> {
  const { status, tag, author, publishedFrom, publishedTo } = query
  return fetchRows<PostRow>({
    db,
    key,
    operationId: 'listPosts',
    query,
    table: Prisma.sql`posts`,
    columns: COLUMNS,
    conditions: [
      Prisma.sql`status = ${status}::post_status`,
      tag === undefined ? undefined : Prisma.sql`tags @> ARRAY[${tag}]::text[]`,
      author === undefined ? undefined : Prisma.sql`author_id = ${author}`,
      publishedFrom === undefined
        ? undefined
        : Prisma.sql`published_at >= ${instant(publishedFrom, 'query', 'publishedFrom')}`,
      publishedTo === undefined
        ? undefined
        : Prisma.sql`published_at < ${instant(publishedTo, 'query', 'publishedTo')}`,
    ],
    sorts: SORTS,
  })
}
