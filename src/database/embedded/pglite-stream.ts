import { Duplex } from 'node:stream'

const TERMINATE = 'X'.charCodeAt(0)

/** Executes complete messages of PostgreSQL's protocol, and takes over their memory. */
type Execute = (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

/**
 * The socket of node-postgres: it passes protocol messages directly to the embedded database, which has one
 * session for all connections, so only one stream can be open at a time.
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

  // node-postgres writes complete messages: each chunk begins with a message type
  async #send(chunks: Buffer[]): Promise<void> {
    const end = chunks.findIndex((chunk) => chunk[0] === TERMINATE)
    // a copy with its own memory, which is transferred to another thread
    const messages = new Uint8Array(Buffer.concat(end < 0 ? chunks : chunks.slice(0, end)))
    if (messages.length > 0) this.push(await this.#execute(messages))
    if (end >= 0) this.push(null)
  }

  // node-postgres calls these methods of a socket
  setNoDelay = () => this
  setKeepAlive = () => this
  ref = () => this
  unref = () => this
}
