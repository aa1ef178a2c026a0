import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { type JobRecord, repeat, within } from '../base/work.ts'
import { later } from '../domain/clock.ts'
import { type AttemptOptions, makeAttempt } from './attempt.ts'
import type { Load } from './load.ts'
import { type Attempt, DeliveryQueue, type Leased, type QueueState } from './queue.ts'

/** Milliseconds between two looks at the queue, if nothing wakes the worker. */
const INTERVAL = 1_000
/** The maximum number of calls in flight. */
const MOST = 32
/** Milliseconds between two looks while the process is busy, and the maximum number of calls per look. */
const BUSY_INTERVAL = 200
const MOST_WHILE_BUSY = 4
/** Milliseconds for the calls in flight when the service closes; the rest is given back. */
const GRACE = 5_000
/** Milliseconds between two looks at the state of all webhooks, for the metrics. */
const STATE_INTERVAL = 10_000
const GONE = 410

export interface DeliveryOptions extends AttemptOptions {
  readonly prisma: PrismaClient
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly load: Pick<Load, 'isBusy'>
  readonly job: JobRecord
  /** Whether no other process uses the database. */
  readonly isOnly: boolean
}

interface Call {
  readonly webhookId: number
  readonly ending: AbortController
  readonly finished: Promise<void>
}

/** Sends the due deliveries of the queue. Each replica has one worker; only one of them leases a delivery. */
export class DeliveryWorker {
  /** The attempts of this process by result: `success`, or the class of the failure. */
  readonly attempts = new Map<string, number>()
  state: QueueState | undefined
  readonly #options: DeliveryOptions
  readonly #queue: DeliveryQueue
  readonly #calls = new Set<Call>()
  readonly #stops: readonly (() => Promise<void>)[]
  #mayBeLeased: boolean
  #isDraining = false
  #looking: Promise<void> | undefined
  #isWoken = false
  #lookedAt = -INTERVAL

  constructor(options: DeliveryOptions) {
    this.#options = options
    this.#queue = new DeliveryQueue(options.prisma)
    this.#mayBeLeased = options.isOnly
    this.#stops = [
      repeat(() => this.#lookIfDue(), BUSY_INTERVAL),
      repeat(() => this.#readState(), STATE_INTERVAL),
    ]
  }

  /** Announces a due delivery. A busy worker does not hurry. */
  wake(): void {
    if (!this.#options.load.isBusy) void this.#look()
  }

  /** Takes no more deliveries. */
  drain(): void {
    this.#isDraining = true
  }

  /** Waits briefly for the calls in flight, then gives the rest back to other replicas. */
  async close(): Promise<void> {
    this.drain()
    await Promise.all(this.#stops.map((stop) => stop()))
    await this.#looking
    const finished = Promise.all([...this.#calls].map((call) => call.finished))
    await within(GRACE, finished, () => new Error('calls take too long')).catch(() => {})
    for (const { ending } of this.#calls) ending.abort()
    await finished
  }

  async #lookIfDue(): Promise<void> {
    if (this.#options.load.isBusy || performance.now() - this.#lookedAt >= INTERVAL) await this.#look()
  }

  /** Runs one look at a time; a call during a look causes another one. */
  #look(): Promise<void> {
    this.#isWoken = true
    this.#lookedAt = performance.now()
    this.#looking ??= this.#takeAll().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #takeAll(): Promise<void> {
    const { job, log } = this.#options
    while (this.#isWoken && !this.#isDraining) {
      this.#isWoken = false
      await job.tryToRun(
        async () => ({ deliveries: await this.#take() }),
        (err) => log.error({ err }, 'webhooks cannot be delivered; trying again'),
      )
    }
  }

  async #take(): Promise<number> {
    const { clock, load } = this.#options
    const free = MOST - this.#calls.size
    const most = load.isBusy ? Math.min(free, MOST_WHILE_BUSY) : free
    if (most <= 0) return 0
    if (this.#mayBeLeased) await this.#queue.releaseAll()
    this.#mayBeLeased = false
    const inFlight = new Map<number, number>()
    for (const { webhookId } of this.#calls) inFlight.set(webhookId, (inFlight.get(webhookId) ?? 0) + 1)
    const leased = await this.#queue.lease(clock.now(), most, inFlight)
    for (const delivery of leased) {
      const ending = new AbortController()
      const finished = this.#deliver(delivery, ending.signal).finally(() => {
        this.#calls.delete(call)
        this.wake()
      })
      const call = { webhookId: delivery.webhookId, ending, finished }
      this.#calls.add(call)
    }
    return leased.length
  }

  async #deliver(delivery: Leased, signal: AbortSignal): Promise<void> {
    const { log } = this.#options
    const { id, webhookId, eventId } = delivery
    const names = { webhookId, deliveryId: String(id), eventId }
    try {
      const attempt = await makeAttempt(delivery, this.#options, signal)
      if (attempt === undefined) {
        await this.#queue.release(delivery)
        return
      }
      const { status, error, duration: ms } = attempt
      log.info({ ...names, status, error, ms }, 'webhook called')
      const result = error ?? 'success'
      this.attempts.set(result, (this.attempts.get(result) ?? 0) + 1)
      await this.#untilDone(delivery, () => this.#queue.record(delivery, attempt))
      if (error !== null) await this.#disable(delivery, attempt)
    } catch (err) {
      // another worker takes the delivery when its lease ends
      log.warn({ ...names, err }, 'the result of a webhook could not be stored: it is called again')
    }
  }

  async #disable(delivery: Leased, { status }: Attempt): Promise<void> {
    const { clock, log } = this.#options
    const isGone = status === GONE
    if (await this.#queue.disable(delivery, isGone, clock.now()))
      log.warn({ webhookId: delivery.webhookId, reason: isGone ? 'gone' : 'failing' }, 'webhook disabled')
  }

  /** Retries a statement during a restart of the database, until the lease is about to end. */
  async #untilDone({ leasedUntil }: Leased, work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work()
        return
      } catch (error) {
        if (later(this.#options.clock.now(), 5) > leasedUntil || this.#isDraining) throw error
        await sleep(INTERVAL)
      }
    }
  }

  async #readState(): Promise<void> {
    try {
      this.state = await this.#queue.state(this.#options.clock.now())
    } catch {
      // an outage of the database, which other metrics report
    }
  }
}
