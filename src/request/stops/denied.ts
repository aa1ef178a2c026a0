import type { FastifyRequest, onErrorHookHandler } from 'fastify'
import { requestIdsOf } from '../../http/request-id.ts'
import { NOBODY, principalsOf } from '../../identity/access/authenticate.ts'
import { ownerOf } from '../../identity/access/known-credential.ts'
import type { Refusals } from '../../identity/access/refusals.ts'
import { type Identity, identityOf } from '../../words/change.ts'
import { ApiError } from '../../words/errors.ts'

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
