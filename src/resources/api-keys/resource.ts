import type { ApiKey } from '../../../generated/openapi.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { isScope } from '../../words/principal.ts'

export const API_KEY_COLUMNS = {
  id: true,
  name: true,
  scopes: true,
  createdAt: true,
  createdBy: { select: { id: true, displayName: true } },
  expiresAt: true,
  lastUsedAt: true,
  revokedAt: true,
} as const satisfies Prisma.ApiKeySelect

export type ApiKeyRow = Prisma.ApiKeyGetPayload<{ select: typeof API_KEY_COLUMNS }>

export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes.filter(isScope),
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy && { id: row.createdBy.id, displayName: row.createdBy.displayName },
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }
}
