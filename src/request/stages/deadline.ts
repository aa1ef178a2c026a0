import { within } from '../../base/work.ts'
import { ApiError, Busy } from '../../domain/errors.ts'
import type { Stage } from '../stage.ts'

/**
 * Responds with 503 when a handler takes too long; its work continues. Fastify's `handlerTimeout` does not
 * help: it covers the time until the body is read.
 */
export const deadline: Stage = {
  name: 'deadline',
  at: 'operation',
  run: ({ handlerTimeout }) =>
    handlerTimeout === undefined
      ? undefined
      : (next) => (call) => {
          const working = next(call)
          return within(handlerTimeout, working, () => {
            const { log } = call.request
            working.catch((err: unknown) => log.error({ err }, 'failed after its request was given up'))
            return new ApiError('unavailable', { cause: new Busy('handler_timeout') })
          })
        },
}
