import { setTimeout as wait } from 'node:timers/promises'
import { type Program, startProgram } from '../../process/program.ts'

export interface Replica {
  readonly port: number
  readonly origin: string
  /** Everything logged since its last start. */
  log(): string
  signal(name: NodeJS.Signals): void
  /** Its exit code; null if a signal killed it. */
  readonly ended: Promise<number | null>
  /** Starts it again; `script` may be that of another version. */
  start(script?: string): Promise<void>
}

type Environment = Readonly<Record<string, string>>

/** One process of the built service on its own port, not started yet. */
export function createReplica(name: string, port: number, environment: Environment): Replica {
  const settings = { ...environment, PORT: String(port), REPLICA_NAME: name, NODE_ENV: 'production' }
  let program: Program | undefined
  const running = () => {
    if (!program) throw new Error(`${name} was not started`)
    return program
  }
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    log: () => running().output(),
    signal: (signal) => running().signal(signal),
    get ended() {
      return running().ended
    },
    async start(script = 'scripts/cms.mjs') {
      // exactly the program that operators run, without the options that speed up short tests
      program = startProgram(settings, ['node', script, 'start'], 'env')
      await program.origin
    },
  }
}

/**
 * Waits until a replica reports that it is ready.
 *
 * @throws Error with the end of its log if it exits instead
 */
export async function untilReady(replica: Replica): Promise<void> {
  let code: number | null | undefined
  void replica.ended.then((ended) => {
    code = ended
  })
  while (!(await isReady(replica.origin))) {
    if (code !== undefined) throw new Error(`a replica ended with ${code}: ${replica.log().slice(-2_000)}`)
    await wait(100)
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5_000) })
    return response.ok
  } catch {
    return false
  }
}

/** Restarts replicas one by one, as an orchestrator does: each once the previous one is ready. */
export async function rollOut(replicas: readonly Replica[], script?: string): Promise<number[]> {
  const codes: number[] = []
  for (const replica of replicas) {
    replica.signal('SIGTERM')
    codes.push((await replica.ended) ?? -1)
    await replica.start(script)
    await untilReady(replica)
    // the balancer must have noticed it, too, before the next one stops
    await wait(1_500)
  }
  return codes
}
