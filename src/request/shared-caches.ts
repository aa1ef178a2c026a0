import type { FastifyRequest } from 'fastify'
import type { OperationId } from '../../generated/operations.ts'
import { descriptions, type ResourceDescription } from '../../generated/resources.ts'
import { isRecord } from '../base/guards.ts'
import type { Settings } from '../config/settings.ts'
import { isPublishable } from '../domain/principal.ts'
import { NOBODY, principalOf } from '../identity/access/authenticate.ts'
import type { Call } from './call.ts'

export type SharedCacheSettings = Pick<Settings, 'cdnSeconds' | 'publicUrl' | 'trustProxy'>

/** How long a shared cache may serve a response while the service does not respond, in seconds. */
const STALE_IF_ERROR = 24 * 60 * 60

/** The request headers that cacheable responses depend on. */
const VARIES = 'Authorization, X-API-Key'
/** And those that name the origin of links, where no setting does: any client may send them to a cache. */
const ORIGIN_VARIES = 'X-Forwarded-Host, X-Forwarded-Proto'

/** The operations that read one record, with their resources. */
const recordsOf = new Map<OperationId | undefined, ResourceDescription>(
  descriptions.map((description) => [description.operations.find, description]),
)

/**
 * Whether the client sees only what every reader sees, so that a shared cache may store the response. A
 * preview shows more, also to a client with a publishable key that may not read such records itself.
 */
export function isForEveryReader({ authentication = NOBODY, preview }: FastifyRequest): boolean {
  if (preview) return false
  return authentication === NOBODY || isPublishable(principalOf(authentication))
}

/**
 * The headers for shared caches (RFC 9111, RFC 5861): `Cache-Control` and `Cache-Tag` if they may store the
 * response; `varies`, because clients with other credentials may get a different response. Undefined if the
 * service is not behind a shared cache, or the operation does not read content.
 */
export function sharedCaching(
  { id, operation, request }: Call,
  data: unknown,
  { cdnSeconds, publicUrl, trustProxy }: SharedCacheSettings,
) {
  if (cdnSeconds === 0 || !operation.successHeaders.includes('cache-tag')) return undefined
  const isOriginSent = trustProxy !== false && publicUrl === undefined
  const varies =
    isOriginSent && operation.successHeaders.includes('link') ? `${VARIES}, ${ORIGIN_VARIES}` : VARIES
  if (!isForEveryReader(request)) return { varies, headers: {} }
  const stale = `stale-while-revalidate=${cdnSeconds}, stale-if-error=${STALE_IF_ERROR}`
  return {
    varies,
    headers: {
      'cache-control': `public, max-age=0, s-maxage=${cdnSeconds}, ${stale}`,
      'cache-tag': tagsOf(operation.dependsOn, recordsOf.get(id), data).join(),
    },
  }
}

/** The tags of a response: the lists it depends on; for a single record, the record instead of its list. */
function tagsOf(lists: readonly string[], resource: ResourceDescription | undefined, data: unknown) {
  if (!resource?.type || !isRecord(data)) return lists
  const { type, table } = resource
  return [...lists.filter((list) => list !== table.sql), `${type}-${data.id}`]
}
