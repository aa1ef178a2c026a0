import type { OperationDescription, OperationId } from '../../../generated/operations.ts'
import type { Stage } from '../stage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for what is no operation: documents, probes, and unknown paths. */
    operation: OperationDescription | undefined
    operationId: OperationId | undefined
  }
}

/** Finds the operation once for all stages: `routeOptions` makes an object each time that it is read. */
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
