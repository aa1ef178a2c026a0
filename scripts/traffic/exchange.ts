/** A request and its response, as they went over the wire. */
export interface Exchange {
  readonly method: string
  /** Absolute. */
  readonly url: string
  readonly request: Message
  readonly response: Message & { readonly status: number }
}

export interface Message {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** Empty: none. */
  readonly body: string
}
