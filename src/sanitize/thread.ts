import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { threadScript } from '../base/thread-script.ts'
import { ApiError } from '../domain/errors.ts'
import { FairQueue } from '../limits/fair-queue.ts'
import { UnsafeInputError } from './limits.ts'
import type { SanitizedHtml } from './plain.ts'
import { SlowClients } from './slow-clients.ts'

/** Milliseconds of processor time; 256 kB of ordinary rich text take 0.3 s. */
const WORK_LIMIT = 2_000
const START_LIMIT = 30_000
/** Milliseconds without work: editors who save one text after the other do not wait for another start. */
const IDLE_LIMIT = 60_000
/** Without a limit, a thread keeps 30 MB more of short-lived objects. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 }

/** The cost of a long body; costs are those of `markupCost`. */
const LONG_BODY = 262_144
/** 64 long bodies, at most 16 of one client. */
const queue = new FairQueue({ name: 'rich_text', most: 64 * LONG_BODY, share: 1 / 4, wait: 15_000 })
const slowClients = new SlowClients()
let thread: Promise<Worker> | undefined
let idle: NodeJS.Timeout | undefined

/**
 * `sanitizeEach` in a single worker thread, so that other requests are served meanwhile. The thread starts
 * with the first call, which waits half a second for it. It does not keep the process alive, is replaced if
 * it dies, and ends after a minute without work. It takes 60 MB and 0.8 s of processor time, which a service
 * whose editors only use plain elements (see `limits.ts`) never needs. A fair queue schedules the clients
 * (see `FairQueue`). Texts that take too long are aborted, and their client is paused for a while.
 *
 * Many texts, such as those of a batch, take several turns: together they would exceed limits that each of
 * them meets.
 *
 * @throws ApiError `unavailable` if too much is waiting, or this call has waited too long; `rate_limited` if
 * the client has too much in the queue, or recently sent a text that took too long
 */
export async function sanitizeInThread(
  texts: readonly string[],
  costs: readonly number[],
  client: string,
): Promise<SanitizedHtml> {
  const html: string[] = []
  for (const { group, cost } of turnsOf(texts, costs)) {
    slowClients.requireNotPaused(client)
    const result = await queue.add(client, cost, () => ask(group, client))
    if ('fault' in result) {
      const index = result.index ?? (group.length === 1 ? 0 : undefined)
      return index === undefined ? result : { ...result, index: html.length + index }
    }
    for (const clean of result.html) html.push(clean)
  }
  return { html }
}

/** Groups consecutive texts that cost no more than a long body, or one that costs more. */
function turnsOf(texts: readonly string[], costs: readonly number[]) {
  const turns: { readonly group: string[]; cost: number }[] = []
  for (const [index, text] of texts.entries()) {
    const cost = costs[index] ?? 0
    const last = turns.at(-1)
    if (last && last.cost + cost <= LONG_BODY) {
      last.group.push(text)
      last.cost += cost
    } else turns.push({ group: [text], cost })
  }
  return turns
}

async function ask(texts: readonly string[], client: string): Promise<SanitizedHtml> {
  clearTimeout(idle)
  thread ??= start()
  const worker = await thread
  idle = setTimeout(() => {
    thread = undefined
    void worker.terminate()
  }, IDLE_LIMIT).unref()
  worker.postMessage(texts)
  try {
    const result = await nextMessage(worker, WORK_LIMIT, new UnsafeInputError('markup.time'))
    if (isSanitizedHtml(result)) return result
    throw new Error('the sanitiser thread gave an unknown answer')
  } catch (error) {
    if (!(error instanceof UnsafeInputError)) throw error
    // an import has no client: it would only refuse its own next rows
    if (client !== '') slowClients.add(client)
    return { fault: error.fault }
  }
}

/** @throws ApiError `unavailable` for lack of files or memory: the next text tries again */
function start(): Promise<Worker> {
  const forget = () => {
    if (thread === started) thread = undefined
  }
  const started = openThread(forget).catch((cause: unknown) => {
    forget()
    throw cause instanceof ApiError ? cause : new ApiError('unavailable', { cause })
  })
  return started
}

async function openThread(forget: () => void): Promise<Worker> {
  const worker = new Worker(threadScript('sanitize'), { resourceLimits: RESOURCE_LIMITS })
  // `nextMessage` reports errors to a waiting caller; an idle thread that dies is only replaced
  worker.on('error', forget)
  worker.on('exit', forget)
  await nextMessage(worker, START_LIMIT, new ApiError('unavailable'))
  return worker
}

/**
 * The worker's next message. If there is none within `limit` milliseconds of processor time, it terminates
 * the worker, then throws `late`.
 */
async function nextMessage(worker: Worker, limit: number, late: Error): Promise<unknown> {
  const settled = new AbortController()
  const { signal } = settled
  const fail = (error: Error) => () => Promise.reject(error)
  worker.ref()
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]: unknown[]) => message),
      once(worker, 'exit', { signal }).then(fail(new Error('the sanitiser thread stopped'))),
      processorTime(limit, signal).then(fail(late)),
    ])
  } catch (error) {
    await worker.terminate()
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnsafeInputError('markup.memory') : error
  } finally {
    settled.abort()
    worker.unref()
  }
}

/** Waits until the process, all threads together, has used this many milliseconds of processor time. */
async function processorTime(limit: number, signal: AbortSignal): Promise<void> {
  const before = process.cpuUsage()
  for (let left = limit; left > 0; ) {
    await delay(left, undefined, { signal })
    const { user, system } = process.cpuUsage(before)
    left = Math.ceil(limit - (user + system) / 1000)
  }
}

function isSanitizedHtml(result: unknown): result is SanitizedHtml {
  return typeof result === 'object' && result !== null && ('html' in result || 'fault' in result)
}
