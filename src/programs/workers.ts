import cluster from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { ask } from '../base/ask.ts'
import { isRecord } from '../base/guards.ts'
import { addUpWorkerMetrics } from '../http/observability/worker-metrics.ts'

/** Milliseconds before a worker that ended is replaced: one that cannot start must not use up a core. */
const PAUSE = 1_000

/** Whether this process is one of several that serve the API together. */
export const isWorker = cluster.isWorker

/** Whether another worker has prepared the database and printed the startup message. */
export const isLaterWorker = isWorker && cluster.worker?.id !== 1

type Environment = Readonly<Record<string, string | undefined>>

const TYPE = 'cms:environment'

/**
 * The environment as the process that starts the workers has read it. A file of a setting may have changed
 * since, and a worker that replaces another must have the same secrets as all others.
 */
export async function environmentOfWorkers(): Promise<Environment> {
  const { environment } = (await ask(process, TYPE)) ?? {}
  return isRecord(environment) ? Object.fromEntries(Object.entries(environment).filter(isText)) : {}
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string'
}

/**
 * Runs the service in several processes that share a port (node:cluster), until a signal ends it. The first
 * worker prepares the database before the others start; if it cannot start, it prints the reason, and this
 * process ends with its exit code. Later, workers that end unexpectedly are replaced.
 */
export async function runWorkers(
  count: number,
  environment: Environment,
  log: FastifyBaseLogger,
): Promise<void> {
  let ending: NodeJS.Signals | undefined
  // the limits of all workers are counted here, and their metrics are added up here
  new RateLimiterClusterMaster()
  addUpWorkerMetrics(log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      ending = signal
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
    })

  // a worker that dies cannot be sent the counts it has asked for: it is replaced, and the others go on
  cluster.on('fork', (worker) =>
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) throw error
    }),
  )
  cluster.on('message', (worker, message) => {
    if (isRecord(message) && message.type === TYPE) worker.send({ ...message, environment })
  })
  // workers accept connections themselves: one passed to a dying worker would never be answered
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const first = cluster.fork()
  const [code, killer] = await Promise.race([once(first, 'listening').then(() => []), once(first, 'exit')])
  if (first.isDead()) process.exit(ending && killer === ending ? 0 : Number(code ?? 1))
  cluster.on('exit', async ({ id }, code, signal) => {
    if (ending) {
      // a worker that has just started is ended by the signal itself
      process.exitCode ||= signal === ending ? 0 : (code ?? 1)
      return
    }
    log.error({ worker: id, code, signal }, 'a worker ended and is replaced')
    await sleep(PAUSE)
    if (!ending) cluster.fork()
  })
  if (!ending) for (let others = 1; others < count; others++) cluster.fork()
}
