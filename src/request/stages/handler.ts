import type { Stage } from '../stage.ts'

/** Calls the handler of the operation, and makes the response of its result. */
export const handler: Stage = {
  name: 'handler',
  at: 'operation',
  run: ({ handlers }) => handlers && (() => handlers.run),
}
