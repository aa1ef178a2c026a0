import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'

/** Makes a server listen on a free port of the loopback. @returns the port */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}

/** Below the ports that operating systems give to clients, which may be taken before they are used. */
const FIRST = 20_000
/** Each worker of the tests has its own ports: a server listens some time after its port was free. */
const [WORKERS, PORTS_OF_EACH] = [8, 1_500]
const first = FIRST + (Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS) * PORTS_OF_EACH
const given = new Set<number>()

/** Ports of the loopback that nobody listens on, and that nothing else here has been given. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = randomInt(first, first + PORTS_OF_EACH)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) ports.push(port)
  }
  return ports
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isListening = new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true)).once('error', () => resolve(false))
  })
  server.listen(port, '127.0.0.1')
  if (!(await isListening)) return false
  await new Promise((resolve) => server.close(resolve))
  return true
}

/** A port of the loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** Whether somebody listens on a port of the loopback. */
export async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
