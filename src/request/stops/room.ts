import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { OperationId } from '../../../generated/operations.ts'
import type { AnswerMemory } from '../memory/answer-memory.ts'
import type { Overload } from '../overload.ts'

/** A request that needs the database may be refused when it comes, and at the turn of its client. */
export interface Room {
  readonly require: onRequestHookHandler
  inTurn<Result>(request: FastifyRequest, id: OperationId, work: () => Promise<Result>): Promise<Result>
}

/** A request whose answer is being read for another one needs no room. */
export function makeRoom(overload: Overload, memory: AnswerMemory | undefined): Room {
  const isJoining = ({ place }: FastifyRequest) => place !== undefined && memory?.isBeingRead(place) === true
  return {
    require(request, _reply, done) {
      const { operationId } = request.routeOptions.config
      if (operationId !== undefined && !isJoining(request)) overload.requireRoom(operationId)
      done()
    },
    inTurn: (request, id, work) => (isJoining(request) ? work() : overload.inTurn(request.client, id, work)),
  }
}
