import type { FastifyRequest, onErrorHookHandler } from 'fastify'
import { NOBODY, principalsOf } from '../../auth/authenticate.ts'
import { ownerOf } from '../../auth/known-credential.ts'
import type { Refusals } from '../../auth/refusals.ts'
import { type Identity, identityOf } from '../../core/change.ts'
import { ApiError } from '../../core/errors.ts'
import { requestIdsOf } from '../../http/request-id.ts'

/**
 * Notes for the audit trail which known person or key was refused: with 403, or with 401 because the
 * credential is no longer good. An access token that has only expired is refused to everybody, all the time.
 */
export function noteRefusedAccess(refusals: Refusals): onErrorHookHandler {
  return (request, _reply, error, done) => {
    const identity = refusedIdentity(request, error)
    if (identity) {
      const source = { address: request.ip, request: requestIdsOf(request) }
      const { actorType, actorId } = identity
      refusals.note({ action: `${actorType}.deny`, resourceId: actorId, identity, source })
    }
    done()
  }
}

function refusedIdentity({ authentication = NOBODY }: FastifyRequest, error: Error): Identity | undefined {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return undefined
  const [principal] = principalsOf(authentication)
  return principal ? identityOf(principal) : ownerOf(error)
}
