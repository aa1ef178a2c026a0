import type { FastifyRequest } from 'fastify'
import type { OperationId, ResourceType } from '../../generated/operations.ts'
import { type ResourceDescription, resources } from '../../generated/resources.ts'
import { isRecord } from '../base/guards.ts'
import type { Settings } from '../config/settings.ts'
import { isPublishable } from '../domain/principal.ts'
import { NOBODY, principalOf } from '../identity/access/authenticate.ts'
import type { Call } from './call.ts'

export type SharedCacheSettings = Pick<Settings, 'cdnSeconds'>

/** How long a shared cache may serve a response while the service does not respond, in seconds. */
const STALE_IF_ERROR = 24 * 60 * 60

/** The request headers that responses of the operations depend on that shared caches may store. */
const VARIES = 'Authorization, X-API-Key'

const descriptions: readonly ResourceDescription[] = Object.values(resources)

/** The types of the records that operations read one at a time. */
const recordTypes = new Map<OperationId | undefined, ResourceType | undefined>(
  descriptions.map(({ type, operations }) => [operations.find, type]),
)

/** Whether the client sees only what every reader sees, so that a shared cache may store the response. */
export function isForEveryReader({ authentication = NOBODY }: FastifyRequest): boolean {
  return authentication === NOBODY || isPublishable(principalOf(authentication))
}

/**
 * What a response tells shared caches (RFC 9111, RFC 5861): `Cache-Control` and `Cache-Tag` if they may store
 * it, and in `varies` that clients with other credentials may get another response. Undefined if the service
 * is not behind a shared cache, or the operation does not read content.
 */
export function sharedCaching(
  { id, operation, request }: Call,
  data: unknown,
  { cdnSeconds }: SharedCacheSettings,
) {
  if (cdnSeconds === 0 || !operation.successHeaders.includes('cache-tag')) return undefined
  if (!isForEveryReader(request)) return { varies: VARIES, headers: {} }
  const type = recordTypes.get(id)
  const tags = [...operation.dependsOn, ...(type && isRecord(data) ? [`${type}-${data.id}`] : [])]
  const stale = `stale-while-revalidate=${cdnSeconds}, stale-if-error=${STALE_IF_ERROR}`
  return {
    varies: VARIES,
    headers: {
      'cache-control': `public, max-age=0, s-maxage=${cdnSeconds}, ${stale}`,
      'cache-tag': tags.join(),
    },
  }
}
