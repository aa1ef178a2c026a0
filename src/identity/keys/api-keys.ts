import { randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { type Actor, changeOf } from '../../domain/change.ts'
import { ApiError } from '../../domain/errors.ts'
import { type ApiKeyPrincipal, isScope } from '../../domain/principal.ts'
import { endedCredential } from '../denied-attempts.ts'
import type { Dependencies } from '../dependencies.ts'
import { type DoLookup, LookupCache, MAX_ENTRIES } from '../lookup-cache.ts'
import { keyedHash, type Secrets } from '../secrets/secrets.ts'
import { formatApiKey, newApiKeyParts, parseApiKey } from './api-key-format.ts'
import { ApiKeyUsage } from './api-key-usage.ts'

const NO_HASH = randomBytes(32)

export interface NewApiKey {
  readonly name: string
  /** Those of a key that is replaced may be unknown to this version of the service. */
  readonly scopes: readonly string[]
  readonly publishable?: boolean | undefined
  readonly origins?: readonly string[] | undefined
  readonly requestsPerMinute?: number | null | undefined
  readonly expiresAt?: Date | null | undefined
  readonly createdById?: number | null | undefined
  /** The actor that issues the key. */
  readonly actor: Actor
}

export function createApiKeys(
  dependencies: Dependencies<'prisma' | 'settings' | 'clock' | 'secrets' | 'changes' | 'log'>,
) {
  const { prisma, settings, clock, changes } = dependencies
  const { pepper } = dependencies.secrets
  const usage = new ApiKeyUsage(dependencies)
  const verified = new LookupCache({
    clock,
    ttl: settings.principalCacheTtl,
    mayServe: changes.areKnown,
    load: (key) => findApiKey(dependencies, usage, key),
  })
  /** Keys that were valid when they were last sent. Unlike `verified`, it survives changes of other keys. */
  const known = new LRUCache<string, true>({ max: MAX_ENTRIES })

  return {
    maxRequestsPerMinute: settings.rateLimitMax,
    createApiKey: (input: NewApiKey, db: Prisma.TransactionClient = prisma) =>
      insertApiKey(db, input, pepper, clock.now()),
    /** Throws `api_key_invalid`, whatever the reason. */
    async verifyApiKey(key: string, doLookup?: DoLookup): Promise<ApiKeyPrincipal> {
      try {
        const found = await verified.get(key, doLookup)
        if (!found) throw new ApiError('api_key_invalid')
        const { principal, expiresAt } = found
        if (expiresAt && expiresAt <= clock.now()) throw endedKey(principal.keyId)
        usage.note(principal.keyId)
        known.set(key, true)
        return principal
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) known.delete(key)
        throw error
      }
    },
    /** Whether a key was valid when it was last sent: then, it is not a guess. */
    isKnown: (key: unknown) => typeof key === 'string' && known.has(key),
    /**
     * Revokes the keys that match, and returns how many were active. In a transaction (`tx`), nothing is
     * dropped from the cache: call `forget` of `Auth` after the commit. To revoke all keys that a user has
     * issued, lock the user first, so that no other key is issued meanwhile.
     */
    async revoke(which: Prisma.ApiKeyWhereInput, actor: Actor, tx?: Prisma.TransactionClient) {
      const revokedAt = clock.now()
      const { count } = await (tx ?? prisma).apiKey.updateMany({
        where: { ...which, revokedAt: null },
        data: { revokedAt, lastChange: changeOf(actor, 'apiKey.revoke', revokedAt) },
      })
      if (tx === undefined) verified.clear()
      return count
    },
    forget: () => verified.clear(),
    cacheSize: () => verified.size(),
    settled: () => usage.settled(),
  }
}

/** An unknown id costs the same as a wrong secret: one query, one HMAC, one comparison. */
async function findApiKey(
  { prisma, secrets }: Dependencies<'prisma' | 'secrets'>,
  usage: ApiKeyUsage,
  key: string,
) {
  const { pepper, peppers } = secrets
  const parsed = parseApiKey(key)
  if (!parsed) return undefined
  const { id, secret, publishable } = parsed
  const row = await prisma.apiKey.findUnique({ where: { id } })
  const itsPepper = peppers.get(row?.pepperId ?? pepper.id)
  const secretHash = keyedHash(itsPepper ?? pepper.key, secret)
  const matches = timingSafeEqual(secretHash, row?.secretHash ?? NO_HASH)
  // a secret key never becomes a publishable one by its prefix, nor the other way round
  if (!matches || !row || !itsPepper || row.publishable !== publishable) return undefined
  const { pepperId, revokedAt, expiresAt } = row
  if (revokedAt) throw endedKey(id)
  if (pepperId !== pepper.id) usage.movePepper(id, pepperId, keyedHash(pepper.key, secret))
  const principal: ApiKeyPrincipal = {
    kind: 'apiKey',
    keyId: id,
    scopes: row.scopes.filter(isScope),
    ...(publishable && { origins: row.origins }),
    ...(row.requestsPerMinute !== null && { requestsPerMinute: row.requestsPerMinute }),
  }
  return { principal, expiresAt }
}

/** Stores the hash of a new key. The `key` itself is not stored, and can never be shown again. */
async function insertApiKey(
  db: Prisma.TransactionClient,
  { actor, expiresAt = null, createdById = null, publishable = false, ...input }: NewApiKey,
  pepper: Secrets['pepper'],
  createdAt: Date,
) {
  const { id, secret } = newApiKeyParts(publishable)
  const secretHash = keyedHash(pepper.key, secret)
  const lastChange = changeOf(actor, 'apiKey.create', createdAt)
  const stored = { id, secretHash, pepperId: pepper.id, createdById, createdAt, expiresAt, lastChange }
  const { name, scopes, origins = [], requestsPerMinute = null } = input
  const given = { name, scopes: [...scopes], publishable, origins: asSent(origins), requestsPerMinute }
  const row = await db.apiKey.create({ data: { ...stored, ...given } })
  return { key: formatApiKey({ id, secret, publishable }), row }
}

/** Browsers leave out the default port (RFC 6454, section 6.2). */
function asSent(origins: readonly string[]): string[] {
  return [
    ...new Set(
      origins.map((origin) => origin.replace(/^(https(?=:.*:443$)|http(?=:.*:80$))(.*):\d+$/, '$1$2')),
    ),
  ]
}

function endedKey(id: string): ApiError {
  return endedCredential('api_key_invalid', { actorType: 'apiKey', actorId: id, sessionId: null })
}
