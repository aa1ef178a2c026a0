import type { FastifyRequest } from 'fastify'
import type { OperationDescription } from '../../../generated/operations.ts'
import { isRecord } from '../../base/guards.ts'
import { ApiError } from '../../domain/errors.ts'
import type { PreviewPrincipal, Principal } from '../../domain/principal.ts'
import { NOBODY } from '../../identity/access/authenticate.ts'
import { grantAccess } from '../access.ts'
import type { Stage } from '../stage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The authorized principal; undefined for anonymous clients, and until the request is authorized. */
    principal: Principal | undefined
    /** The record of the preview token, if the request is for it or has no other credential. */
    preview: PreviewPrincipal | undefined
    /** Why the credential sent with a public operation grants nothing beyond anonymous access. */
    denied: ApiError | undefined
    /** The id of the user, if a parameter is `me`. */
    currentUser: number | undefined
  }
}

/** Rejects clients that meet no alternative of the operation's `security`, with 401 or 403. */
export const authorizeClient: Stage = {
  name: 'authorize',
  at: 'onRequest',
  run: () => (request, _reply, done) => {
    const { operation, authentication = NOBODY } = request
    if (!operation || (operation.isPublic && authentication === NOBODY)) return done()
    const error = grantAccess(request, operation)
    done(error ?? (request.denied ? undefined : nameCurrentUser(request, operation)))
  },
}

/** Replaces `me`, alone or in a list, with the id of the user. @returns the error if there is no user */
function nameCurrentUser(request: FastifyRequest, { currentUser }: OperationDescription) {
  const { query, principal } = request
  for (const name of currentUser) {
    const given = isRecord(query) ? query[name] : undefined
    if (!isRecord(query) || given === undefined) continue
    const values = [given].flat().flatMap((text) => String(text).split(','))
    if (!values.includes('me')) continue
    const error = { location: 'query', field: `/${name}`, rule: 'currentUser' } as const
    if (principal?.kind !== 'user') return new ApiError('invalid_parameter', { errors: [error] })
    query[name] = values.map((value) => (value === 'me' ? principal.userId : value)).join()
    request.currentUser = principal.userId
  }
  return undefined
}
