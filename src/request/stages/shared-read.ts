import type { Stage } from '../stage.ts'

/** Lets one of several concurrent requests for the same cached response read it for all. */
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
