import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { OperationDescription } from '../../../generated/operations.ts'
import { NOBODY } from '../../identity/access/authenticate.ts'
import { authorize } from '../../identity/access/authorize.ts'
import { ApiError } from '../../words/errors.ts'
import type { Principal } from '../../words/principal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was let in; undefined for public operations, and until the request is permitted. */
    principal: Principal | undefined
  }
}

/** Lets in who meets one alternative of the operation's `security`; refuses with 401 or 403. */
export const permit: onRequestHookHandler = (request, _reply, done) => {
  const { operation } = request.routeOptions.config
  if (!operation || operation.security.length === 0) return done()
  const verdict = verdictOn(operation, request)
  if (verdict instanceof ApiError) return done(verdict)
  request.principal = verdict
  done()
}

/** The principal of the first alternative that is met, or the refusal of the first one that is not. */
function verdictOn({ security }: OperationDescription, request: FastifyRequest): Principal | ApiError {
  let refusal: ApiError | undefined
  for (const requirement of security) {
    const verdict = authorize(requirement, request.authentication ?? NOBODY)
    if (verdict && !(verdict instanceof ApiError)) return verdict
    refusal ??= verdict
  }
  return refusal ?? new ApiError('authentication_required')
}
