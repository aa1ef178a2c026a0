import { connect, createServer, type Socket } from 'node:net'

/** Stands between a service and its database, and can keep to itself what the database says. */
export interface SilentProxy {
  /** The URL of the database by way of the proxy. */
  readonly url: string
  /** From now on nothing reaches the connections that listen to changes; they stay open. */
  silence(): void
  /** Ends the connections that listen to changes, and lets new ones hear again. */
  release(): void
  close(): Promise<void>
}

const LISTEN = 'LISTEN cms_changes'

export async function createSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const listening = new Set<Socket>()
  let isSilent = false

  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (data) => {
      if (data.includes(LISTEN)) listening.add(client)
      database.write(data)
    })
    database.on('data', (data) => {
      if (!isSilent || !listening.has(client)) client.write(data)
    })
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port')
  const url = new URL(target)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    silence() {
      isSilent = true
    },
    release() {
      isSilent = false
      for (const socket of listening) socket.destroy()
      listening.clear()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
