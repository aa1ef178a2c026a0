import type { Handler } from '../../request/handler.ts'
import type { Reader } from '../../request/writes.ts'
import { earlier, later } from '../../words/clock.ts'
import type { Refuse } from '../../words/errors.ts'
import { isScope } from '../../words/principal.ts'
import { API_KEY_COLUMNS, type ApiKeyRow, toApiKey } from './resource.ts'

export { listApiKeys } from './list.ts'

const ENDED = { detail: 'apiKeyEnded' } as const

export const createApiKey: Handler<'createApiKey'> = async (request) => {
  const { body, principal, transaction, now, actor, refuse, auth } = request
  const { name, scopes } = body
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : undefined
  if (expiresAt && expiresAt <= now) {
    const errors = [{ location: 'body', field: '/expiresAt', rule: 'future' }] as const
    refuse('validation_failed', { errors })
  }
  const input = { name, scopes, expiresAt, createdById: principal.userId, actor }
  const created = await transaction((tx) => auth.apiKeys.createApiKey(input, tx))
  return {
    data: { ...toApiKey(created.row), key: created.key },
  }
}

export const getApiKey: Handler<'getApiKey'> = async ({ params, db, refuse }) => {
  return { data: toApiKey(await find(db, params.apiKeyId, refuse)) }
}

export const revokeApiKey: Handler<'revokeApiKey'> = async (request) => {
  const { params, transaction, actor, refuse, afterCommit, auth } = request
  const row = await transaction(async (tx) => {
    await auth.apiKeys.revokeApiKey(params.apiKeyId, actor, tx)
    return find(tx, params.apiKeyId, refuse)
  })
  afterCommit(() => auth.apiKeys.forgetApiKey(params.apiKeyId))
  return { data: toApiKey(row) }
}

export const rotateApiKey: Handler<'rotateApiKey'> = async (request) => {
  const { params, body, principal, now, actor, change, refuse, afterCommit, auth } = request
  const overlapEnd = later(now, body.overlapSeconds)
  const created = await request.transaction(async (tx) => {
    const old = await find(tx, params.apiKeyId, refuse)
    const { id, name, expiresAt } = old
    if (expiresAt && expiresAt <= now) refuse('conflict', ENDED)
    const { count } = await tx.apiKey.updateMany({
      // of two requests at once, one replaces the key
      where: { id, revokedAt: null, replacedAt: null },
      data: {
        replacedAt: now,
        expiresAt: expiresAt ? earlier(expiresAt, overlapEnd) : overlapEnd,
        lastChange: change('apiKey.rotate'),
      },
    })
    if (count === 0) refuse('conflict', ENDED)
    const scopes = old.scopes.filter(isScope)
    const input = { name, scopes, expiresAt: expiresAt ?? undefined, createdById: principal.userId, actor }
    return auth.apiKeys.createApiKey(input, tx)
  })
  afterCommit(() => auth.apiKeys.forgetApiKey(params.apiKeyId))
  return {
    data: { ...toApiKey(created.row), key: created.key },
  }
}

async function find(db: Reader, id: string, refuse: Refuse<'not_found'>): Promise<ApiKeyRow> {
  const row = await db.apiKey.findUnique({ where: { id }, select: API_KEY_COLUMNS })
  return row ?? refuse('not_found', { detail: 'noSuchApiKey' })
}
