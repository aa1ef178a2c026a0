import cluster, { type Worker } from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import { ask } from '../../base/ask.ts'
import { isRecord } from '../../base/guards.ts'

/** The metrics of all workers, for one of them. */
const TYPE = 'cms:metrics'
/** The metrics of one worker, for the process that started it. */
const OWN_TYPE = 'cms:own-metrics'
/** Milliseconds; a worker that is blocked does not answer. */
const TIMEOUT = 6_000

/** The metrics of all workers, added up by the process that started them. Called in a worker. */
export async function metricsOfWorkers(): Promise<string> {
  const answer = await ask(process, TYPE, AbortSignal.timeout(TIMEOUT)).catch((cause: unknown) => {
    throw new Error('the metrics of the workers took too long', { cause })
  })
  if (typeof answer?.text !== 'string') throw new Error('the metrics were not added up')
  return answer.text
}

/** Answers the process that adds up the metrics. Called in a worker. */
export function reportMetrics(registry: Registry): void {
  process.on('message', async (message: unknown) => {
    if (!isRecord(message) || message.type !== OWN_TYPE) return
    process.send?.({ ...message, metrics: await registry.getMetricsAsJSON() })
  })
}

/**
 * Answers workers that ask for the metrics of all: the sum of those that listen, since one that is starting
 * cannot answer yet. Called in the process that starts them.
 */
export function addUpWorkerMetrics(log: FastifyBaseLogger): void {
  const listening = new Set<Worker>()
  cluster.on('listening', (worker) => listening.add(worker))
  cluster.on('exit', (worker) => listening.delete(worker))
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isRecord(message) || message.type !== TYPE) return
    const { id } = message
    try {
      const { AggregatorRegistry } = await import('prom-client')
      const metrics = await Promise.all([...listening].map(metricsOf))
      worker.send({ type: TYPE, id, text: await AggregatorRegistry.aggregate(metrics).metrics() })
    } catch (err) {
      log.error({ err }, 'the metrics of the workers could not be added up')
      worker.send({ type: TYPE, id })
    }
  })
}

/** The metrics of one worker; none if it ends meanwhile. */
async function metricsOf(worker: Worker): Promise<object[]> {
  const answer = await ask(worker, OWN_TYPE)
  return Array.isArray(answer?.metrics) ? answer.metrics : []
}
