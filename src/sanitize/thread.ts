import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import { threadScript } from '../base/thread-script.ts'
import { ApiError } from '../words/errors.ts'
import { UnsafeInputError } from './bounds.ts'
import type { HtmlAnswer } from './plain.ts'

/** Milliseconds; 256 kB of ordinary rich text take 0.6 s. */
const WORK_LIMIT = 5_000
const WAIT_LIMIT = 15_000
const START_LIMIT = 30_000
/** Without work. Editors who write one text after the other do not wait for another start. */
const IDLE_LIMIT = 60_000
/** What may wait and be worked at, by `markupCost`: 64 long bodies. */
const MAX_QUEUED_COST = 64 * 262_144
/** By its own measure a thread keeps 30 MB more of short-lived objects. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 }

const queue = new PQueue({ concurrency: 1 })
let queuedCost = 0
let thread: Promise<Worker> | undefined
let idle: NodeJS.Timeout | undefined

/**
 * `sanitizeEach` in the one worker thread, so that other requests are answered meanwhile. The thread starts
 * with the first call, which waits half a second for it, does not keep the process alive, is replaced when
 * it dies, and ends when it had nothing to do for a minute. It takes 60 MB and 0.8 s of processor time, which
 * a service whose editors write plain elements (see `bounds.ts`) never needs. Texts of a low `cost` go first.
 *
 * @throws ApiError `unavailable` if too much waits, or this call has waited too long
 */
export async function sanitizeInThread(texts: readonly string[], cost: number): Promise<HtmlAnswer> {
  if (queuedCost + cost > MAX_QUEUED_COST) throw new ApiError('unavailable')
  queuedCost += cost
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new ApiError('unavailable')), WAIT_LIMIT)
  const work = () => {
    clearTimeout(timer)
    return ask(texts)
  }
  try {
    return await queue.add(work, { signal: late.signal, priority: -cost })
  } finally {
    clearTimeout(timer)
    queuedCost -= cost
  }
}

async function ask(texts: readonly string[]): Promise<HtmlAnswer> {
  clearTimeout(idle)
  thread ??= start()
  const worker = await thread
  idle = setTimeout(() => {
    thread = undefined
    void worker.terminate()
  }, IDLE_LIMIT).unref()
  worker.postMessage(texts)
  try {
    const answer = await nextMessage(worker, WORK_LIMIT, new UnsafeInputError('markup.time'))
    if (isAnswer(answer)) return answer
    throw new Error('the sanitiser thread gave an unknown answer')
  } catch (error) {
    if (error instanceof UnsafeInputError) return { fault: error.fault }
    throw error
  }
}

/** @throws ApiError `unavailable`, for want of files or memory: the next text tries anew */
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
  // `nextMessage` reports errors to whoever waits for an answer; an idle thread that dies is only replaced.
  worker.on('error', forget)
  worker.on('exit', forget)
  await nextMessage(worker, START_LIMIT, new ApiError('unavailable'))
  return worker
}

/** The worker's next message. If there is none, the worker is ended before the reason is thrown. */
async function nextMessage(worker: Worker, limit: number, late: Error): Promise<unknown> {
  const settled = new AbortController()
  const { signal } = settled
  const fail = (error: Error) => () => Promise.reject(error)
  worker.ref()
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]: unknown[]) => message),
      once(worker, 'exit', { signal }).then(fail(new Error('the sanitiser thread stopped'))),
      delay(limit, undefined, { signal }).then(fail(late)),
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

function isAnswer(answer: unknown): answer is HtmlAnswer {
  return typeof answer === 'object' && answer !== null && ('html' in answer || 'fault' in answer)
}
