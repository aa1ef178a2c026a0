import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { isRecord } from '../../base/guards.ts'

const TYPE = 'cms:metrics'
/** Milliseconds; workers that are starting or ending do not answer. */
const TIMEOUT = 6_000

/** The metrics of all workers, added up by the process that started them. Called in a worker. */
export function metricsOfWorkers(): Promise<string> {
  const id = randomUUID()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(new Error('the metrics of the workers took too long')), TIMEOUT)
    const onMessage = (message: unknown) => {
      if (!isRecord(message) || message.type !== TYPE || message.id !== id) return
      end(typeof message.text === 'string' ? message.text : new Error('the metrics were not added up'))
    }
    function end(result: string | Error) {
      clearTimeout(timer)
      process.off('message', onMessage)
      if (result instanceof Error) reject(result)
      else resolve(result)
    }
    process.on('message', onMessage)
    process.send?.({ type: TYPE, id })
  })
}

/** Answers workers that ask for the metrics of all. Called in the process that starts them. */
export function addUpWorkerMetrics(log: FastifyBaseLogger): void {
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isRecord(message) || message.type !== TYPE) return
    const { id } = message
    try {
      const { AggregatorRegistry } = await import('prom-client')
      worker.send({ type: TYPE, id, text: await new AggregatorRegistry().clusterMetrics() })
    } catch (err) {
      log.error({ err }, 'the metrics of the workers could not be added up')
      worker.send({ type: TYPE, id })
    }
  })
}
