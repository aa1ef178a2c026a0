import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationId } from '../../generated/operations.ts'
import type { LimitHeaders } from '../limits/limits.ts'
import type { Answer } from './response.ts'

/** Headers that no two answers share, or that depend on the body. */
const OF_EACH_ANSWER = new Set([
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'connection',
  'date',
  'content-length',
])

/** The headers that the next such answer has, too: names and values in turns, as `writeHead` takes them. */
export function finishedHeaders(reply: FastifyReply): string[] {
  const sent = Object.entries(reply.getHeaders()).filter(([name]) => !OF_EACH_ANSWER.has(name))
  return sent.flatMap(([name, value]) => [name, String(value)])
}

/** Sends an answer with headers that are finished; no hook sees it. */
export function sendFinished(
  id: OperationId,
  answer: Pick<Answer, 'status' | 'body'>,
  finished: readonly string[],
  limitHeaders: LimitHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const headers = finished.concat('x-request-id', request.id)
  for (const name in limitHeaders) headers.push(name, limitHeaders[name] ?? '')
  reply.hijack()
  reply.raw.writeHead(answer.status, headers).end(answer.body)
  request.server.proveSent?.(request, id, answer, headers)
}
