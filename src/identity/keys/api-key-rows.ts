import type { Scope } from '../../../generated/operations.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { type Actor, changeOf } from '../../words/change.ts'
import { keyedHash, type Secrets } from '../secrets/secrets.ts'
import { formatApiKey, newApiKeyParts } from './api-key-format.ts'

export interface NewApiKey {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt?: Date | undefined
  readonly createdById?: number | undefined
  /** Who issues it. */
  readonly actor: Actor
}

/** Stores a new key, of which only a hash is kept: the `key` itself can never be shown again. */
export async function insertApiKey(
  db: Prisma.TransactionClient,
  { name, scopes, expiresAt, createdById, actor }: NewApiKey,
  pepper: Secrets['pepper'],
  now: Date,
) {
  const parts = newApiKeyParts()
  const row = await db.apiKey.create({
    data: {
      id: parts.id,
      name,
      secretHash: keyedHash(pepper.key, parts.secret),
      pepperId: pepper.id,
      scopes: [...scopes],
      createdById: createdById ?? null,
      createdAt: now,
      expiresAt: expiresAt ?? null,
      lastChange: changeOf(actor, 'apiKey.create', now),
    },
  })
  return { key: formatApiKey(parts), row }
}

/** Revokes the keys that match, as far as they are in force, and returns their ids. */
export async function revokeApiKeys(
  db: Prisma.TransactionClient,
  which: Prisma.ApiKeyWhereInput,
  actor: Actor,
  now: Date,
): Promise<string[]> {
  const revoked = await db.apiKey.updateManyAndReturn({
    where: { ...which, revokedAt: null },
    data: { revokedAt: now, lastChange: changeOf(actor, 'apiKey.revoke', now) },
    select: { id: true },
  })
  return revoked.map(({ id }) => id)
}
