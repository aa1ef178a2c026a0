import type { Stage } from '../stage.ts'

/** Makes room for a new connection where as many are open as may be, or has its first request refused. */
export const connectionLimit: Stage = {
  name: 'connection-limit',
  at: 'connection',
  run: ({ connections }) => connections.accept,
}
