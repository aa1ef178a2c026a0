import type { Stage } from '../stage.ts'

/** Refuses a request while too much waits for the database, unless another one reads its response already. */
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
