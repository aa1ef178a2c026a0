import type { Stage } from '../stage.ts'

/** Carries out a POST at most once for each `Idempotency-Key`. */
export const idempotency: Stage = {
  name: 'idempotency',
  at: 'operation',
  run: ({ idempotency: keys }) =>
    keys &&
    ((next) => (call) => {
      const { headers, principal } = call.request
      const key = headers['idempotency-key']
      const { recheck } = call
      if (!call.operation.idempotent || typeof key !== 'string' || !principal || !recheck) return next(call)
      return keys.execute({ ...call, principal, recheck, key }, next)
    }),
}
