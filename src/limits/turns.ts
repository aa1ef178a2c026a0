import { ApiError } from '../words/errors.ts'

export interface TurnOptions {
  /** How many works of one client run at the same time. */
  readonly atOnce: number
  /** How many more of them may wait. */
  readonly waiting: number
  /** Is told of a client that was refused, once it has nothing in progress any more. */
  readonly onRefused: (client: string, refused: number) => void
}

/** Lets each client do some work at a time, so that what one client asks for does not delay the others. */
export interface Turns {
  /** @throws ApiError `rate_limited` when too much of the client waits already */
  take<Result>(client: string, work: () => Promise<Result>): Promise<Result>
}

interface Line {
  running: number
  readonly waiting: (() => void)[]
  refused: number
}

export function createTurns({ atOnce, waiting: most, onRefused }: TurnOptions): Turns {
  // made once: an error of its own for each request would cost more than the rest of its answer
  const refusal = new ApiError('rate_limited', { detail: 'tooManyAtOnce', headers: { 'retry-after': '1' } })
  const lines = new Map<string, Line>()

  function enter(client: string): Line {
    const line = lines.get(client) ?? { running: 0, waiting: [], refused: 0 }
    lines.set(client, line)
    return line
  }

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
    if (line.refused > 0) onRefused(client, line.refused)
  }

  return {
    async take(client, work) {
      const line = enter(client)
      if (line.running < atOnce) line.running++
      else if (line.waiting.length < most) await new Promise<void>((resolve) => line.waiting.push(resolve))
      else {
        line.refused++
        throw refusal
      }
      try {
        return await work()
      } finally {
        leave(client, line)
      }
    },
  }
}
