import type { OperationDescription, OperationId } from '../../../generated/operations.ts'
import type { Stage } from '../stage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for routes outside of the contract: documents, probes, unknown paths. */
    operation: OperationDescription | undefined
    operationId: OperationId | undefined
  }
}

/** Looks up the operation once for all stages: Fastify creates a new `routeOptions` at each read. */
export const operation: Stage = {
  name: 'operation',
  at: 'onRequest',
  run: () => (request, _reply, done) => {
    const { operation: found, operationId } = request.routeOptions.config
    request.operation = found
    request.operationId = operationId
    done()
  },
}
