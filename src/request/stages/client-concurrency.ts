import type { Stage } from '../stage.ts'

/**
 * Waits until the client has few other requests in progress; joining a read that is in flight needs no wait.
 */
export const clientConcurrency: Stage = {
  name: 'client-concurrency',
  at: 'operation',
  run: ({ loadShedding, responseCache }) =>
    loadShedding &&
    ((next) => (call) => {
      const { cacheKey, client } = call.request
      return responseCache?.isInFlight(cacheKey)
        ? next(call)
        : loadShedding.inTurn(client, call.id, () => next(call))
    }),
}
