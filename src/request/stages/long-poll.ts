import { ApiError } from '../../domain/errors.ts'
import { authorize } from '../../identity/access/authorize.ts'
import { authenticateAgain } from '../access.ts'
import type { Stage } from '../stage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request began and ceased to wait for news, on the monotonic clock. */
    waited: { readonly since: number; until?: number } | undefined
  }
}

/**
 * Lets a long-polling request leave the queue of its client, and checks its access again before the response,
 * because the login may have ended in the meantime.
 */
export const longPoll: Stage = {
  name: 'long-poll',
  at: 'operation',
  run: ({ auth }) =>
    auth &&
    ((next) => async (call) => {
      const { request, operation } = call
      if (operation.parameterTypes.query.wait === undefined) return next(call)
      let leave = () => {}
      const left = new Promise<void>((resolve) => {
        leave = resolve
      })
      const begin = () => {
        request.waited = { since: performance.now() }
        leave()
      }
      const response = await next({ ...call, waiting: { left, begin } })
      if (!request.waited) return response
      request.waited.until = performance.now()
      const permitted = authorize(operation.security, await authenticateAgain(call, auth))
      if (permitted instanceof ApiError) throw permitted
      return response
    }),
}
