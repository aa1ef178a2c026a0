import PQueue from 'p-queue'
import { ApiError } from '../domain/errors.ts'

/**
 * Limits the concurrency of each client, so that the requests of one client do not delay others.
 *
 * @param concurrency how many tasks of one client run at the same time
 * @param maxWaiting how many more tasks of one client can wait
 * @param onShed is called with the number of rejected tasks of a client, once none of its tasks is left
 */
export function limitConcurrency(
  concurrency: number,
  maxWaiting: number,
  onShed: (client: string, shed: number) => void,
) {
  // created once: a new error for each request would cost more than the rest of the response
  const tooMany = new ApiError('rate_limited', { detail: 'tooManyAtOnce', headers: { 'retry-after': '1' } })
  const queues = new Map<string, { readonly queue: PQueue; shed: number }>()

  function open(client: string) {
    const waiting = { queue: new PQueue({ concurrency }), shed: 0 }
    queues.set(client, waiting)
    waiting.queue.once('idle', () => {
      queues.delete(client)
      if (waiting.shed > 0) onShed(client, waiting.shed)
    })
    return waiting
  }

  /** @throws ApiError `rate_limited` if too many tasks of the client are waiting */
  return async <Result>(client: string, work: () => Promise<Result>): Promise<Result> => {
    const waiting = queues.get(client) ?? open(client)
    if (waiting.queue.size < maxWaiting) return waiting.queue.add(work)
    waiting.shed++
    throw tooMany
  }
}
