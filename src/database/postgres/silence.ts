import pg from 'pg'

/**
 * Finds connections whose server is silent. After a failover, or when a router has forgotten it, a connection
 * stays open, and its statement would wait for ever. It is ended here, so the statement fails like that of a
 * connection that breaks.
 */
export class SilenceWatch {
  readonly #limit: number
  readonly #heardAt = new WeakMap<pg.ClientBase, number>()
  /** When a statement was sent that had no answer. */
  #silentSince = Number.NEGATIVE_INFINITY

  /** @param limit milliseconds; longer than the server itself lets a statement run */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Watches a new connection. */
  watch(client: pg.ClientBase): void {
    if (!(client instanceof pg.Client)) throw new TypeError('not a connection of node-postgres')
    const send = client.query.bind(client)
    const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
      const sentAt = performance.now()
      const timer = setTimeout(() => {
        this.#silentSince = sentAt
        // closes the socket at once, because a statement runs; the statement rejects
        client.end().catch(() => {})
      }, this.#limit)
      try {
        const result = await send(statement, values)
        this.#heardAt.set(client, performance.now())
        return result
      } finally {
        clearTimeout(timer)
      }
    }
    Object.assign(client, { query })
  }

  /** Connections that were heard last before that moment are replaced, and not used any more. */
  suspectAll(heardBefore: number): void {
    this.#silentSince = heardBefore
  }

  /** Replaces connections that waited in the pool while another one was silent: they probably are too. */
  replaceSuspects(pool: pg.Pool): pg.Pool {
    const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)
    const trusted = async (): Promise<pg.PoolClient> => {
      const client = await connect()
      const heardAt = this.#heardAt.get(client)
      if (heardAt === undefined || heardAt > this.#silentSince) return client
      client.release(true)
      return trusted()
    }
    return Object.assign(pool, { connect: trusted })
  }
}
