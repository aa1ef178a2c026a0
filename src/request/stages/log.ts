import type { Stage } from '../stage.ts'

/** Writes the line of the request, counts it in the metrics, and ends its span. */
export const log: Stage = { name: 'log', at: 'completed', run: ({ requestLog }) => requestLog.complete }
