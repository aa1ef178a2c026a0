import type { onRequestHookHandler } from 'fastify'
import type { AnswerMemory } from '../answer-memory.ts'
import type { Overload } from '../overload.ts'

/** Refuses what would wait long for the database; what somebody else reads already does not wait for itself. */
export function requireRoom(overload: Overload, memory: AnswerMemory | undefined): onRequestHookHandler {
  return ({ routeOptions, place }, _reply, done) => {
    const { operationId } = routeOptions.config
    const isJoining = place !== undefined && memory?.isBeingRead(place)
    done(operationId === undefined || isJoining ? undefined : overload.refusalOf(operationId))
  }
}
