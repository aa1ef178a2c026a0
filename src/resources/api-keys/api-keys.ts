import type { ApiKey, ApiKeyCreate, IssuedApiKey } from '../../../generated/openapi.ts'
import { selectIn } from '../../database/select.ts'
import { bodyError } from '../../domain/errors.ts'
import { isReadScope, isScope } from '../../domain/principal.ts'
import type { Auth } from '../../identity/auth.ts'
import type { NewApiKey } from '../../identity/keys/api-keys.ts'
import { defineHandler } from '../../request/handler.ts'
import { defineResource } from '../kit/resource.ts'
import type { Transaction } from '../kit/rules.ts'

export const MISSING = { detail: 'noSuchApiKey' } as const

export const apiKeys = defineResource('ApiKey', { afterRead: ofThisVersion })

export const createApiKey = defineHandler('createApiKey', { changes: [] }, async (request) => {
  const { body, principal, transaction, now, actor, refuse, auth } = request
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : undefined
  const errors = refusedFields(body, expiresAt, now, auth.apiKeys.maxRequestsPerMinute)
  if (errors.length > 0) refuse('validation_failed', { errors })
  const input = { ...body, expiresAt, createdById: principal.userId, actor }
  return { data: await transaction((tx) => issue(auth, input, tx)) }
})

export const revokeApiKey = defineHandler('revokeApiKey', { changes: [] }, async (request) => {
  const { params, transaction, actor, refuse, afterCommit, auth } = request
  const data = await transaction(async (tx) => {
    await auth.apiKeys.revoke({ id: params.apiKeyId }, actor, tx)
    return (await read(tx, params.apiKeyId)) ?? refuse('not_found', MISSING)
  })
  afterCommit(auth.forget)
  return { data }
})

/** The rules that the schema of a new key cannot express. @param limit the most requests per minute */
export function refusedFields(body: ApiKeyCreate, expiresAt: Date | undefined, now: Date, limit = Infinity) {
  const { publishable = false, scopes, origins = [], requestsPerMinute } = body
  const writes = scopes.flatMap((scope, index) => (publishable && !isReadScope(scope) ? [index] : []))
  return [
    ...(expiresAt && expiresAt <= now ? [bodyError('expiresAt', 'future')] : []),
    ...writes.map((index) => bodyError(`scopes/${index}`, 'readScope')),
    ...(origins.length > 0 && !publishable ? [bodyError('origins', 'publishableOnly')] : []),
    ...((requestsPerMinute ?? 0) > limit ? [bodyError('requestsPerMinute', 'maximum', { limit })] : []),
  ]
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
