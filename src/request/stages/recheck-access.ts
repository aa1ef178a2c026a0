import { createAccessRecheck } from '../../identity/access/recheck.ts'
import type { Stage } from '../stage.ts'

/** Prepares the condition with which each write makes sure that the client still has its access. */
export const recheckAccess: Stage = {
  name: 'recheck-access',
  at: 'operation',
  run: ({ auth, clock }) =>
    auth &&
    ((next) => (call) => {
      const { principal } = call.request
      const { method, security } = call.operation
      const now = clock.now()
      const recheck =
        principal && method !== 'GET' ? createAccessRecheck(principal, security, now, auth.forget) : undefined
      return next({ ...call, now, recheck })
    }),
}
