import type { onRequestHookHandler } from 'fastify'
import { NOBODY } from '../../identity/access/authenticate.ts'
import { authorize } from '../../identity/access/authorize.ts'
import { ApiError } from '../../words/errors.ts'
import type { Principal } from '../../words/principal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was let in; undefined where everybody is, and until the request is permitted. */
    principal: Principal | undefined
    /** Why the credential that came with a public operation shows no more than everybody sees. */
    denied: ApiError | undefined
  }
}

/** Lets in who meets one alternative of the operation's `security`; refuses others with 401 or 403. */
export const permit: onRequestHookHandler = (request, _reply, done) => {
  const { operation, authentication = NOBODY } = request
  if (!operation || (operation.isPublic && authentication === NOBODY)) return done()
  const permitted = authorize(operation.security, authentication)
  if (!(permitted instanceof ApiError)) request.principal = permitted
  else if (operation.isPublic) request.denied = permitted
  else return done(permitted)
  done()
}
