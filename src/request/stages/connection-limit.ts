import type { Stage } from '../stage.ts'

/** Closes idle connections when too many are open, or marks the new one so that its request is rejected. */
export const connectionLimit: Stage = {
  name: 'connection-limit',
  at: 'connection',
  run: ({ connections }) => connections.accept,
}
