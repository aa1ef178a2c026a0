import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { type OperationId, operations, type SecurityRequirement } from '../../generated/operations.ts'
import { type Authentication, NOBODY } from '../auth/authenticate.ts'
import { authorize } from '../auth/authorize.ts'
import { ApiError } from '../core/errors.ts'
import type { Principal } from '../core/principal.ts'
import type { Admit, LimitHeaders } from './admission.ts'
import type { AnswerMemory, Kept } from './answer-memory.ts'
import type { MountedOperation } from './backend.ts'
import { sendAnswer } from './response.ts'
import type { Handle } from './steps.ts'

const REFUSED = Symbol('refused')
/** Headers that no two answers share. */
const OF_EACH_REQUEST = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy', 'connection', 'date'])

/**
 * The answer that is kept for a request that was admitted, if whoever asks may have it. All that is not found
 * here takes the whole way, refusals included.
 */
export function recall(
  memory: AnswerMemory,
  { id, description }: Pick<MountedOperation, 'id' | 'description'>,
  request: FastifyRequest,
): Kept | undefined {
  if (description.dependsOn.length === 0) return undefined
  const principal = letIn(description.security, request.authentication ?? NOBODY)
  const place = principal === REFUSED ? undefined : memory.placeOf(id, request, principal)
  return place && memory.recall(place)
}

/** Sends an answer that is kept. The headers that it leaves with, the next ones leave with at once. */
export function sendKept(kept: Kept, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  sendAnswer(kept.answer, request, reply)
  if (request.method === 'GET' && reply.statusCode === kept.answer.status) {
    const sent = Object.entries(reply.getHeaders()).filter(([name]) => !OF_EACH_REQUEST.has(name))
    const list = sent.flatMap(([name, value]) => [name, String(value)])
    kept.finished = { origin: request.headers.origin, list }
  }
  return reply
}

/**
 * Sends an answer whose headers are finished, too, before any other hook makes them again: a third of the
 * processor time. Refusals, HEAD and conditional requests take the whole way.
 *
 * @param isPlain operations whose answers no hook changes
 */
export function sendFinished(
  memory: AnswerMemory,
  admit: Admit,
  isPlain: (id: OperationId) => boolean,
): onRequestHookHandler {
  return (request, reply, done) => {
    const { operation, operationId: id } = request.routeOptions.config
    if (!operation || !id || operation.dependsOn.length === 0 || !isPlain(id)) return done()
    const { method, headers } = request
    if (method !== 'GET' || headers['if-none-match'] !== undefined) return done()
    const send = (limitHeaders: LimitHeaders) => {
      const kept = recall(memory, { id, description: operation }, request)
      if (kept?.finished === undefined || kept.finished.origin !== headers.origin) return done()
      const list = kept.finished.list.concat('x-request-id', request.id)
      for (const name in limitHeaders) list.push(name, limitHeaders[name] ?? '')
      reply.hijack()
      reply.raw.writeHead(kept.answer.status, list).end(kept.answer.body)
      request.server.proveKept?.(request, id, kept.answer, list)
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
