import type { onRequestHookHandler } from 'fastify'
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
  const { operation } = request
  if (!operation || operation.security.length === 0) return done()
  const permitted = authorize(operation.security, request.authentication ?? NOBODY)
  if (permitted instanceof ApiError) return done(permitted)
  request.principal = permitted
  done()
}
