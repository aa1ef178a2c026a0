import { Prisma } from '../../../generated/prisma/client.ts'
import { BY_CREATION, BY_ID, before, equals, since, textSort, timeSort } from '../../lists/rows.ts'
import type { Handler, OperationRequest } from '../../request/handler.ts'
import { mayWrite } from './access.ts'
import { POST_COLUMNS_SQL, POSTS, type PostRow, toPost } from './resource.ts'

const DEFAULT_STATUS = 'published'

type PostQuery = OperationRequest<'listPosts'>['query']

const SORTS = {
  id: BY_ID,
  createdAt: BY_CREATION,
  title: textSort(Prisma.sql`title`, ({ title }: PostRow) => title),
  updatedAt: timeSort(Prisma.sql`updated_at`, ({ updatedAt }: PostRow) => updatedAt),
}

export const listPosts: Handler<'listPosts'> = async ({ query, principal, page, refuse }) => {
  const { status = DEFAULT_STATUS } = query
  if (status !== 'published' && !mayWrite(principal)) {
    refuse(principal.kind === 'user' ? 'permission_denied' : 'insufficient_scope', { detail: 'writersOnly' })
  }
  return page(postList(query))
}

/** The posts that a query asks for, published ones unless it says otherwise. */
export function postList({ status = DEFAULT_STATUS, tag, author, publishedFrom, publishedTo }: PostQuery) {
  return {
    table: POSTS,
    columns: POST_COLUMNS_SQL,
    conditions: [
      equals(Prisma.sql`status`, status, Prisma.sql`post_status`),
      tag === undefined ? undefined : Prisma.sql`tags @> ARRAY[${tag}]::text[]`,
      equals(Prisma.sql`author_id`, author, Prisma.sql`int`),
      since(Prisma.sql`published_at`, publishedFrom),
      before(Prisma.sql`published_at`, publishedTo),
    ],
    sorts: SORTS,
    defaults: { status: DEFAULT_STATUS },
    toResource: toPost,
  }
}
