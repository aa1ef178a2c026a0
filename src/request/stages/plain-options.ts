import { ApiError } from '../../domain/errors.ts'
import { isPreflight, pathError } from '../openapi/paths.ts'
import type { Stage } from '../stage.ts'

/** Rejects `OPTIONS` requests that are not preflights, like any other unsupported method. */
export const plainOptions: Stage = {
  name: 'plain-options',
  at: 'onRequest',
  run: () => (request, _reply, done) => {
    const isPlain = request.method === 'OPTIONS' && !isPreflight(request)
    done(isPlain ? (pathError(request) ?? new ApiError('not_found')) : undefined)
  },
}
