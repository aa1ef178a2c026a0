import { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

const TERMINATE = 'X'.charCodeAt(0)
const QUERY = 'Q'.charCodeAt(0)
const SYNC = Buffer.from([0x53, 0, 0, 0, 4])
/** ReadyForQuery without its last byte, the transaction status. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5])

/** The embedded database has died in its process, which must be started again. */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure'
}

/** Whether the embedded database still works: shared by all connections to it. */
export interface Health {
  failure: EmbeddedFailure | undefined
}

/**
 * What node-postgres takes for a socket: its protocol messages go straight into an in-process PGlite. PGlite
 * has one session for all connections, so only one stream may be open at a time.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite
  readonly #health: Health

  constructor(pglite: PGlite, health: Health) {
    super()
    this.#pglite = pglite
    this.#health = health
  }

  /** Drops what an earlier connection left in the session: an open transaction, prepared statements. */
  connect(): this {
    const reset = async () => {
      this.#checkHealth()
      await this.#pglite.exec('ROLLBACK')
      await this.#pglite.exec('DISCARD ALL')
    }
    reset().then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    )
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send([chunk]).then(() => done(), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(chunks.map(({ chunk }) => chunk)).then(() => done(), done)
  }

  // node-postgres writes whole messages: each chunk begins with a message type.
  async #send(chunks: Buffer[]): Promise<void> {
    await setImmediate() // a query blocks the event loop: let waiting input in between two
    const end = chunks.findIndex((chunk) => chunk[0] === TERMINATE)
    const message = Buffer.concat(end < 0 ? chunks : chunks.slice(0, end))
    if (message.length > 0) this.push(await this.#execute(message))
    if (end >= 0) this.push(null)
  }

  async #execute(message: Buffer): Promise<Buffer> {
    this.#checkHealth()
    const answer: Buffer[] = []
    const onRawData = (data: Uint8Array) => {
      answer.push(Buffer.from(data)) // a copy: `data` is a view of PGlite's memory
    }
    await this.#pglite.runExclusive(() => this.#pglite.execProtocolRawStream(message, { onRawData }))
    const bytes = Buffer.concat(answer)
    // PGlite swallows the death of PostgreSQL, which then leaves a request without its end.
    if (expectsReady(message) && !bytes.subarray(-6, -1).equals(READY)) {
      this.#health.failure ??= new EmbeddedFailure('the embedded database has stopped working')
    }
    this.#checkHealth()
    return bytes
  }

  #checkHealth(): void {
    if (this.#health.failure) throw this.#health.failure
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}

function expectsReady(message: Buffer): boolean {
  return message[0] === QUERY || message.subarray(-SYNC.length).equals(SYNC)
}
