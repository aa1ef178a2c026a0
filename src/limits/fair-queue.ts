import { ApiError, Busy } from '../domain/errors.ts'

/** Work of one client, with its estimated cost. */
interface Job {
  readonly client: string
  readonly cost: number
  readonly run: () => Promise<void>
  readonly reject: (error: ApiError) => void
  readonly late: NodeJS.Timeout
}

/** All costs are in the unit of the jobs' costs. */
interface Limits {
  /** What waits, for the log line of a request that is refused. */
  readonly name: string
  /** The total cost of jobs that can wait or run. */
  readonly most: number
  /** The share of it that one client can use. */
  readonly share: number
  /** Milliseconds that a job can wait. */
  readonly wait: number
}

/**
 * Runs one job at a time, by start-time fair queuing (Goyal, Vin and Cheng, 1996). The next job is that of
 * the client that has used the least time; among several, the job with the lowest cost. A new client starts
 * at the virtual time at which the current job began, so it only waits for that job, however many jobs others
 * have queued. If the queue is full, the client with the most in it loses its last job (longest queue drop).
 */
export class FairQueue {
  readonly #limits: Limits
  readonly #waiting: Job[] = []
  readonly #costs = new Map<string, number>()
  /** The virtual time in milliseconds at which the last job of a client ended, if it is in the future. */
  readonly #ends = new Map<string, number>()
  #cost = 0
  #now = 0
  #isBusy = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * @throws ApiError `rate_limited` if the client has too much in the queue, `unavailable` if all clients
   * have, or the job waited too long
   */
  add<Result>(client: string, cost: number, work: () => Promise<Result>): Promise<Result> {
    const { most, share, wait } = this.#limits
    const own = (this.#costs.get(client) ?? 0) + cost
    if (own > most * share) {
      throw new ApiError('rate_limited', { detail: 'tooManyAtOnce', headers: { 'retry-after': '1' } })
    }
    this.#dropJobsFor(own, cost)
    return new Promise<Result>((resolve, reject) => {
      const late = setTimeout(() => this.#drop(job), wait)
      const job: Job = { client, cost, run: () => work().then(resolve, reject), reject, late }
      this.#waiting.push(job)
      this.#count(job, 1)
      void this.#runAll()
    })
  }

  /**
   * Drops jobs of the clients with the most in the queue until a job of this cost fits.
   *
   * @throws ApiError `unavailable` if no client has more in the queue than this one, with `own`
   */
  #dropJobsFor(own: number, cost: number): void {
    while (this.#cost + cost > this.#limits.most) {
      const last = this.#waiting.reduce<Job | undefined>((found, job) => {
        const most = found ? this.#costOf(found) : own
        return this.#costOf(job) > most || (found && job.client === found.client) ? job : found
      }, undefined)
      if (!last) throw this.#full()
      this.#drop(last)
    }
  }

  #costOf({ client }: Job): number {
    return this.#costs.get(client) ?? 0
  }

  #count({ client, cost }: Job, sign: 1 | -1): void {
    this.#cost += sign * cost
    const left = (this.#costs.get(client) ?? 0) + sign * cost
    if (left > 0) this.#costs.set(client, left)
    else this.#costs.delete(client)
  }

  #drop(job: Job): void {
    this.#waiting.splice(this.#waiting.indexOf(job), 1)
    clearTimeout(job.late)
    this.#count(job, -1)
    job.reject(this.#full())
  }

  #full(): ApiError {
    return new ApiError('unavailable', { detail: 'overloaded', cause: new Busy(this.#limits.name) })
  }

  async #runAll(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let job = this.#take(); job; job = this.#take()) {
      const begin = performance.now()
      await job.run()
      this.#ends.set(job.client, this.#now + performance.now() - begin)
      this.#count(job, -1)
    }
    this.#ends.clear()
    this.#isBusy = false
  }

  /** Takes the next job; its start becomes the current virtual time. */
  #take(): Job | undefined {
    const startOf = ({ client }: Job) => Math.max(this.#ends.get(client) ?? 0, this.#now)
    const isBefore = (one: Job, other: Job) => startOf(one) - startOf(other) || one.cost - other.cost
    const [next] = this.#waiting.toSorted(isBefore)
    if (!next) return undefined
    this.#now = startOf(next)
    for (const [client, end] of this.#ends) if (end <= this.#now) this.#ends.delete(client)
    clearTimeout(next.late)
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    return next
  }
}
