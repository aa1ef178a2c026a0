import { Prisma } from '../../../generated/prisma/client.ts'
import { isRecord } from '../../base/guards.ts'
import { defineResource } from '../kit/resource.ts'
import { slugOf } from '../kit/slug.ts'

const PUBLISHED = 'published' as const

export const posts = defineResource('Post', {
  search: ['title', 'excerpt', 'body'],
  listDefaults: { status: PUBLISHED },
  visibleWhen: { status: PUBLISHED },
  owner: 'author',
  keptByRestore: ['publishAt'],
  generated: slugOf('slug', 'title', 'post'),
  beforeCreate: ({ principal }) => ({ authorId: principal.kind === 'user' ? principal.userId : null }),
  /** `publishedAt` is when readers first saw the post; it never changes. */
  derive({ status: given, publishAt = null }, { before, now }) {
    const status = given ?? before?.status
    return {
      ...(status !== 'scheduled' && { publishAt }),
      publishedAt: before?.publishedAt ?? (status === PUBLISHED ? now.toISOString() : null),
    }
  },
  actions: {
    publish: { from: ['draft', 'scheduled', 'archived'], set: { status: PUBLISHED } },
    archive: { from: ['draft', 'scheduled', PUBLISHED], set: { status: 'archived' } },
  },
  check: {
    scheduledOnly: ({ status, publishAt }) => status === 'scheduled' || publishAt === null,
    'required.scheduledPost': ({ status, publishAt }) => status !== 'scheduled' || publishAt !== null,
    future: ({ status, publishAt }, { before, now }) =>
      status !== 'scheduled' ||
      publishAt === null ||
      publishAt === before?.publishAt ||
      publishAt > now.toISOString(),
  },
  // the API archives a post in two steps, a create and an update; an import does both at once
  async beforeImport(value, validate) {
    if (!isRecord(value) || value.status !== 'archived') return validate(value)
    return { ...(await validate({ ...value, status: 'draft' })), status: 'archived' }
  },
})

export const tags = defineResource('Tag', { listDefaults: { sort: 'name' } })

export const authors = defineResource('Author', {
  listWhere: () => [Prisma.sql`users.id IN (SELECT id FROM published_authors)`],
})
