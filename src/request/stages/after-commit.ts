import type { Stage } from '../stage.ts'

/** Does what a handler has left for the moment when its response is certain. */
export const afterCommit: Stage = {
  name: 'after-commit',
  at: 'operation',
  run: () => (next) => async (call) => {
    const response = await next(call)
    for (const task of call.afterCommit) task()
    return response
  },
}
