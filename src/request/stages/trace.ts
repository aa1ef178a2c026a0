import type { Stage } from '../stage.ts'

/** Starts a span, and adds its trace id to all log lines of the request. */
export const trace: Stage = { name: 'trace', at: 'route', run: ({ requestLog }) => requestLog.begin }
