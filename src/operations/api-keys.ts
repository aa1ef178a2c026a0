import type { ApiKey, ApiKeyScope } from '../../generated/openapi.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { isScope } from '../auth/api-keys.ts'
import type { Handler } from '../contract/handler.ts'
import { ApiError } from '../http/errors.ts'
import { fetchPage } from '../lists/page.ts'
import { instant } from '../lists/time.ts'

const COLUMNS = {
  id: true,
  name: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
  revokedAt: true,
} as const satisfies Prisma.ApiKeySelect

type ApiKeyRow = Prisma.ApiKeyGetPayload<{ select: typeof COLUMNS }>

export const listApiKeys: Handler<'listApiKeys'> = async ({ query, db }, { secrets }) => {
  const { rows, next } = await fetchPage(
    { key: secrets.cursorKey, list: 'listApiKeys', limit: query.limit, cursor: query.cursor },
    ([time = '', id = ''] = [], take) =>
      db.apiKey.findMany({
        ...(id !== '' && {
          where: { OR: [{ createdAt: { lt: time } }, { createdAt: time, id: { lt: id } }] },
        }),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
        select: COLUMNS,
      }),
    ({ createdAt, id }) => [createdAt.toISOString(), id],
  )
  return { data: rows.map(toApiKey), next }
}

export const createApiKey: Handler<'createApiKey'> = async (
  { body, principal, db, actor },
  { auth, clock },
) => {
  const { name, scopes } = body
  const expiresAt = body.expiresAt ? instant(body.expiresAt, 'body', '/expiresAt') : undefined
  if (expiresAt && expiresAt <= clock.now()) {
    const errors = [{ in: 'body', field: '/expiresAt', rule: 'future' }] as const
    throw new ApiError('validation_failed', { errors })
  }
  const created = await auth.apiKeys.createApiKey(
    { name, scopes, expiresAt, createdById: principal.userId, actor },
    db,
  )
  return {
    data: { ...toApiKey(created.row), key: created.key },
    location: `/api/api-keys/${created.row.id}`,
  }
}

export const getApiKey: Handler<'getApiKey'> = async ({ params, db }) => {
  return { data: toApiKey(await find(db, params.apiKeyId)) }
}

export const revokeApiKey: Handler<'revokeApiKey'> = async ({ params, db, actor }, { auth }) => {
  await auth.apiKeys.revokeApiKey(params.apiKeyId, actor)
  return { data: toApiKey(await find(db, params.apiKeyId)) }
}

export const rotateApiKey: Handler<'rotateApiKey'> = async (request, { auth, clock }) => {
  const { params, body, principal, actor, change, afterCommit } = request
  const now = clock.now()
  const overlapEnd = new Date(now.getTime() + body.overlapSeconds * 1000)
  const created = await request.transaction(async (tx) => {
    const old = await find(tx, params.apiKeyId)
    const { id, name, expiresAt } = old
    if (expiresAt && expiresAt <= now) throw ended()
    const { count } = await tx.apiKey.updateMany({
      // of two requests at once, one replaces the key
      where: { id, revokedAt: null, replacedAt: null },
      data: {
        replacedAt: now,
        expiresAt: expiresAt && expiresAt < overlapEnd ? expiresAt : overlapEnd,
        lastChange: change('apiKey.rotate'),
      },
    })
    if (count === 0) throw ended()
    const scopes = old.scopes.filter(isScope)
    const input = { name, scopes, expiresAt: expiresAt ?? undefined, createdById: principal.userId, actor }
    return auth.apiKeys.createApiKey(input, tx)
  })
  afterCommit(() => auth.apiKeys.forgetApiKey(params.apiKeyId))
  return {
    data: { ...toApiKey(created.row), key: created.key },
    location: `/api/api-keys/${created.row.id}`,
  }
}

function ended(): ApiError {
  return new ApiError('conflict', { detail: 'apiKeyEnded' })
}

async function find(db: Prisma.TransactionClient, id: string): Promise<ApiKeyRow> {
  const row = await db.apiKey.findUnique({ where: { id }, select: COLUMNS })
  if (!row) throw new ApiError('not_found', { detail: 'noSuchApiKey' })
  return row
}

function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes.filter((scope): scope is ApiKeyScope => isScope(scope)),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }
}
