import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { listen } from './ports.ts'

/** A proxy between a service and its database that can freeze connections, as a failover or router does. */
export interface FreezingProxy {
  /** The URL of the database through the proxy. */
  readonly url: string
  /** Freezes the existing connections: nothing passes, but they stay open. New ones work. */
  freeze(): void
  /** From now on, delays the data from the database by this many milliseconds. */
  delay(milliseconds: number): void
  /** Ends the frozen connections. */
  cut(): void
  close(): Promise<void>
}

/** @param only freezes only connections on which the client has sent this text */
export async function createFreezingProxy(databaseUrl: string, only = ''): Promise<FreezingProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  const freezable = new Set<readonly [Socket, Socket]>()
  const frozen = new Set<readonly [Socket, Socket]>()
  let latency = 0
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    const pair = [client, database] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        for (const end of pair) end.destroy()
        for (const set of [pairs, freezable, frozen]) set.delete(pair)
      })
    }
    client.on('data', (data) => {
      if (data.includes(only)) freezable.add(pair)
    })
    const waiting: Buffer[] = []
    const late = new Transform({
      transform(data: Buffer, _encoding, done) {
        waiting.push(data)
        // keeps the order, whichever timer fires first
        setTimeout(() => late.push(waiting.shift()), latency).unref()
        done()
      },
    })
    client.pipe(database).pipe(late).pipe(client)
  })
  const url = new URL(target)
  url.host = `127.0.0.1:${await listen(server)}`
  return {
    url: url.href,
    freeze() {
      for (const pair of freezable) {
        const [client, database] = pair
        client.unpipe(database).pause()
        database.unpipe().pause()
        frozen.add(pair)
      }
    },
    delay(milliseconds) {
      latency = milliseconds
    },
    cut() {
      for (const [client] of frozen) client.destroy()
    },
    async close() {
      for (const [client] of pairs) client.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
