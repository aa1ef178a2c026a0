import type { ApiKey, IssuedApiKey } from '../../../generated/openapi.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Auth } from '../../identity/auth.ts'
import type { NewApiKey } from '../../identity/keys/api-keys.ts'
import { findRow } from '../../lists/rows.ts'
import type { Handler } from '../../request/handler.ts'
import { earlier, later } from '../../words/clock.ts'
import type { Refuse } from '../../words/errors.ts'
import { isScope } from '../../words/principal.ts'
import { defineResource } from '../kit/resource.ts'

type Transaction = Prisma.TransactionClient

const ENDED = { detail: 'apiKeyEnded' } as const

export const apiKeys = defineResource('ApiKey', { shown: ofThisVersion })

export const createApiKey: Handler<'createApiKey'> = async (request) => {
  const { body, principal, transaction, now, actor, refuse, auth } = request
  const { name, scopes } = body
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : undefined
  if (expiresAt && expiresAt <= now) {
    const errors = [{ location: 'body', field: '/expiresAt', rule: 'future' }] as const
    refuse('validation_failed', { errors })
  }
  const input = { name, scopes, expiresAt, createdById: principal.userId, actor }
  return transaction(async (tx) => {
    return { data: await issue(auth, input, tx) }
  })
}

export const revokeApiKey: Handler<'revokeApiKey'> = async (request) => {
  const { params, transaction, actor, refuse, afterCommit, auth } = request
  const data = await transaction(async (tx) => {
    await auth.apiKeys.revoke({ id: params.apiKeyId }, actor, tx)
    return read(tx, params.apiKeyId, refuse)
  })
  afterCommit(auth.forget)
  return { data }
}

export const rotateApiKey: Handler<'rotateApiKey'> = async (request) => {
  const { params, body, principal, now, actor, change, refuse, afterCommit, auth } = request
  const overlapEnd = later(now, body.overlapSeconds)
  const data = await request.transaction(async (tx) => {
    const { name, scopes, ...old } = await read(tx, params.apiKeyId, refuse)
    const expiresAt = old.expiresAt === null ? undefined : new Date(old.expiresAt)
    if (expiresAt && expiresAt <= now) refuse('conflict', ENDED)
    const { count } = await tx.apiKey.updateMany({
      // of two requests at once, one replaces the key
      where: { id: old.id, revokedAt: null, replacedAt: null },
      data: {
        replacedAt: now,
        expiresAt: expiresAt ? earlier(expiresAt, overlapEnd) : overlapEnd,
        lastChange: change('apiKey.rotate'),
      },
    })
    if (count === 0) refuse('conflict', ENDED)
    const input = { name, scopes, expiresAt, createdById: principal.userId, actor }
    return issue(auth, input, tx)
  })
  afterCommit(auth.forget)
  return { data }
}

async function issue({ apiKeys: keys }: Auth, input: NewApiKey, tx: Transaction): Promise<IssuedApiKey> {
  const { row, key } = await keys.createApiKey(input, tx)
  return { ...(await read(tx, row.id)), key }
}

async function read(tx: Transaction, id: string, refuse?: Refuse<'not_found'>): Promise<ApiKey> {
  const found = await apiKeys.read((source, key) => findRow(tx, source, key), id)
  if (found) return ofThisVersion(found.data)
  if (!refuse) throw new Error('an API key was stored and is gone')
  return refuse('not_found', { detail: 'noSuchApiKey' })
}

/** A key may have scopes of a later version, of which this one says nothing. */
function ofThisVersion(key: ApiKey): ApiKey {
  return { ...key, scopes: key.scopes.filter(isScope) }
}
