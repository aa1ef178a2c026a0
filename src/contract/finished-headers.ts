import type { FastifyReply } from 'fastify'

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
