import type { Stage } from '../stage.ts'

/** Calls the handler of the operation, and turns its result into a response. */
export const handler: Stage = {
  name: 'handler',
  at: 'operation',
  run: ({ handlers }) => handlers && (() => handlers.run),
}
