import { ApiError } from '../words/errors.ts'

interface TurnOptions {
  /** How many works of one client run at the same time. */
  readonly atOnce: number
  /** How many more of them may wait. */
  readonly waiting: number
  /** Is called with the number of refused works of a client, once it has nothing in progress any more. */
  readonly onShed: (client: string, shed: number) => void
}

interface Line {
  running: number
  readonly waiting: (() => void)[]
  shed: number
}

/** Lets each client do some work at a time, so that what one client asks for does not delay the others. */
export function createTurns({ atOnce, waiting: most, onShed }: TurnOptions) {
  // made once: an error of its own for each request would cost more than the rest of its answer
  const tooMany = new ApiError('rate_limited', { detail: 'tooManyAtOnce', headers: { 'retry-after': '1' } })
  const lines = new Map<string, Line>()

  /** Hands the turn over, or gives it back. */
  function leave(client: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) {
      next()
      return
    }
    line.running--
    if (line.running > 0) return
    lines.delete(client)
    if (line.shed > 0) onShed(client, line.shed)
  }

  /** @throws ApiError `rate_limited` when too much of the client waits already */
  return async function take<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(client) ?? { running: 0, waiting: [], shed: 0 }
    lines.set(client, line)
    if (line.running < atOnce) line.running++
    else if (line.waiting.length < most) await new Promise<void>((resolve) => line.waiting.push(resolve))
    else {
      line.shed++
      throw tooMany
    }
    try {
      return await work()
    } finally {
      leave(client, line)
    }
  }
}
