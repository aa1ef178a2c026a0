import { roles, type SecurityRequirement } from '../../../generated/operations.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { ApiError } from '../../words/errors.ts'
import { includesRole, OWNER, type Principal } from '../../words/principal.ts'
import { insufficient } from './authorize.ts'

/** How the rows of the principal are locked: `alone` where the write is about to change them. */
export type Hold = 'unchanged' | 'alone'

/** A lock for a change is taken at once: of two who share one and want more, neither would get it. */
const LOCKS: Readonly<Record<Hold, Prisma.Sql>> = {
  unchanged: Prisma.sql`FOR SHARE`,
  alone: Prisma.sql`FOR NO KEY UPDATE`,
}

export type AccessRecheck = ReturnType<typeof createAccessRecheck>

/**
 * Whether the principal still has the access that the request was permitted for. What is remembered of it may
 * be out of date, so a write asks the database again, in its own transaction. The rows that answer are locked
 * until that ends: whoever takes the access away waits for the write, or the write sees that it is gone and
 * calls `forget`, because what is remembered of access has proved wrong.
 */
export function createAccessRecheck(
  principal: Principal,
  security: readonly SecurityRequirement[],
  now: Date,
  forget: () => void,
) {
  const isUser = principal.kind === 'user'
  const requirement = security.find(({ scheme }) => scheme === (isUser ? 'bearerAuth' : 'apiKeyAuth'))
  if (!requirement) throw new Error(`the operation lets in no ${principal.kind}`)
  const valid = validRows(principal, now)
  const suffices = sufficiency(principal, requirement)
  return {
    /** Undefined for an API key. */
    userId: isUser ? principal.userId : undefined,
    /** For a statement that asks and writes at once: a subquery that has a row while there is access. */
    subquery: Prisma.sql`SELECT FROM ${valid} AND ${suffices} ${LOCKS.unchanged}`,
    /**
     * To be called first in a transaction, or once users are locked; throws 401 or 403. All lock in this
     * order, so that no two wait for each other: users, logins or keys, everything else.
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

/** Has a row as long as the credential is valid. */
function validRows(principal: Principal, now: Date): Prisma.Sql {
  if (principal.kind === 'apiKey') {
    // one that was replaced without an overlap has ended for requests that came before, too
    return Prisma.sql`api_keys
      WHERE id = ${principal.keyId} AND revoked_at IS NULL AND (expires_at > replaced_at) IS NOT FALSE
        AND (expires_at IS NULL OR expires_at > ${now}::timestamptz)`
  }
  const { sessionId, token } = principal
  // nothing moves the end of a login: it was looked at when the request came
  return Prisma.sql`users JOIN sessions ON sessions.user_id = users.id
    WHERE users.disabled_at IS NULL AND sessions.id = ${sessionId}::uuid AND sessions.revoked_at IS NULL
      AND (sessions.generation = ${token.generation} OR sessions.kept_token_id = ${token.id}::uuid)`
}

/**
 * Whether it also has the role that is needed, or all the scopes. A handler that went by another role than
 * that of owners has not asked whose the record is: it does not write for a user who is an owner by now.
 */
function sufficiency(principal: Principal, requirement: SecurityRequirement): Prisma.Sql {
  // Prisma takes long for an array
  if (requirement.scheme === 'apiKeyAuth')
    return Prisma.sql`scopes @> string_to_array(${requirement.scopes.join()}, ',')`
  const isOwner = principal.kind === 'user' && principal.role === OWNER
  const sufficient = roles.filter(
    (role) => includesRole(role, requirement.role) && (isOwner || role !== OWNER),
  )
  return Prisma.sql`users.role::text = ANY(string_to_array(${sufficient.join()}, ','))`
}
