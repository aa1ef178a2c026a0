import type { Stage } from '../stage.ts'

/** Of requests for one cached response at the same time, one reads for all. */
export const sharedRead: Stage = {
  name: 'shared-read',
  at: 'operation',
  run: ({ responseCache }) =>
    responseCache &&
    ((next) => (call) => {
      const { cacheKey } = call.request
      return cacheKey ? responseCache.read(cacheKey, () => next(call)) : next(call)
    }),
}
