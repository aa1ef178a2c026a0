import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Behaviour = (response: ServerResponse, received: Received) => unknown

/** What receives webhooks, on plain HTTP at a private address. */
export interface Receiver {
  /** For `WEBHOOK_PRIVATE_HOSTS`. */
  readonly host: string
  readonly origin: string
  /** All requests, in order of their arrival. */
  readonly received: Received[]
  /** How it responds from now on; 204 at first. */
  respond(behaviour: Behaviour): void
  close(): Promise<void>
}

export const accept: Behaviour = (response) => response.writeHead(204).end()

export async function startReceiver(): Promise<Receiver> {
  let behave: Behaviour = accept
  const received: Received[] = []
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headersDistinct } = request
    const headers = Object.fromEntries(
      Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
    )
    const one = { path, headers, body: await text(request) }
    received.push(one)
    await behave(response, one)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  const host = `127.0.0.1:${address.port}`
  return {
    host,
    origin: `http://${host}`,
    received,
    respond(behaviour) {
      behave = behaviour
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
