import type { Stage } from '../stage.ts'

/** Rejects requests during an overload, unless another request is already reading the same response. */
export const loadShedding: Stage = {
  name: 'load-shedding',
  at: 'onRequest',
  run: ({ loadShedding: shedding, responseCache }) =>
    shedding &&
    (({ operationId, cacheKey }, _reply, done) => {
      if (operationId !== undefined && !responseCache?.isInFlight(cacheKey)) shedding.shed(operationId)
      done()
    }),
}
