import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { OperationId } from '../../../generated/operations.ts'
import type { AnswerMemory } from '../memory/answer-memory.ts'
import type { Overload } from '../overload.ts'

export type Room = ReturnType<typeof makeRoom>

/**
 * A request that needs the database may be refused when it comes, and at the turn of its client. A request
 * whose answer is being read for another one needs no room.
 */
export function makeRoom(overload: Overload, memory: AnswerMemory | undefined) {
  const isJoining = ({ place }: FastifyRequest) => place !== undefined && memory?.isBeingRead(place) === true
  const require: onRequestHookHandler = (request, _reply, done) => {
    const { operationId } = request
    if (operationId !== undefined && !isJoining(request)) overload.requireRoom(operationId)
    done()
  }
  return {
    require,
    inTurn: <Result>(request: FastifyRequest, id: OperationId, work: () => Promise<Result>) =>
      isJoining(request) ? work() : overload.inTurn(request.client, id, work),
  }
}
