import { isInvalidCredential } from '../../identity/access/authorize.ts'
import type { CacheKey } from '../cache/response-cache.ts'
import { sendResponse } from '../response.ts'
import type { Stage } from '../stage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the response to the request is cached under; undefined where it is not. */
    cacheKey: CacheKey | undefined
  }
}

/** Answers an authorized request from the cache, if what is there is what the database would say. */
export const responseCache: Stage = {
  name: 'response-cache',
  at: 'onRequest',
  run: ({ responseCache: cache }) =>
    cache &&
    ((request, reply, done) => {
      const { denied } = request
      // an error that names the owner of a credential is for that one alone
      if (denied && isInvalidCredential(denied)) return done()
      request.cacheKey = cache.keyOf(request)
      const response = request.cacheKey && cache.get(request.cacheKey)
      if (!response) return done()
      sendResponse(response, request, reply)
    }),
}
