import { Prisma } from '../../../generated/prisma/client.ts'
import { isRecord } from '../../base/guards.ts'
import { readRequestBody } from '../../request/openapi/values.ts'
import { defineResource } from '../kit/resource.ts'
import { publicationAfter } from './publication.ts'

const PUBLISHED = 'published' as const

export const posts = defineResource('Post', {
  search: ['title', 'excerpt', 'body'],
  listDefaults: { status: PUBLISHED },
  visibleWhen: { status: PUBLISHED },
  owner: 'author',
  generated: {
    field: 'slug',
    // the last attempt chooses among a thousand million numbers
    attempts: 16,
    // imported when needed: its tables take 20 ms and 3 MB
    value: async ({ title = '' }, attempt) =>
      (await import('./slug.ts')).slugCandidate(title, attempt, 'post'),
  },
  beforeCreate: ({ body, principal, now, refuse }) => ({
    ...publicationAfter(body, now, refuse),
    authorId: principal.kind === 'user' ? principal.userId : null,
  }),
  beforeUpdate:
    ({ body, now, refuse }) =>
    (before) =>
      publicationAfter(body, now, refuse, before),
  // the API archives a post in two steps, a create and an update; an import does both at once
  async beforeImport(value, now, refuse) {
    const isArchived = isRecord(value) && value.status === 'archived'
    const body = await readRequestBody('createPost', isArchived ? { ...value, status: 'draft' } : value)
    return { ...body, ...publicationAfter(isArchived ? { status: 'archived' } : body, now, refuse) }
  },
})

export const tags = defineResource('Tag', { listDefaults: { sort: 'name' } })

export const authors = defineResource('Author', {
  listWhere: () => [Prisma.sql`users.id IN (SELECT id FROM published_authors)`],
})
