import { isInvalidCredential } from '../../identity/access/authorize.ts'
import type { CacheKey } from '../cache/response-cache.ts'
import { sendResponse } from '../response.ts'
import type { Stage } from '../stage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key under which the response is cached; undefined if it is not cached. */
    cacheKey: CacheKey | undefined
  }
}

/** Responds to an authorized read from the cache if no table behind the response has changed. */
export const responseCache: Stage = {
  name: 'response-cache',
  at: 'onRequest',
  run: ({ responseCache: cache }) =>
    cache &&
    ((request, reply, done) => {
      const { denied, preview } = request
      // the token may be revoked at any time
      if (preview) return done()
      // errors about a credential are only for its owner
      if (denied && isInvalidCredential(denied)) return done()
      request.cacheKey = cache.keyOf(request)
      const response = request.cacheKey && cache.get(request.cacheKey)
      if (!response) return done()
      sendResponse(response, request, reply)
    }),
}
