import type { Post, PostStatus } from '../../../generated/openapi.ts'
import type { FieldError } from '../../messages/messages.ts'
import type { Refuse } from '../../words/errors.ts'

/** What decides whether readers see a post. */
export interface Publication {
  readonly status: PostStatus
  readonly publishAt: Date | null
  readonly publishedAt: Date | null
}

export interface PublicationRequest {
  readonly status?: PostStatus | undefined
  readonly publishAt?: string | null | undefined
}

const NEW: Publication = { status: 'draft', publishAt: null, publishedAt: null }

/** The publication of a stored post. */
export function publicationOf({ status, publishAt, publishedAt }: Post): Publication {
  return {
    status,
    publishAt: publishAt === null ? null : new Date(publishAt),
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
  }
}

/**
 * The publication of a post after a request. A scheduled post has a `publishAt` in the future, others have
 * none; `publishedAt` is when readers first saw it, and stays. Refuses a `status` and a `publishAt` that
 * contradict.
 */
export function publicationAfter(
  { status, publishAt }: PublicationRequest,
  now: Date,
  refuse: Refuse<'validation_failed'>,
  before: Publication = NEW,
): Publication {
  const refuseTime = (rule: FieldError['rule']) =>
    refuse('validation_failed', { errors: [{ location: 'body', field: '/publishAt', rule }] })
  const next = status ?? before.status
  const { publishedAt } = before
  if (next !== 'scheduled') {
    if (publishAt) refuseTime('scheduledOnly')
    return {
      status: next,
      publishAt: null,
      publishedAt: next === 'published' ? (publishedAt ?? now) : publishedAt,
    }
  }
  const wanted = publishAt === undefined ? before.publishAt : publishAt && new Date(publishAt)
  const due = wanted || refuseTime('required.scheduledPost')
  const isUnchanged = due.getTime() === before.publishAt?.getTime()
  if (due <= now && !isUnchanged) refuseTime('future')
  return { status: 'scheduled', publishAt: due, publishedAt }
}
