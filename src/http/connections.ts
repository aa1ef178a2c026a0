import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ApiError } from '../core/errors.ts'

/** Milliseconds between two looks at which connections are idle. */
const IDLE_CHECK_INTERVAL = 50
/** Milliseconds that a new connection may say nothing while others wait for its place. */
const PATIENCE = 1_000
/** Connections beyond the room for them that are told so; more are closed without an answer. */
const TOLD = 16

/** The connections of clients, oldest first, and when each was opened. */
type Connections = Map<Socket, number>

/** Follows the connections of a server: their number is bounded, and they end with it. */
export function manageConnections(app: FastifyInstance, log: FastifyBaseLogger, room: number): void {
  const connections: Connections = new Map()
  app.server.on('connection', (socket) => {
    connections.set(socket, performance.now())
    socket.once('close', () => connections.delete(socket))
  })
  limitConnections(app, connections, room, log)
  endConnectionsOnClose(app, connections)
}

/**
 * Keeps descriptors for the database and for files, without which requests fail. When there is no room for
 * another connection, those that nobody uses are closed, which clients expect at any time (RFC 9112, section
 * 9.5), and where that does not help the new one is refused.
 */
function limitConnections(
  app: FastifyInstance,
  connections: Connections,
  room: number,
  log: FastifyBaseLogger,
): void {
  const late = new WeakSet<Socket>()
  let isFull = false
  let lookedAt = 0

  function makeRoom(now: number): void {
    if (now - lookedAt < IDLE_CHECK_INTERVAL) return
    lookedAt = now
    if (!isFull)
      log.warn({ room }, 'as many connections as the limit of open files allows: idle ones are closed')
    isFull = true
    endIdle(app, connections, PATIENCE)
  }

  app.server.on('connection', (socket) => {
    if (connections.size > room) makeRoom(performance.now())
    else if (connections.size < room / 2) isFull = false
    if (connections.size > room + TOLD) socket.destroy()
    else if (connections.size > room) late.add(socket)
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!late.has(raw.socket) || connections.size <= room) return done()
    reply.header('connection', 'close')
    done(new ApiError('unavailable', { detail: 'overloaded' }))
  })
}

/**
 * While the service closes, closes each connection once its last request is answered: those that clients keep
 * open, or have opened in advance, must not delay the end.
 */
function endConnectionsOnClose(app: FastifyInstance, connections: Connections): void {
  const { server } = app
  app.addHook('preClose', async () => {
    if (!server.listening) return
    const timer = setInterval(() => endIdle(app, connections, 0), IDLE_CHECK_INTERVAL)
    server.once('close', () => clearInterval(timer))
  })
}

/** Closes the connections that wait for another request, or have waited so long for their first one. */
function endIdle({ server }: FastifyInstance, connections: Connections, patience: number): void {
  server.closeIdleConnections()
  const since = performance.now() - patience
  for (const [socket, openedAt] of connections) {
    // to Node, a connection that has never been used is not idle
    if (socket.bytesRead === 0 && openedAt <= since) socket.destroy()
    if (socket.destroyed) connections.delete(socket)
  }
}
