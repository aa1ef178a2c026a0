import { sanitizeRequestValue } from '../../sanitize/sanitize.ts'
import { readParameters, sanitizeBody } from '../openapi/values.ts'
import type { Stage } from '../stage.ts'

/** Sanitises parameters and body, and converts parameters to their types, before the validators run. */
export const sanitize: Stage = {
  name: 'sanitize',
  at: 'operation',
  run: () => (next) => async (call) => {
    const { operation, request } = call
    const { sanitize: plan, parameterTypes } = operation
    const body = await sanitizeBody(operation, call.body, request.client)
    const params = await sanitizeRequestValue(call.params, plan.path, 'path', request.client)
    const query = await sanitizeRequestValue(call.query, plan.query, 'query', request.client)
    readParameters(params, parameterTypes.path)
    readParameters(query, parameterTypes.query)
    return next({ ...call, params, query, body })
  },
}
