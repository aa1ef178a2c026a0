import type { FastifyRequest } from 'fastify'
import { type OperationId, operations, type SecurityRequirement } from '../../generated/operations.ts'
import { type Authentication, NOBODY } from '../auth/authenticate.ts'
import { authorize } from '../auth/authorize.ts'
import { ApiError } from '../core/errors.ts'
import type { Principal } from '../core/principal.ts'
import type { AnswerMemory } from './answer-memory.ts'
import type { MountedOperation } from './backend.ts'
import type { Answer } from './response.ts'
import type { Handle } from './steps.ts'

const REFUSED = Symbol('refused')

/**
 * The answer that is kept for a request that was admitted, if whoever asks may have it. All that is not found
 * here takes the whole way, refusals included.
 */
export function recall(
  memory: AnswerMemory,
  { id, description }: MountedOperation,
  request: FastifyRequest,
): Answer | undefined {
  if (description.dependsOn.length === 0) return undefined
  const principal = letIn(description.security, request.authentication ?? NOBODY)
  const place = principal === REFUSED ? undefined : memory.placeOf(id, request, principal)
  return place && memory.recall(place)
}

/** Who is let in by one alternative of `security`; undefined where everybody is. */
function letIn(
  security: readonly SecurityRequirement[],
  authentication: Authentication,
): Principal | undefined | typeof REFUSED {
  if (security.length === 0) return undefined
  for (const requirement of security) {
    const verdict = authorize(requirement, authentication)
    if (verdict && !(verdict instanceof ApiError)) return verdict
  }
  return REFUSED
}

/** A handle that keeps its answers. */
export function keeping(memory: AnswerMemory | undefined, id: OperationId, handle: Handle): Handle {
  if (!memory || operations[id].dependsOn.length === 0) return handle
  return (matched, request) => {
    const place = memory.placeOf(id, request, matched.principal)
    return place ? memory.read(place, () => handle(matched, request)) : handle(matched, request)
  }
}
