import { Worker } from 'node:worker_threads'
import { toError } from '../../base/guards.ts'
import { threadScript } from '../../base/thread-script.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { EmbeddedFailure } from '../errors.ts'

/** Megabytes for JavaScript, without the memory of PostgreSQL. */
const MEMORY_LIMIT_MB = 128

type OnFailure = (failure: EmbeddedFailure) => void

/**
 * PostgreSQL (PGlite) in a worker thread, so that statements do not block the event loop. If either the
 * thread or PostgreSQL dies, the database has failed.
 */
export class PgliteThread {
  /** What PostgreSQL logged at startup, such as how it recovered. */
  firstWords: readonly string[] = []
  readonly #worker: Worker
  /** The pending requests, in order. */
  readonly #waiting: { resolve(answer: Uint8Array): void; reject(failure: EmbeddedFailure): void }[] = []
  #onFailure: OnFailure = () => {}
  #failure: EmbeddedFailure | undefined
  #isClosed = false

  /** Loads the code of the thread. */
  constructor() {
    this.#worker = new Worker(threadScript('database/embedded'), {
      name: 'database',
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: 6 },
    })
    this.#worker.on('message', (answer: Uint8Array | string | string[]) => {
      if (typeof answer === 'string') this.fail(answer)
      else if (Array.isArray(answer)) this.firstWords = answer
      else this.#waiting.shift()?.resolve(answer)
    })
    const onError = (error: Error) => this.fail(error.message, error)
    this.#worker.on('error', (thrown) => onError(toError(thrown)))
    this.#worker.on('messageerror', onError)
    this.#worker.on('exit', () => this.fail('its thread has ended'))
  }

  /**
   * Starts PostgreSQL on a folder: see `startPglite`.
   *
   * @param onFailure is called once if it fails after startup
   * @throws OperatorError if PostgreSQL cannot use its folder
   */
  async open(folder: string, onFailure: OnFailure): Promise<void> {
    try {
      await this.#ask(folder, [])
    } catch (error) {
      throw startError(folder, error)
    }
    this.#onFailure = onFailure
  }

  /** Requests are executed one after the other. @throws EmbeddedFailure */
  execute(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    return this.#ask(messages, [messages.buffer])
  }

  /**
   * Shuts PostgreSQL down after all pending requests, even after a failure: from then on, nothing writes to
   * the folder. A failure meanwhile is reported, and loses nothing that was acknowledged.
   */
  async close(): Promise<void> {
    await this.#ask('close', []).catch(() => {})
    await this.end()
  }

  /** Ends the thread if PostgreSQL was shut down or did not start. */
  async end(): Promise<void> {
    this.#isClosed = true
    await this.#worker.terminate()
  }

  #ask(request: Uint8Array<ArrayBuffer> | string, transferred: ArrayBuffer[]): Promise<Uint8Array> {
    if (this.#failure) return Promise.reject(this.#failure)
    this.#worker.postMessage(request, transferred)
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  /** From now on, every statement is rejected, and nothing more is written to the folder. */
  fail(reason: string, cause?: Error): void {
    if (this.#failure || this.#isClosed) return
    this.#failure = new EmbeddedFailure(reason, cause)
    void this.#worker.terminate() // nothing more may be written: the next start recovers from the log
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure)
    this.#onFailure(this.#failure)
  }
}

const DISK_FAULT = /no space left|i\/o error|quota/i

/** If PostgreSQL gives a reason, the operator can fix it. */
function startError(folder: string, error: unknown): Error {
  if (!(error instanceof EmbeddedFailure)) return toError(error)
  if (error.cause instanceof Error && !DISK_FAULT.test(error.reason)) return error.cause
  const problem = `the embedded database in ${folder} does not start: ${error.reason}`
  return new OperatorError(`${problem}. ${adviceFor(error.reason)}`)
}

function adviceFor(reason: string): string {
  if (DISK_FAULT.test(reason)) return 'Make room on the disk, or mend it, and start again'
  if (/permission denied/i.test(reason)) return 'Give its files to the user that the service runs as'
  if (/initialized by PostgreSQL version/.test(reason))
    return 'Start it with the version of the service that it belongs to'
  return 'Move it away, and bring back a backup: cms restore FOLDER'
}
