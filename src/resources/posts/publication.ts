import type { Post } from '../../../generated/openapi.ts'
import { bodyError, type Refuse } from '../../domain/errors.ts'
import type { FieldError } from '../../messages/messages.ts'

/** The fields that decide whether readers see a post. */
type Publication = Pick<Post, 'status' | 'publishAt' | 'publishedAt'>

const NEW: Publication = { status: 'draft', publishAt: null, publishedAt: null }

/**
 * The publication of a post after a request. A scheduled post has a `publishAt` in the future, other posts
 * have none. `publishedAt` is when readers first saw the post; it never changes. Refuses a contradicting
 * `publishAt`.
 */
export function publicationAfter(
  { status, publishAt }: Partial<Omit<Publication, 'publishedAt'>>,
  now: Date,
  refuse: Refuse<'validation_failed'>,
  before: Publication = NEW,
): Publication {
  const refuseTime = (rule: FieldError['rule']) =>
    refuse('validation_failed', { errors: [bodyError('publishAt', rule)] })
  const next = status ?? before.status
  const { publishedAt } = before
  if (next !== 'scheduled') {
    if (publishAt) refuseTime('scheduledOnly')
    const firstSeen = next === 'published' ? (publishedAt ?? now.toISOString()) : publishedAt
    return { status: next, publishAt: null, publishedAt: firstSeen }
  }
  const due = (publishAt === undefined ? before.publishAt : publishAt) || refuseTime('required.scheduledPost')
  const isUnchanged = before.publishAt !== null && Date.parse(due) === Date.parse(before.publishAt)
  if (new Date(due) <= now && !isUnchanged) refuseTime('future')
  return { status: next, publishAt: due, publishedAt }
}
