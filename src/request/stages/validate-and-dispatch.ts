import { ApiError } from '../../domain/errors.ts'
import type { Stage } from '../stage.ts'

/** openapi-backend validates the request against the contract, and calls the handler of the operation. */
export const validateAndDispatch: Stage = {
  name: 'validate-and-dispatch',
  at: 'operation',
  run:
    ({ backend }) =>
    (next) =>
    (call) => {
      // fails closed if no stage has authorized the client
      if (!call.operation.isPublic && !call.request.principal && !call.request.preview)
        throw new ApiError('authentication_required')
      return backend.dispatch(call, next)
    },
}
