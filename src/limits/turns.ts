import PQueue from 'p-queue'
import { ApiError } from '../words/errors.ts'

/**
 * Lets each client do some work at a time, so that what one client asks for does not delay the others.
 *
 * @param atOnce how many works of one client run at the same time
 * @param most how many more of them may wait
 * @param onShed is called with the number of refused works of a client, once it has nothing in progress
 */
export function createTurns(atOnce: number, most: number, onShed: (client: string, shed: number) => void) {
  // made once: an error of its own for each request would cost more than the rest of its answer
  const tooMany = new ApiError('rate_limited', { detail: 'tooManyAtOnce', headers: { 'retry-after': '1' } })
  const lines = new Map<string, { readonly queue: PQueue; shed: number }>()

  function open(client: string) {
    const line = { queue: new PQueue({ concurrency: atOnce }), shed: 0 }
    lines.set(client, line)
    line.queue.once('idle', () => {
      lines.delete(client)
      if (line.shed > 0) onShed(client, line.shed)
    })
    return line
  }

  /** @throws ApiError `rate_limited` when too much of the client waits already */
  return async <Result>(client: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(client) ?? open(client)
    if (line.queue.size < most) return line.queue.add(work)
    line.shed++
    throw tooMany
  }
}
