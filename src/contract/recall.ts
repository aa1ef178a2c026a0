import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import {
  type OperationDescription,
  type OperationId,
  operations,
  type SecurityRequirement,
} from '../../generated/operations.ts'
import { type Authentication, NOBODY } from '../auth/authenticate.ts'
import { authorize } from '../auth/authorize.ts'
import { ApiError } from '../core/errors.ts'
import type { Principal } from '../core/principal.ts'
import type { LimitHeaders } from '../limits/limits.ts'
import type { Admit } from './admission.ts'
import type { AnswerMemory, Kept, Place } from './answer-memory.ts'
import type { MountedOperation } from './backend.ts'
import { finishedHeaders, sendFinished } from './finished-headers.ts'
import type { Overload } from './overload.ts'
import { sendAnswer } from './response.ts'
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
): Kept | undefined {
  if (description.dependsOn.length === 0) return undefined
  const place = placeFor(memory, id, description, request)
  return place === REFUSED || !place ? undefined : memory.recall(place)
}

/** Where the answer is kept for whoever asks. */
function placeFor(
  memory: AnswerMemory,
  id: OperationId,
  { security }: OperationDescription,
  request: FastifyRequest,
): Place | undefined | typeof REFUSED {
  const principal = letIn(security, request.authentication ?? NOBODY)
  return principal === REFUSED ? REFUSED : memory.placeOf(id, request, principal)
}

/** Sends an answer that is kept. The headers that it leaves with, the next ones leave with at once. */
export function sendKept(kept: Kept, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  sendAnswer(kept.answer, request, reply)
  if (request.method === 'GET' && reply.statusCode === kept.answer.status) {
    const length = String(Buffer.byteLength(kept.answer.body))
    const list = [...finishedHeaders(reply), 'content-length', length]
    kept.finished = { origin: request.headers.origin, list }
  }
  return reply
}

/**
 * Answers what needs no more than who asks and how often, before any other hook makes the same headers again:
 * with an answer whose headers are finished, too (a third of the processor time), or, in an overload, with a
 * refusal (a third as well). HEAD, conditional requests and other refusals take the whole way.
 *
 * @param isPlain operations whose answers no hook changes
 */
export function answerAtOnce(
  memory: AnswerMemory | undefined,
  admit: Admit,
  overload: Overload,
  isPlain: (id: OperationId) => boolean,
): onRequestHookHandler {
  return (request, reply, done) => {
    const { operation, operationId: id } = request.routeOptions.config
    if (!operation || !id || !isPlain(id)) return done()
    if (!memory || operation.dependsOn.length === 0) {
      if (!overload.refuseAtOnce(id, request, reply)) done()
      return
    }
    const { method, headers } = request
    if (method !== 'GET' || headers['if-none-match'] !== undefined) return done()
    const send = (limitHeaders: LimitHeaders) => {
      const place = placeFor(memory, id, operation, request)
      if (place === REFUSED) return done()
      const kept = place && memory.recall(place)
      if (kept?.finished && kept.finished.origin === headers.origin) {
        sendFinished(id, kept.answer, kept.finished.list, limitHeaders, request, reply)
        return
      }
      const isAtHand = kept !== undefined || (place !== undefined && memory.isBeingRead(place))
      if (isAtHand || !overload.refuseAtOnce(id, request, reply, limitHeaders)) done()
    }
    // a refusal is answered by the step that admits, which has the same
    admit(request, operation).then(send, () => done())
  }
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
