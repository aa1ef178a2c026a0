import type { Stage } from '../stage.ts'

/** Holds a pipelined request back until the responses before it are sent. */
export const pipelinedRequests: Stage = {
  name: 'pipelined-requests',
  at: 'request',
  run: ({ connections }) => connections.waitForResponsesBefore,
}
