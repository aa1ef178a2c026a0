import { Worker } from 'node:worker_threads'
import { toError } from '../../base/guards.ts'
import { threadScript } from '../../base/thread-script.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { EmbeddedFailure } from '../errors.ts'

/** Megabytes of JavaScript; the memory of PostgreSQL is not among them. */
const MEMORY_LIMIT_MB = 128

type OnFailure = (failure: EmbeddedFailure) => void

/**
 * PostgreSQL (PGlite) in a worker thread, so that the event loop goes on while it runs a statement. The two
 * die together: whatever kills one of them, the database has failed.
 */
export class PgliteThread {
  /** What PostgreSQL has logged during its start, such as how it has recovered. */
  firstWords: readonly string[] = []
  readonly #worker: Worker
  /** The requests that the thread has not answered yet, in order. */
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
      if (typeof answer === 'string') this.#fail(answer)
      else if (Array.isArray(answer)) this.firstWords = answer
      else this.#waiting.shift()?.resolve(answer)
    })
    const onError = (error: Error) => this.#fail(error.message, error)
    this.#worker.on('error', (thrown) => onError(toError(thrown)))
    this.#worker.on('messageerror', onError)
    this.#worker.on('exit', () => this.#fail('its thread has ended'))
  }

  /**
   * Starts PostgreSQL on a folder: see `startPglite`.
   *
   * @param onFailure is called once, when it dies after the start
   * @throws OperatorError when PostgreSQL refuses its folder
   */
  async open(folder: string, onFailure: OnFailure): Promise<void> {
    try {
      await this.#ask(folder, [])
    } catch (error) {
      throw startError(folder, error)
    }
    this.#onFailure = onFailure
  }

  /** Requests are answered one after the other. @throws EmbeddedFailure */
  execute(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    return this.#ask(messages, [messages.buffer])
  }

  /**
   * Ends PostgreSQL after the requests before, or what a failure has left of it: then nothing writes to the
   * folder any more. A failure meanwhile is reported, and loses nothing that was acknowledged.
   */
  async close(): Promise<void> {
    await this.#ask('close', []).catch(() => {})
    await this.end()
  }

  /** Ends the thread of a PostgreSQL that is closed, or has not started. */
  async end(): Promise<void> {
    this.#isClosed = true
    await this.#worker.terminate()
  }

  #ask(request: Uint8Array<ArrayBuffer> | string, transferred: ArrayBuffer[]): Promise<Uint8Array> {
    if (this.#failure) return Promise.reject(this.#failure)
    this.#worker.postMessage(request, transferred)
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  #fail(reason: string, cause?: Error): void {
    if (this.#failure || this.#isClosed) return
    this.#failure = new EmbeddedFailure(reason, cause)
    void this.#worker.terminate() // nothing more may be written: the next start recovers from the log
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure)
    this.#onFailure(this.#failure)
  }
}

const DISK_FAULT = /no space left|i\/o error|quota/i

/** The reasons of PostgreSQL itself are for the operator to mend. */
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
