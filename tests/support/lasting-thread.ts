import { PgliteThread as Thread } from '../../src/database/embedded/pglite-thread.ts'
import type { EmbeddedFailure } from '../../src/database/errors.ts'

/** The folders of databases that keep running when their users are closed. */
const lasting = new Map<string, LastingThread>()

class LastingThread {
  readonly thread = new Thread()
  readonly #opened: Promise<void>
  #user: (failure: EmbeddedFailure) => void = () => {}
  hasFailed = false

  constructor(folder: string) {
    this.#opened = this.thread.open(folder, (failure) => {
      this.hasFailed = true
      this.#user(failure)
    })
  }

  async use(onFailure: (failure: EmbeddedFailure) => void): Promise<void> {
    this.#user = onFailure
    await this.#opened
  }
}

/** From now on, the database in this folder keeps running when its users are closed. */
export function keepRunning(folder: string): void {
  lasting.set(folder, new LastingThread(folder))
}

/** Whether the database in this folder is still running. */
export const isRunning = (folder: string): boolean => lasting.get(folder)?.hasFailed === false

/** Ends a database kept by `keepRunning`. */
export async function endRunning(folder: string): Promise<void> {
  await lasting.get(folder)?.thread.end()
  lasting.delete(folder)
}

/**
 * Replaces the thread of `embedded.ts` in the tests. It works the same, but the thread of a folder passed to
 * `keepRunning` is started early and kept for the next test file: starting it takes half a second of CPU
 * time.
 */
export class PgliteThread {
  #thread: Thread | undefined
  #lasts = false

  get firstWords(): readonly string[] {
    return this.#lasts ? [] : (this.#thread?.firstWords ?? [])
  }

  async open(folder: string, onFailure: (failure: EmbeddedFailure) => void): Promise<void> {
    const kept = lasting.get(folder)
    this.#lasts = kept !== undefined
    this.#thread = kept?.thread ?? new Thread()
    await (kept ? kept.use(onFailure) : this.#thread.open(folder, onFailure))
  }

  execute(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    if (!this.#thread) throw new Error('the database is not open')
    return this.#thread.execute(messages)
  }

  async close(): Promise<void> {
    if (!this.#lasts) await this.#thread?.close()
  }

  async end(): Promise<void> {
    if (!this.#lasts) await this.#thread?.end()
  }
}
