import type { Stage } from '../stage.ts'

/**
 * Waits until few other requests of the client are in progress. Joining a read in flight needs no wait.
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
