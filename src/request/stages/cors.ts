import plugin from '@fastify/cors'
import type { Stage } from '../stage.ts'

/** Responds to preflights, and tells browsers which origins may read a response (@fastify/cors). */
export const cors: Stage = {
  name: 'cors',
  at: 'plugin',
  run:
    ({ cors: options }) =>
    (app) =>
      app.register(plugin, options),
}
