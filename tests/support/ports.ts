import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Makes a server listen on a free port of the loopback. @returns the port */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}

/** Ports of the loopback that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  // all at once, so that no two are the same
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(servers.map(listen))
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** A port of the loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
