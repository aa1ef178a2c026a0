import { Agent, createServer, request, type Server } from 'node:http'
import { listen } from './ports.ts'

/**
 * What happens to a request: it does not reach the service (`cut`), its response is lost (`lost`) or delayed
 * until after something else, or it gets another response.
 */
export type Fault =
  | 'cut'
  | 'lost'
  | (() => Promise<unknown>)
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: string }

export interface FaultyProxy {
  readonly origin: string
  /** Sets what happens to the next requests, one fault each. */
  fail(...faults: Fault[]): void
  /** The number of requests received. */
  readonly seen: () => number
  close(): void
}

/** A proxy in front of a service that can respond in its place, or not at all. */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const faults: Fault[] = []
  const agent = new Agent()
  let seen = 0
  const server: Server = createServer((incoming, outgoing) => {
    seen += 1
    const fault = faults.shift()
    if (fault === 'cut') {
      incoming.socket.destroy()
      return
    }
    if (typeof fault === 'object') {
      outgoing.writeHead(fault.status, fault.headers).end(fault.body)
      return
    }
    const { method, url: path, headers } = incoming
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent }, async (answer) => {
      if (fault === 'lost') {
        answer.resume().on('end', () => incoming.socket.destroy())
        return
      }
      await fault?.()
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  return {
    origin,
    seen: () => seen,
    fail: (...next) => void faults.push(...next),
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
