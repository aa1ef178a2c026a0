import type { FastifyRequest } from 'fastify'
import type { OperationDescription } from '../../../generated/operations.ts'
import { isRecord } from '../../base/guards.ts'
import { ApiError } from '../../domain/errors.ts'
import type { PreviewPrincipal, Principal } from '../../domain/principal.ts'
import { NOBODY } from '../../identity/access/authenticate.ts'
import { authorize } from '../../identity/access/authorize.ts'
import type { Stage } from '../stage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was let in; undefined where everybody is, and until the request is authorized. */
    principal: Principal | undefined
    /** The record that the token of a preview shows, where the request asks for it or has nothing else. */
    preview: PreviewPrincipal | undefined
    /** Why the credential that came with a public operation shows no more than everybody sees. */
    denied: ApiError | undefined
    /** The id of the user, where a parameter names the user by `me`. */
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
    const permitted = previewOf(request) ?? authorize(operation.security, authentication)
    if (!(permitted instanceof ApiError)) {
      if (permitted.kind === 'preview') request.preview = permitted
      else request.principal = permitted
      return done(nameCurrentUser(request, operation))
    }
    // a key on a foreign page gets nothing, not even what is public
    if (!operation.isPublic || permitted.code === 'origin_not_allowed') return done(permitted)
    request.denied = permitted
    done()
  },
}

/** The preview of the record that is asked for, which its other credential may not be able to see. */
function previewOf({ authentication, params }: FastifyRequest): PreviewPrincipal | undefined {
  const preview = authentication?.previewToken
  if (!preview || preview instanceof ApiError || !isRecord(params)) return undefined
  return Object.values(params).includes(preview.resourceId) ? preview : undefined
}

/** Puts the id of the user in the place of `me`, alone or in a list. @returns why it cannot be done */
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
