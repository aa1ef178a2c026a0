import type { onRequestHookHandler } from 'fastify'
import type { AnswerBroken } from '../../http/protocol.ts'

/** Two programs could take two `Host` headers for two different servers (RFC 9112, section 3.2). */
export function refuseTwoHosts(answerBroken: AnswerBroken): onRequestHookHandler {
  return ({ raw }, reply, done) => {
    if (!hasTwoHosts(raw.rawHeaders)) return done()
    reply.hijack()
    answerBroken(new Error('two hosts'), raw.socket)
    raw.socket.destroySoon()
  }
}

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count > 1
}
