import type { ApiKey, IssuedApiKey } from '../../../generated/openapi.ts'
import { selectIn } from '../../database/select.ts'
import { bodyError } from '../../domain/errors.ts'
import { isScope } from '../../domain/principal.ts'
import type { Auth } from '../../identity/auth.ts'
import type { NewApiKey } from '../../identity/keys/api-keys.ts'
import type { Handler } from '../../request/handler.ts'
import { defineResource } from '../kit/resource.ts'
import type { Transaction } from '../kit/rules.ts'

export const MISSING = { detail: 'noSuchApiKey' } as const

export const apiKeys = defineResource('ApiKey', { afterRead: ofThisVersion })

export const createApiKey: Handler<'createApiKey'> = async (request) => {
  const { body, principal, transaction, now, actor, refuse, auth } = request
  const { name, scopes } = body
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : undefined
  if (expiresAt && expiresAt <= now)
    refuse('validation_failed', { errors: [bodyError('expiresAt', 'future')] })
  const input = { name, scopes, expiresAt, createdById: principal.userId, actor }
  return { data: await transaction((tx) => issue(auth, input, tx)) }
}

export const revokeApiKey: Handler<'revokeApiKey'> = async (request) => {
  const { params, transaction, actor, refuse, afterCommit, auth } = request
  const data = await transaction(async (tx) => {
    await auth.apiKeys.revoke({ id: params.apiKeyId }, actor, tx)
    return (await read(tx, params.apiKeyId)) ?? refuse('not_found', MISSING)
  })
  afterCommit(auth.forget)
  return { data }
}

/** Issues a key, which no other response ever shows. */
export async function issue(
  { apiKeys: keys }: Auth,
  input: NewApiKey,
  tx: Transaction,
): Promise<IssuedApiKey> {
  const { row, key } = await keys.createApiKey(input, tx)
  const issued = await read(tx, row.id)
  if (!issued) throw new Error('an API key was stored and is gone')
  return { ...issued, key }
}

export async function read(tx: Transaction, id: string): Promise<ApiKey | undefined> {
  const found = await apiKeys.read(selectIn(tx), id)
  return found && ofThisVersion(found.data)
}

/** Hides scopes that a later version of the service has granted, and this one does not know. */
function ofThisVersion(key: ApiKey): ApiKey {
  return { ...key, scopes: key.scopes.filter(isScope) }
}
