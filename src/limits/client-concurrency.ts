import PQueue from 'p-queue'
import { ApiError } from '../words/errors.ts'

/**
 * Limits how much each client does at the same time, so that what one client asks for does not delay others.
 *
 * @param concurrency how many tasks of one client run at the same time
 * @param maxWaiting how many more of them may wait
 * @param onShed is called with the number of refused tasks of a client, once it has nothing in progress
 */
export function limitConcurrency(
  concurrency: number,
  maxWaiting: number,
  onShed: (client: string, shed: number) => void,
) {
  // made once: an error of its own for each request would cost more than the rest of its answer
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

  /** @throws ApiError `rate_limited` when too much of the client waits already */
  return async <Result>(client: string, work: () => Promise<Result>): Promise<Result> => {
    const waiting = queues.get(client) ?? open(client)
    if (waiting.queue.size < maxWaiting) return waiting.queue.add(work)
    waiting.shed++
    throw tooMany
  }
}
