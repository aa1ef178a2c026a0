import type { Stage } from '../stage.ts'

/** Begins a span, and adds the id of its trace to all lines of the request. */
export const trace: Stage = { name: 'trace', at: 'route', run: ({ requestLog }) => requestLog.begin }
