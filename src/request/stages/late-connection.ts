import type { Stage } from '../stage.ts'

/** Rejects the request of a connection beyond the limit. */
export const lateConnection: Stage = {
  name: 'late-connection',
  at: 'onRequest',
  run: ({ connections }) => connections.rejectLate,
}
