import type { Stage } from '../stage.ts'

/** Refuses the request of a connection that is one too many. */
export const lateConnection: Stage = {
  name: 'late-connection',
  at: 'onRequest',
  run: ({ connections }) => connections.rejectLate,
}
