import type { Stage } from '../stage.ts'

/**
 * Waits until few other requests of the client are in progress. Joining a read in flight needs no wait, and a
 * waiting long-polling request does not count as in progress.
 */
export const clientConcurrency: Stage = {
  name: 'client-concurrency',
  at: 'operation',
  run: ({ loadShedding, responseCache }) =>
    loadShedding &&
    ((next) => async (call) => {
      const { waiting, request } = call
      if (responseCache?.isInFlight(request.cacheKey)) return next(call)
      if (!waiting) return loadShedding.inTurn(request.client, call.id, () => next(call))
      const begun = await loadShedding.inTurn(request.client, call.id, async () => {
        const response = next(call)
        await Promise.race([response, waiting.left])
        return { response }
      })
      return begun.response
    }),
}
