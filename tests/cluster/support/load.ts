import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { exchange, type WireRequest } from '../../support/client-wire.ts'
import { type Exchange, problemsOf } from '../../support/contract.ts'
import { CHANGED_PRICE, FIRST_PRICE, Ledger } from './ledger.ts'

/** Milliseconds between the rounds of a client: within its write limit per minute. */
const ROUND = 1_300
/** Milliseconds until a client retries an unacknowledged write. */
const RETRY_DELAY = 1_000

export interface Failure {
  /** By `performance.now()`. */
  readonly at: number
  /** The method with the status, or with what happened to the connection. */
  readonly reason: string
}

/** Has its own limits: by key, or by address for requests without a key. */
interface Client {
  readonly apiKey: string
  readonly agent: Agent
}

function clientOf(apiKey: string, index: number): Client {
  return { apiKey, agent: new Agent({ keepAlive: true, localAddress: `127.0.1.${index + 1}` }) }
}

/** Clients that write and read through the balancer. */
export class Load {
  readonly ledger = new Ledger()
  readonly failures: Failure[] = []
  /** Responses of the service that are not in its contract. */
  readonly undocumented: string[] = []
  requests = 0
  readonly #origin: string
  readonly #clients: readonly Client[]
  readonly #runs: readonly Promise<void>[]
  /** The number of the request that failed last. */
  #failedLast = 0
  #isOver = false

  constructor(origin: string, apiKeys: readonly string[]) {
    this.#origin = origin
    this.#clients = apiKeys.map(clientOf)
    this.#runs = this.#clients.map((client, index) => this.#run(client, index / apiKeys.length))
  }

  /** Resolves once that many requests in a row have succeeded. @throws Error when the load has ended */
  async untilCalm(requests: number): Promise<void> {
    while (this.requests - this.#failedLast < requests) {
      if (this.#isOver) throw new Error('the load has ended')
      await wait(50)
    }
  }

  /** Discards what was recorded so far. */
  forget(): void {
    this.failures.length = 0
    this.requests = 0
    this.#failedLast = 0
  }

  /** Resolves when no client has a request in flight. */
  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#runs)
    for (const { agent } of this.#clients) agent.destroy()
  }

  /** @param offset the fraction of a round by which this client starts later */
  async #run(client: Client, offset: number): Promise<void> {
    await wait(offset * ROUND)
    while (!this.#isOver) {
      const next = wait(ROUND)
      await this.#round(client)
      await next
    }
  }

  async #round(client: Client): Promise<void> {
    const name = randomUUID()
    this.ledger.asked(name)
    const id = await this.#create(client, name)
    if (id === undefined) return
    const path = `/api/products/${id}`
    const read = await this.#send(client, 'GET', path, 200)
    await this.#send(client, 'GET', '/api/products?limit=5', 200)
    await this.#send(client, 'GET', '/api/posts?limit=5', 200)
    if (read?.etag === undefined) return
    const headers = { 'if-match': read.etag }
    const changed = await this.#send(client, 'PATCH', path, 200, { headers, json: { price: CHANGED_PRICE } })
    if (changed) this.ledger.changed(name)
  }

  /** Retries a create with its Idempotency-Key until it is acknowledged, as a client should. */
  async #create(client: Client, name: string): Promise<number | undefined> {
    const json = { name, price: FIRST_PRICE }
    while (!this.#isOver) {
      const headers = { 'idempotency-key': name }
      const created = await this.#send(client, 'POST', '/api/products', 201, { json, headers })
      if (created) {
        const { id } = JSON.parse(created.body).data
        this.ledger.created(name, id)
        return id
      }
      await wait(RETRY_DELAY)
    }
    return undefined
  }

  /** @returns the response if it is the expected one; anything else is a failure */
  async #send(client: Client, method: string, path: string, expected: number, more: WireRequest = {}) {
    const { apiKey, agent } = client
    let reason: string
    try {
      const options = { apiKey, ...more }
      const { status, pairs, text: body } = await exchange(agent, this.#origin, method, path, options)
      const headers: Readonly<Record<string, string>> = Object.fromEntries(pairs)
      // the balancer also sends its own responses
      const isOfService = 'x-request-id' in headers
      if (isOfService) this.#judge({ method, path, status, headers: pairs, body })
      if (status === expected) return { body, etag: headers.etag }
      reason = `${status} of the ${isOfService ? 'service' : 'balancer'}`
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
    } finally {
      this.requests++
    }
    this.failures.push({ at: performance.now(), reason: `${method} ${reason}` })
    this.#failedLast = this.requests
    return undefined
  }

  #judge(exchange: Exchange): void {
    const { method, path, status } = exchange
    const problems = problemsOf(exchange)
    if (status === 500) problems.push('a failure of the service itself')
    for (const problem of problems) this.undocumented.push(`${method} ${path} ${status}: ${problem}`)
  }
}
