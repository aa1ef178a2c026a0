import { randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ApiKey, Prisma } from '../../../generated/prisma/client.ts'
import type { Actor } from '../../words/change.ts'
import { ApiError } from '../../words/errors.ts'
import { type ApiKeyPrincipal, isScope } from '../../words/principal.ts'
import { endedCredential } from '../access/denied-attempts.ts'
import { createLookupCache, type DoLookup } from '../access/lookup-cache.ts'
import { createBackground } from '../background.ts'
import type { Parts } from '../parts.ts'
import { keyedHash, type Secrets } from '../secrets/secrets.ts'
import { type ApiKeyParts, parseApiKey } from './api-key-format.ts'
import { insertApiKey, type NewApiKey, revokeApiKeys } from './api-key-rows.ts'

const MAX_REMEMBERED = 10_000
const NO_HASH = randomBytes(32)
/** How exact `lastUsedAt` is, in milliseconds. */
const USAGE_RESOLUTION = 60_000

interface VerifiedKey {
  readonly principal: ApiKeyPrincipal
  readonly expiresAt: Date | null
}

export function createApiKeys(
  parts: Parts<'prisma' | 'settings' | 'clock' | 'changes' | 'log'> & {
    readonly secrets: Pick<Secrets, 'pepper' | 'peppers'>
  },
) {
  const { prisma, settings, clock, secrets, changes, log } = parts
  const background = createBackground(log)
  const notedAt = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  const verified = createLookupCache({
    clock,
    ttl: settings.principalCacheTtl,
    max: MAX_REMEMBERED,
    mayRecall: changes.areKnown,
    load: async (key) => {
      const parsed = parseApiKey(key)
      return parsed && check(parsed)
    },
  })

  /** An unknown id costs the same as a wrong secret: one query, one HMAC, one comparison. */
  async function check({ id, secret }: ApiKeyParts): Promise<VerifiedKey | undefined> {
    const row = await prisma.apiKey.findUnique({ where: { id } })
    const pepper = secrets.peppers.get(row?.pepperId ?? secrets.pepper.id)
    const secretHash = keyedHash(pepper ?? secrets.pepper.key, secret)
    const matches = timingSafeEqual(secretHash, row?.secretHash ?? NO_HASH)
    if (!matches || !row || !pepper) return undefined
    if (row.revokedAt) throw endedKey(id)
    if (row.pepperId !== secrets.pepper.id) moveToCurrentPepper(row, secret)
    const principal = { kind: 'apiKey', keyId: id, scopes: row.scopes.filter(isScope) } as const
    return { principal, expiresAt: row.expiresAt }
  }

  /** An old pepper can be retired once every key in use was seen. */
  function moveToCurrentPepper({ id, pepperId }: ApiKey, secret: string): void {
    const data = { pepperId: secrets.pepper.id, secretHash: keyedHash(secrets.pepper.key, secret) }
    const update = prisma.apiKey.updateMany({ where: { id, pepperId }, data })
    background.run('moving an API key to the current pepper', update)
  }

  /** At most one write in a minute and key; the condition holds that among replicas too. */
  function noteUse(id: string): void {
    const now = clock.now()
    const before = new Date(now.getTime() - USAGE_RESOLUTION)
    if ((notedAt.get(id) ?? 0) > before.getTime()) return
    notedAt.set(id, now.getTime())
    const stale = [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }]
    const update = prisma.apiKey.updateMany({ where: { id, OR: stale }, data: { lastUsedAt: now } })
    background.run('noting the use of an API key', update)
  }

  function use({ principal, expiresAt }: VerifiedKey): ApiKeyPrincipal {
    if (expiresAt && expiresAt <= clock.now()) throw endedKey(principal.keyId)
    noteUse(principal.keyId)
    return principal
  }

  function forgetApiKey(id: string): void {
    verified.forgetWhere(({ principal }) => principal.keyId === id)
  }

  return {
    createApiKey: (input: NewApiKey, db: Prisma.TransactionClient = prisma) =>
      insertApiKey(db, input, secrets.pepper, clock.now()),
    /** Throws `api_key_invalid`, whatever the reason. */
    async verifyApiKey(key: string, doLookup?: DoLookup): Promise<ApiKeyPrincipal> {
      const found = await verified.get(key, doLookup)
      if (!found) throw new ApiError('api_key_invalid')
      return use(found)
    },
    /**
     * Ends a key, and returns whether it was in force. In a transaction (`tx`) nothing is forgotten: call
     * `forgetApiKey` once it is committed.
     */
    async revokeApiKey(id: string, actor: Actor, tx?: Prisma.TransactionClient): Promise<boolean> {
      const revoked = await revokeApiKeys(tx ?? prisma, { id }, actor, clock.now())
      if (tx === undefined) forgetApiKey(id)
      return revoked.length > 0
    },
    /**
     * Revokes all keys that a user has issued, and returns their ids. Call it with the user locked, so that
     * none is issued meanwhile, and `forgetApiKey` for each once the transaction is committed.
     */
    revokeIssuedBy: (createdById: number, actor: Actor, tx: Prisma.TransactionClient) =>
      revokeApiKeys(tx, { createdById }, actor, clock.now()),
    /** Call it once a change of the key is committed. */
    forgetApiKey,
    forgetAll: verified.forgetAll,
    memory: verified.memory,
    /** Waits until every use noted so far is stored. */
    settled: background.settled,
  }
}

function endedKey(id: string): ApiError {
  return endedCredential('api_key_invalid', { actorType: 'apiKey', actorId: id, sessionId: null })
}
