import { Duplex } from 'node:stream'
import type { ClientBase } from 'pg'
import { joinBytes } from '../backup/bytes.ts'
import type { Backend } from './backend.ts'

const TERMINATE = 'X'.charCodeAt(0)

/**
 * What node-postgres takes for a socket: its protocol messages go straight to the embedded database. That has
 * one session for all connections, so only one stream may be open at a time.
 */
export class PgliteStream extends Duplex {
  readonly #backend: Backend

  constructor(backend: Backend) {
    super()
    this.#backend = backend
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
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
    const end = chunks.findIndex((chunk) => chunk[0] === TERMINATE)
    const messages = joinBytes(end < 0 ? chunks : chunks.slice(0, end))
    if (messages.length > 0) this.push(await this.#backend.execute(messages))
    if (end >= 0) this.push(null)
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

/** Drops what an earlier connection left in the session: an open transaction, prepared statements. */
export async function resetSession(client: ClientBase): Promise<void> {
  await client.query('ROLLBACK')
  await client.query('DISCARD ALL')
}
