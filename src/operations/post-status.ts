import type { PostStatus } from '../../generated/openapi.ts'
import { ApiError, type FieldError } from '../http/errors.ts'
import { instant } from '../lists/time.ts'

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

/**
 * The publication of a post after a request. A post is scheduled with a `publishAt` in the future, and has none otherwise;
 * `publishedAt` is when readers saw it first, and stays.
 *
 * @throws ApiError `validation_failed` where `status` and `publishAt` do not go together
 */
export function publicationAfter(
  { status, publishAt }: PublicationRequest,
  now: Date,
  before: Publication = NEW,
): Publication {
  const next = status ?? before.status
  const { publishedAt } = before
  if (next !== 'scheduled') {
    if (publishAt) throw refusal('scheduledOnly')
    return {
      status: next,
      publishAt: null,
      publishedAt: next === 'published' ? (publishedAt ?? now) : publishedAt,
    }
  }
  const due =
    publishAt === undefined ? before.publishAt : publishAt && instant(publishAt, 'body', '/publishAt')
  if (!due) throw refusal('required.scheduledPost')
  const isUnchanged = due.getTime() === before.publishAt?.getTime()
  if (due <= now && !isUnchanged) throw refusal('future')
  return { status: 'scheduled', publishAt: due, publishedAt }
}

function refusal(rule: FieldError['rule']): ApiError {
  return new ApiError('validation_failed', { errors: [{ in: 'body', field: '/publishAt', rule }] })
}
