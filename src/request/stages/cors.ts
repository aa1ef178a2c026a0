import plugin from '@fastify/cors'
import type { Stage } from '../stage.ts'

/** Answers preflights of browsers, and tells them which origins may read a response. */
export const cors: Stage = {
  name: 'cors',
  at: 'plugin',
  run:
    ({ cors: options }) =>
    (app) =>
      app.register(plugin, options),
}
