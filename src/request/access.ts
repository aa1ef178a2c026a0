import type { FastifyRequest } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import { isRecord } from '../base/guards.ts'
import { ApiError } from '../domain/errors.ts'
import type { PreviewPrincipal } from '../domain/principal.ts'
import { authenticate, NOBODY, type Verifiers } from '../identity/access/authenticate.ts'
import { authorize } from '../identity/access/authorize.ts'
import { lookUp } from '../identity/lookup-cache.ts'
import type { Call } from './call.ts'

const direct = { bearerAuth: lookUp, apiKeyAuth: lookUp, previewToken: lookUp }

/** Notes what the credentials of a request grant. @returns the error if they do not suffice */
export function grantAccess(request: FastifyRequest, operation: OperationDescription): ApiError | undefined {
  const permitted = previewOf(request) ?? authorize(operation.security, request.authentication ?? NOBODY)
  const isRefused = permitted instanceof ApiError
  request.preview = !isRefused && permitted.kind === 'preview' ? permitted : undefined
  request.principal = isRefused || permitted.kind === 'preview' ? undefined : permitted
  request.denied = undefined
  if (!isRefused) return undefined
  // a key on a foreign page grants nothing, not even public content
  if (!operation.isPublic || permitted.code === 'origin_not_allowed') return permitted
  request.denied = permitted
  return undefined
}

/** The preview of the record that is asked for, which its other credential may not be able to see. */
function previewOf({ authentication, params }: FastifyRequest): PreviewPrincipal | undefined {
  const preview = authentication?.previewToken
  if (!preview || preview instanceof ApiError || !isRecord(params)) return undefined
  return Object.values(params).includes(preview.resourceId) ? preview : undefined
}

/** Verifies the credentials of a request that has waited once more, apart from its preview token. */
export function authenticateAgain({ request, operation }: Call, auth: Verifiers) {
  return authenticate(request.headers, undefined, operation.security, auth, direct)
}
