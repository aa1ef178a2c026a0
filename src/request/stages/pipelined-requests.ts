import type { Stage } from '../stage.ts'

/** Begins with a request once the responses before it on its connection are sent. */
export const pipelinedRequests: Stage = {
  name: 'pipelined-requests',
  at: 'request',
  run: ({ connections }) => connections.waitForResponsesBefore,
}
