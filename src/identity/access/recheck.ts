import { roles, type SecurityRequirement } from '../../../generated/operations.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { ApiError } from '../../domain/errors.ts'
import { includesRole, OWNER, type Principal } from '../../domain/principal.ts'
import { insufficient } from './authorize.ts'

/** How the rows of the principal are locked: `alone` if the write is going to change them. */
export type Hold = 'unchanged' | 'alone'

/**
 * A lock for a change is exclusive from the start: two transactions that upgrade a shared lock would
 * deadlock.
 */
const LOCKS: Readonly<Record<Hold, Prisma.Sql>> = {
  unchanged: Prisma.sql`FOR SHARE`,
  alone: Prisma.sql`FOR NO KEY UPDATE`,
}

export type AccessRecheck = ReturnType<typeof createAccessRecheck>

/**
 * Checks whether the principal still has the access that authorized the request. Cached access may be out of
 * date, so a write checks the database again, in its own transaction, and locks the rows until the
 * transaction ends. If another transaction revokes the access, it waits for the write, or the write finds out
 * and calls `forget`, because the cached access is wrong.
 */
export function createAccessRecheck(
  principal: Principal,
  security: readonly SecurityRequirement[],
  now: Date,
  forget: () => void,
) {
  const isUser = principal.kind === 'user'
  const requirement = security.find(({ scheme }) => scheme === (isUser ? 'bearerAuth' : 'apiKeyAuth'))
  if (!requirement || requirement.scheme === 'previewToken')
    throw new Error(`the operation lets in no ${principal.kind}`)
  const valid = validRows(principal, now)
  const suffices = sufficiency(principal, requirement)
  return {
    /** The id of the user; undefined for an API key. */
    userId: isUser ? principal.userId : undefined,
    /** A subquery that has a row while there is access, for a statement that checks and writes. */
    subquery: Prisma.sql`SELECT FROM ${valid} AND ${suffices} ${LOCKS.unchanged}`,
    /**
     * Throws 401 or 403. Call it first in a transaction, or after locking users. To avoid deadlocks, all
     * transactions lock in this order: users, logins or keys, everything else.
     */
    async confirm(db: Prisma.TransactionClient, hold: Hold = 'unchanged'): Promise<void> {
      const statement = Prisma.sql`SELECT ${suffices} AS suffices FROM ${valid} ${LOCKS[hold]}`
      const [row] = await db.$queryRaw<{ suffices: boolean }[]>(statement)
      if (row?.suffices) return
      forget()
      throw row
        ? insufficient(requirement, security)
        : new ApiError(isUser ? 'token_invalid' : 'api_key_invalid')
    },
  }
}

/** The tables and the condition of a query that has a row as long as the credential is valid. */
function validRows(principal: Principal, now: Date): Prisma.Sql {
  if (principal.kind === 'apiKey') {
    // a key that was replaced without an overlap has also expired for requests that arrived before
    return Prisma.sql`api_keys
      WHERE id = ${principal.keyId} AND revoked_at IS NULL AND (expires_at > replaced_at) IS NOT FALSE
        AND (expires_at IS NULL OR expires_at > ${now}::timestamptz)`
  }
  const { sessionId, token } = principal
  // the expiry of a login never changes: it was checked when the request arrived
  return Prisma.sql`users JOIN sessions ON sessions.user_id = users.id
    WHERE users.disabled_at IS NULL AND sessions.id = ${sessionId}::uuid AND sessions.revoked_at IS NULL
      AND (sessions.generation = ${token.generation} OR sessions.kept_token_id = ${token.id}::uuid)`
}

/**
 * The condition for the required role, or all required scopes. If the principal did not have the role of
 * owners at first, the handler has not checked who owns the record, so the user must not have that role now.
 */
function sufficiency(
  principal: Principal,
  requirement: Exclude<SecurityRequirement, { scheme: 'previewToken' }>,
): Prisma.Sql {
  // Prisma is slow with arrays
  if (requirement.scheme === 'apiKeyAuth')
    return Prisma.sql`scopes @> string_to_array(${requirement.scopes.join()}, ',')`
  const isOwner = principal.kind === 'user' && principal.role === OWNER
  const sufficient = roles.filter(
    (role) => includesRole(role, requirement.role) && (isOwner || role !== OWNER),
  )
  return Prisma.sql`users.role::text = ANY(string_to_array(${sufficient.join()}, ','))`
}
