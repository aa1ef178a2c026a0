import type { Stage } from '../stage.ts'

/** Runs the tasks that a handler has left for after the commit. */
export const afterCommit: Stage = {
  name: 'after-commit',
  at: 'operation',
  run: () => (next) => async (call) => {
    const response = await next(call)
    for (const task of call.afterCommit) task()
    return response
  },
}
