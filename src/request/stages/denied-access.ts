import type { FastifyRequest } from 'fastify'
import { type Identity, identityOf } from '../../domain/change.ts'
import { ApiError } from '../../domain/errors.ts'
import { requestIdsOf } from '../../http/request-id.ts'
import { NOBODY, principalOf } from '../../identity/access/authenticate.ts'
import { credentialOwner } from '../../identity/denied-attempts.ts'
import type { Stage } from '../stage.ts'

/**
 * Records in the audit trail which known user or key was denied access: with 403, or with 401 because the
 * credential was revoked. Expired access tokens are not recorded: they are normal.
 */
export const deniedAccess: Stage = {
  name: 'denied-access',
  at: 'onError',
  run: ({ deniedAttempts }) =>
    deniedAttempts &&
    ((request, _reply, error, done) => {
      const identity = deniedIdentity(request, error)
      if (identity) {
        const source = { address: request.ip, request: requestIdsOf(request) }
        const { actorType, actorId } = identity
        deniedAttempts.note({ action: `${actorType}.deny`, resourceId: actorId, identity, source })
      }
      done()
    }),
}

function deniedIdentity({ authentication = NOBODY }: FastifyRequest, error: Error): Identity | undefined {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return undefined
  const principal = principalOf(authentication)
  return principal ? identityOf(principal) : credentialOwner(error)
}
