/**
 * PostgreSQL as a function, in place of a server that one connects to: the one session of the embedded
 * database.
 */
export interface Backend {
  /**
   * The answer to whole messages of PostgreSQL's protocol, whose memory is taken from the caller. Calls are
   * answered one after the other.
   *
   * @throws EmbeddedFailure
   */
  execute(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
}

/** The embedded database has died. Only a restart of the process brings it back. */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure'
  readonly reason: string

  /** @param cause where it is not PostgreSQL itself that has died */
  constructor(reason: string, cause?: Error) {
    super(`the embedded database has stopped: ${reason}`, { cause })
    this.reason = reason
  }
}
