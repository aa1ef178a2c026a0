import type { Stage } from '../stage.ts'

/** Writes the log line of the request, updates the metrics, and ends the span. */
export const log: Stage = { name: 'log', at: 'completed', run: ({ requestLog }) => requestLog.complete }
