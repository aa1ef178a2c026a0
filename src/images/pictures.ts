import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import type { FastifyBaseLogger } from 'fastify'
import { childScript } from '../base/thread-script.ts'
import { ApiError } from '../domain/errors.ts'
import { FairQueue } from '../limits/fair-queue.ts'
import { type Inspection, isOutcome, type Job, type Outcome, type Refusal } from './jobs.ts'

/** How many jobs can wait or run. */
const MOST_AT_ONCE = 33
/** Milliseconds that a job can wait. */
const MOST_WAIT = 60_000
/** Milliseconds for one picture; one of 50 million pixels takes 3 s. */
const WORK_LIMIT = 20_000
/** Milliseconds without work after which the process ends, which frees its memory. */
const IDLE_LIMIT = 60_000

/** A picture that cannot be processed. */
export class PictureError extends Error {
  override name = 'PictureError'
  readonly refusal: Refusal

  constructor(refusal: Refusal, reason: string) {
    super(reason)
    this.refusal = refusal
  }
}

/**
 * Processes pictures, one at a time, in a child process that starts with the first one and ends after a
 * minute without work. A picture that crashes it or takes too long is refused, and the next one gets a new
 * process. A fair queue schedules the clients (see `FairQueue`): many or slow pictures of one client delay
 * those of another by one picture at most.
 */
export class Pictures {
  readonly #log: FastifyBaseLogger
  readonly #queue = new FairQueue({ name: 'pictures', most: MOST_AT_ONCE, share: 1, wait: MOST_WAIT })
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #isMissing = false

  constructor(log: FastifyBaseLogger) {
    this.#log = log
    if (!isInstalled()) this.#reportMissing('no package for this platform is installed')
  }

  /**
   * @param client the client under which the fair queue counts the work
   * @throws PictureError for a picture that is too large or cannot be decoded
   */
  async inspect(input: string, client: string): Promise<Inspection> {
    const done = await this.#run({ kind: 'inspect', input }, client)
    if (!('blurhash' in done)) throw new Error('a picture was inspected without a result')
    return done
  }

  /** Writes a variant to the file `output`. @throws PictureError */
  async make(job: Omit<Extract<Job, { kind: 'variant' }>, 'kind'>, client: string): Promise<void> {
    await this.#run({ kind: 'variant', ...job }, client)
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#end(this.#child)
  }

  /** The next picture gets a new process, even before this one has ended. */
  #end(child: ChildProcess | undefined): void {
    if (this.#child === child) this.#child = undefined
    child?.kill('SIGKILL')
  }

  /**
   * @throws ApiError `unavailable` if too many pictures are waiting, or sharp is missing; `rate_limited` if
   * they are all of this client
   */
  async #run(job: Job, client: string) {
    if (this.#isMissing) throw new ApiError('unavailable', { detail: 'picturesMissing' })
    const outcome = await this.#queue
      .add(client, 1, () => this.#outcomeOf(job))
      .catch((cause: unknown) => {
        // the queue was too long
        if (cause instanceof ApiError) throw cause
        throw new ApiError('unavailable', { detail: 'overloaded', cause })
      })
    if ('done' in outcome) return outcome.done
    if ('refused' in outcome) throw new PictureError(outcome.refused, outcome.reason)
    this.#reportMissing(outcome.unavailable)
    throw new ApiError('unavailable', { detail: 'picturesMissing' })
  }

  /** Rejects if the process cannot be started, for example because the system has too many. */
  async #outcomeOf(job: Job): Promise<Outcome> {
    clearTimeout(this.#idle)
    const child = this.#child ?? this.#start()
    return new Promise<Outcome>((resolve, reject) => {
      const stop = () => {
        clearTimeout(late)
        child.removeAllListeners('message').off('exit', exited).off('error', failed)
        this.#idle = setTimeout(() => this.close(), IDLE_LIMIT).unref()
      }
      const end = (outcome: Outcome) => {
        stop()
        resolve(outcome)
      }
      const failed = (error: Error) => {
        stop()
        // no `exit` follows
        this.#end(child)
        reject(error)
      }
      const exited = (code: number | null, signal: string | null) =>
        end({ refused: 'unreadable', reason: `its process ended with ${signal ?? code}` })
      const late = setTimeout(() => this.#end(child), WORK_LIMIT).unref()
      child.once('exit', exited).once('error', failed)
      child.on('message', (message) => {
        if (isOutcome(message)) end(message)
      })
      // a process that is ending, or was not started, takes no message: its `exit` or `error` follows
      if (child.connected) child.send(job, () => {})
    })
  }

  #start(): ChildProcess {
    const { script, execArgv } = childScript('images')
    const limits = ['--max-old-space-size=64', '--max-semi-space-size=2']
    const child = fork(script, [], {
      execArgv: [...execArgv, ...limits],
      stdio: 'ignore',
      env: environment(),
    })
    this.#child = child
    child.on('error', (err) => this.#log.error({ err }, 'the process of pictures could not be started'))
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.#child = undefined
      // not by this class: it crashed, or the system has ended it
      if (!child.killed) this.#log.error({ code, signal }, 'the process of pictures has died')
    })
    // must not keep the service alive
    child.unref()
    child.channel?.unref()
    return child
  }

  #reportMissing(reason: string): void {
    if (!this.#isMissing)
      this.#log.warn({ reason }, 'sharp cannot be loaded: originals are served, pictures get no variants')
    this.#isMissing = true
  }
}

/** Whether the native package of sharp is installed, without loading it. */
function isInstalled(): boolean {
  const { resolve } = createRequire(import.meta.url)
  const { platform, arch } = process
  return [platform, `${platform}musl`].some((name) => {
    try {
      return resolve(`@img/sharp-${name}-${arch}/package`) !== undefined
    } catch {
      return false
    }
  })
}

/** Passes no secrets to the process, and returns freed memory to the system. */
function environment(): NodeJS.ProcessEnv {
  return { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', VIPS_WARNING: '0' }
}
