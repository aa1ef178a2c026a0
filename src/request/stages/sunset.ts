import { ApiError } from '../../domain/errors.ts'
import type { Stage } from '../stage.ts'

/**
 * Rejects a deprecated operation with 410 `endpoint_sunset` after its sunset. This precedes authentication,
 * so that clients do not suspect their credential.
 */
export const sunset: Stage = {
  name: 'sunset',
  at: 'onRequest',
  run: ({ deprecations, clock }) =>
    deprecations &&
    (({ operationId }, _reply, done) => {
      const deprecation = operationId && deprecations[operationId]
      const isOver = deprecation !== undefined && clock.now() >= new Date(deprecation.sunset)
      done(isOver ? new ApiError('endpoint_sunset') : undefined)
    }),
}
