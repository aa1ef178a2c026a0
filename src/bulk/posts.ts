import type { Post, PostCreate } from '../../generated/openapi.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { isRecord } from '../base/guards.ts'
import { isoTime } from '../lists/rows.ts'
import { readRequestBody } from '../request/openapi/body.ts'
import { publicationAfter } from '../resources/posts/publication.ts'
import { type NewPost, newPost, SLUG_TAKEN } from '../resources/posts/resource.ts'
import { MAX_SLUG_ATTEMPTS, slugCandidate, slugOf } from '../resources/posts/slug.ts'
import { changeOf, SYSTEM } from '../words/change.ts'
import { refuse } from '../words/errors.ts'
import { prepareWith } from './batch.ts'
import type { Cell } from './formats/csv.ts'
import type { BulkResource, Connection, Outcome } from './resource.ts'

const COLUMNS = {
  title: { cell: 'text', required: true },
  slug: { cell: 'text', required: false },
  excerpt: { cell: 'prose', required: false },
  body: { cell: 'prose', required: true },
  status: { cell: 'text', required: false },
  publishAt: { cell: 'text', required: false },
  tags: { cell: 'list', required: false },
} as const satisfies Record<keyof PostCreate, { cell: Cell; required: boolean }>

interface NewRow {
  /** Undefined: made from the title. */
  readonly slug: string | undefined
  /** What a slug is made of. */
  readonly words: string
  readonly post: NewPost
}

export const posts: BulkResource = {
  name: 'posts',
  columns: COLUMNS,
  canUpdate: false,
  prepare: prepareWith<NewRow>({
    toRow,
    write,
    keyOf: ({ slug }) => slug,
    findKeys: async (db, slugs) => {
      const found = await db.$queryRaw<{ slug: string }[]>`
        SELECT slug FROM posts WHERE slug = ANY(${slugs}::text[])`
      return found.map(({ slug }) => slug)
    },
    taken: SLUG_TAKEN,
  }),
  async read(db, afterId, take) {
    const rows = await db.$queryRaw<ExportedPost[]>`
      SELECT id, title, slug, excerpt, body, status, ${isoTime(Prisma.sql`publish_at`)} AS "publishAt",
        COALESCE(tags, '{}') AS tags
      FROM posts WHERE id > ${afterId} ORDER BY id LIMIT ${take}`
    return rows.map(({ id, ...record }) => ({ id, record }))
  },
}

type ExportedPost = Pick<Post, 'id' | keyof typeof COLUMNS>

/** The API archives a post in two steps: it is created, then changed. Here both are done at once. */
async function toRow(value: unknown, now: Date): Promise<NewRow> {
  const isArchived = isRecord(value) && value.status === 'archived'
  const body = await readRequestBody('createPost', isArchived ? { ...value, status: 'draft' } : value)
  const lastChange = changeOf(SYSTEM, 'post.create', now)
  const publication = publicationAfter(isArchived ? { status: 'archived' } : body, now, refuse)
  const post = newPost(body, { ...publication, authorId: null, lastChange })
  return { slug: body.slug, words: body.slug ?? slugOf(post.title), post }
}

/** Slugs made from titles are tried as for single posts, see `slugCandidate`. */
async function write(db: Connection, rows: readonly NewRow[]): Promise<readonly Outcome[]> {
  const imported = new Set<NewRow>()
  let open = rows
  for (let attempt = 0; attempt < MAX_SLUG_ATTEMPTS && open.length > 0; attempt++) {
    const tried = open.map((row) => ({
      row,
      slug: row.slug ?? slugCandidate(row.words, attempt),
    }))
    const slugs = await insertAll(
      db,
      tried.map(({ row, slug }) => ({ ...row.post, slug })),
    )
    // of several rows with one slug, the first is the one that was created
    for (const { row, slug } of tried) if (slugs.delete(slug)) imported.add(row)
    open = open.filter((row) => !imported.has(row) && row.slug === undefined)
  }
  return rows.map((row) => (imported.has(row) ? 'imported' : { errors: [SLUG_TAKEN] }))
}

/** @returns the slugs that were free */
async function insertAll(
  db: Connection,
  rows: readonly (NewPost & { readonly slug: string })[],
): Promise<Set<string>> {
  const created = await db.$queryRaw<{ slug: string }[]>`
    INSERT INTO posts (title, slug, excerpt, body, status, publish_at, published_at, author_id, tags,
      search_text, last_change, created_at, updated_at)
    SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS post (
      title text, slug text, excerpt text, body text, status post_status, "publishAt" timestamptz,
      "publishedAt" timestamptz, "authorId" int, tags text[], "searchText" text, "lastChange" jsonb,
      "createdAt" timestamptz, "updatedAt" timestamptz)
    ON CONFLICT DO NOTHING
    RETURNING slug`
  return new Set(created.map(({ slug }) => slug))
}
