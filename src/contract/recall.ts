import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { type OperationId, operations, type SecurityRequirement } from '../../generated/operations.ts'
import { type Authentication, NOBODY } from '../auth/authenticate.ts'
import { authorize } from '../auth/authorize.ts'
import { ApiError } from '../core/errors.ts'
import type { Principal } from '../core/principal.ts'
import type { LimitHeaders } from '../limits/limits.ts'
import type { Admit } from './admission.ts'
import type { AnswerMemory, Kept, Place } from './answer-memory.ts'
import type { MountedOperation } from './backend.ts'
import { finishedHeaders, sendFinished } from './finished-headers.ts'
import { sendAnswer } from './response.ts'
import type { Handle } from './steps.ts'

const REFUSED = Symbol('refused')

/**
 * Where the answer to an admitted request is kept, if whoever asks may have it. All that has no place takes
 * the whole way, refusals included.
 */
export function placeFor(
  memory: AnswerMemory,
  { id, description: { dependsOn, security } }: Pick<MountedOperation, 'id' | 'description'>,
  request: FastifyRequest,
): Place | undefined {
  if (dependsOn.length === 0) return undefined
  const principal = letIn(security, request.authentication ?? NOBODY)
  return principal === REFUSED ? undefined : memory.placeOf(id, request, principal)
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
 * with an answer whose headers are finished, too (a third of the processor time). HEAD, conditional requests
 * and refusals take the whole way.
 *
 * @param isPlain operations whose answers no hook changes
 */
export function answerAtOnce(
  memory: AnswerMemory,
  admit: Admit,
  isPlain: (id: OperationId) => boolean,
): onRequestHookHandler {
  return (request, reply, done) => {
    const { operation: description, operationId: id } = request.routeOptions.config
    const { method, headers } = request
    if (!description || !id || !isPlain(id) || description.dependsOn.length === 0) return done()
    if (method !== 'GET' || headers['if-none-match'] !== undefined) return done()
    const send = (limitHeaders: LimitHeaders) => {
      const place = placeFor(memory, { id, description }, request)
      const kept = place && memory.recall(place)
      if (kept?.finished && kept.finished.origin === headers.origin)
        sendFinished(id, kept.answer, kept.finished.list, limitHeaders, request, reply)
      else done()
    }
    // a refusal is answered by the step that admits, which has the same
    admit(request, description).then(send, () => done())
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
