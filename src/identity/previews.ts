import { randomBytes } from 'node:crypto'
import type { ResourceType } from '../../generated/operations.ts'
import { ApiError } from '../domain/errors.ts'
import type { PreviewPrincipal } from '../domain/principal.ts'
import type { Dependencies } from './dependencies.ts'
import type { DoLookup } from './lookup-cache.ts'
import { keyedHash } from './secrets/secrets.ts'

/** The prefix lets secret scanners find a token that leaked into a repository or a log. */
const PREFIX = 'cmsp_'
const FORM = /^cmsp_[\w-]{43}$/

interface Found {
  readonly resourceType: ResourceType
  readonly resourceId: string
}

/** Tokens of 256 bits, each for one record. Only their hashes are stored; lookups are not cached. */
export function createPreviews({ prisma, clock, secrets }: Dependencies<'prisma' | 'clock' | 'secrets'>) {
  const hashOf = (token: string) => keyedHash(secrets.previewKey, token)
  return {
    newToken() {
      const token = PREFIX + randomBytes(32).toString('base64url')
      return { token, hash: hashOf(token) }
    },

    /**
     * The record that a token shows, as long as the creator of the preview can sign in.
     *
     * @throws ApiError `token_invalid`
     */
    async verify(token: string, doLookup: DoLookup): Promise<PreviewPrincipal> {
      const now = clock.now()
      const find = () => prisma.$queryRaw<Found[]>`
        SELECT resource_type AS "resourceType", resource_id AS "resourceId" FROM previews
        LEFT JOIN users ON users.id = previews.created_by_id
        LEFT JOIN api_keys ON api_keys.id = previews.api_key_id
        WHERE token_hash = ${hashOf(token)} AND previews.expires_at > ${now}::timestamptz
          AND users.disabled_at IS NULL AND api_keys.revoked_at IS NULL
          AND (api_keys.expires_at > ${now}::timestamptz) IS NOT FALSE`
      const [found] = FORM.test(token) ? await doLookup(find) : []
      if (!found) throw new ApiError('token_invalid', { detail: 'previewEnded' })
      return { kind: 'preview', ...found }
    },
  }
}
