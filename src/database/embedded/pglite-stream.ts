import { Duplex } from 'node:stream'

const TERMINATE = 'X'.charCodeAt(0)

/** The answer to whole messages of PostgreSQL's protocol, whose memory is taken from the caller. */
type Execute = (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

/**
 * The socket of node-postgres: its protocol messages go straight to the embedded database. That has one
 * session for all connections, so only one stream may be open at a time.
 */
export class PgliteStream extends Duplex {
  readonly #execute: Execute

  constructor(execute: Execute) {
    super()
    this.#execute = execute
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(chunks.map(({ chunk }) => chunk)).then(() => done(), done)
  }

  // node-postgres writes whole messages: each chunk begins with a message type.
  async #send(chunks: Buffer[]): Promise<void> {
    const end = chunks.findIndex((chunk) => chunk[0] === TERMINATE)
    // a copy that shares its memory with nothing: it is given to another thread
    const messages = new Uint8Array(Buffer.concat(end < 0 ? chunks : chunks.slice(0, end)))
    if (messages.length > 0) this.push(await this.#execute(messages))
    if (end >= 0) this.push(null)
  }

  // node-postgres sets these of a socket
  setNoDelay = () => this
  setKeepAlive = () => this
  ref = () => this
  unref = () => this
}
