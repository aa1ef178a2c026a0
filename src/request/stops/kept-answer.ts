import type { onRequestHookHandler } from 'fastify'
import { isInvalidCredential } from '../../identity/access/authorize.ts'
import type { AnswerMemory, Place } from '../memory/answer-memory.ts'
import { sendAnswer } from '../response.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the answer to the request is kept; undefined where it is not. */
    place: Place | undefined
  }
}

/** Answers a permitted request from memory, if what is kept is what the database would say. */
export function recallAnswer(memory: AnswerMemory): onRequestHookHandler {
  return (request, reply, done) => {
    const { denied } = request
    // an error that names the owner of a credential is for that one alone
    if (denied && isInvalidCredential(denied)) return done()
    request.place = memory.placeOf(request)
    const answer = request.place && memory.recall(request.place)
    if (!answer) return done()
    sendAnswer(answer, request, reply)
  }
}
