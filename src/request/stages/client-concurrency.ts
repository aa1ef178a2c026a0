import { authenticateAgain, grantAccess } from '../access.ts'
import type { Call } from '../call.ts'
import type { Services, Stage } from '../stage.ts'

/** Milliseconds for which a read may rely on the access that it had when it arrived. */
const MAX_AGE = 1_000

/**
 * Waits until few other requests of the client are in progress. Joining a read in flight needs no wait, and a
 * waiting long-polling request does not count as in progress.
 */
export const clientConcurrency: Stage = {
  name: 'client-concurrency',
  at: 'operation',
  run: (services) => {
    const { loadShedding, responseCache } = services
    if (!loadShedding) return undefined
    return (next) => async (call) => {
      const { waiting, request } = call
      if (responseCache?.isInFlight(request.cacheKey)) return next(call)
      const since = performance.now()
      const work = async () => {
        if (performance.now() - since > MAX_AGE) await authorizeAgain(call, services)
        return next(call)
      }
      if (!waiting) return loadShedding.inTurn(request.client, call.id, work)
      const begun = await loadShedding.inTurn(request.client, call.id, async () => {
        const response = work()
        await Promise.race([response, waiting.left])
        return { response }
      })
      return begun.response
    }
  },
}

/** The access of a read that has waited may have ended or changed. Writes check theirs as they are made. */
async function authorizeAgain(call: Call, { auth, responseCache }: Services) {
  const { request, operation } = call
  if (!auth || !request.principal || operation.method !== 'GET') return
  const { previewToken } = request.authentication ?? {}
  request.authentication = { ...(await authenticateAgain(call, auth)), previewToken }
  const error = grantAccess(request, operation)
  if (error) throw error
  request.cacheKey &&= responseCache?.keyOf(request)
}
