import { isRecord } from '../../base/guards.ts'
import { readRequestBody } from '../../request/openapi/body.ts'
import { type Access, includesRole } from '../../words/principal.ts'
import { defineResource } from '../kit/resource.ts'
import { publicationAfter } from './publication.ts'
import { MAX_SLUG_ATTEMPTS, slugCandidate } from './slug.ts'

const PUBLISHED = 'published' as const

export const posts = defineResource('Post', {
  search: ['title', 'excerpt', 'body'],
  defaults: { status: PUBLISHED },
  listed({ query: { status = PUBLISHED }, principal, refuse }) {
    if (status === PUBLISHED || mayWrite(principal)) return []
    const code = principal.kind === 'user' ? 'permission_denied' : 'insufficient_scope'
    return refuse(code, { detail: 'writersOnly' })
  },
  // to a reader, a post that is not published does not exist
  visible: (client) => (mayWrite(client) ? {} : { status: PUBLISHED }),
  made: {
    field: 'slug',
    attempts: MAX_SLUG_ATTEMPTS,
    of: ({ title = '' }, attempt) => slugCandidate(title, attempt),
  },
  created: ({ body, principal, now, refuse }) => ({
    ...publicationAfter(body, now, refuse),
    authorId: principal.kind === 'user' ? principal.userId : null,
  }),
  updated:
    ({ body, now, refuse }) =>
    (before) =>
      publicationAfter(body, now, refuse, before),
  // the API archives a post in two steps: it is created, then changed; an import does both at once
  async imported(value, now, refuse) {
    const isArchived = isRecord(value) && value.status === 'archived'
    const body = await readRequestBody('createPost', isArchived ? { ...value, status: 'draft' } : value)
    return { ...body, ...publicationAfter(isArchived ? { status: 'archived' } : body, now, refuse) }
  },
})

/** Whether somebody may write posts, and so may see those that are not published. */
function mayWrite(principal: Access): boolean {
  return principal.kind === 'user'
    ? includesRole(principal.role, 'editor')
    : principal.scopes.includes('posts:write')
}
