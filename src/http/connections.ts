import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, onRequestHookHandler } from 'fastify'
import { oncePer } from '../base/work.ts'
import { ApiError } from '../words/errors.ts'

/** Milliseconds between two looks at which connections are idle. */
const IDLE_CHECK_INTERVAL = 50
/** Milliseconds that a new connection may be silent while others wait for its place. */
const PATIENCE = 1_000
/** Connections beyond the room for them that are answered 503; more are closed without an answer. */
const ANSWERED = 16
/** Requests that wait on one connection for the answers before theirs. */
const MOST_PIPELINED = 200

export type Connections = ReturnType<typeof manageConnections>

/**
 * Keeps descriptors for the database and for files, without which requests fail. When there is
 * no room for another connection, those that nobody uses are closed, which clients expect at any time (RFC
 * 9112, section 9.5), and where that does not help the new one is refused. While the service closes, each
 * connection is closed once its last request is answered.
 */
export function manageConnections({ server }: FastifyInstance, log: FastifyBaseLogger, room: number) {
  /** When each connection was opened, oldest first. */
  const opened = new Map<Socket, number>()
  const late = new WeakSet<Socket>()
  const isDue = oncePer(IDLE_CHECK_INTERVAL)
  let isFull = false

  function makeRoom(): void {
    if (!isDue()) return
    const full = 'as many connections as the limit of open files allows: idle ones are closed'
    if (!isFull) log.warn({ room }, full)
    isFull = true
    endIdle(server, opened, PATIENCE)
  }

  function accept(socket: Socket): void {
    opened.set(socket, performance.now())
    socket.once('close', () => opened.delete(socket))
    if (opened.size > room) makeRoom()
    else if (opened.size < room / 2) isFull = false
    if (opened.size > room + ANSWERED) socket.destroy()
    else if (opened.size > room) late.add(socket)
  }

  const refuseLate: onRequestHookHandler = ({ raw }, reply, done) => {
    if (opened.size <= room || !late.has(raw.socket)) return done()
    reply.header('connection', 'close')
    done(new ApiError('unavailable', { detail: 'overloaded' }))
  }

  /** From now on each answer ends its connection, also one that is being made. */
  function announceEnd(): void {
    // added now, so that requests before pay nothing for it
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    for (const socket of opened.keys()) {
      const { _httpMessage: response } = Object(socket)
      if (response instanceof ServerResponse && !response.headersSent)
        response.setHeader('connection', 'close')
    }
  }

  return {
    accept,
    refuseLate,
    waitForResponsesBefore: pipelineLimit(log),
    announceEnd,
    async endOnClose(): Promise<void> {
      if (!server.listening) return
      announceEnd()
      const timer = setInterval(() => endIdle(server, opened, 0), IDLE_CHECK_INTERVAL)
      server.once('close', () => clearInterval(timer))
    },
  }
}

/**
 * Begins with a request once the answers before it on its connection are sent: a client that asks for much at
 * once, and takes nothing of it, costs no more than one answer, and the others do not wait for the rest.
 */
function pipelineLimit(log: FastifyBaseLogger) {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }: IncomingMessage, response: ServerResponse, serve: () => void): void => {
    // Node gives the connection to one response after the other
    if (response.socket) {
      serve()
      return
    }
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count === MOST_PIPELINED + 1) log.info('a connection was closed: too many requests wait in it')
    if (count > MOST_PIPELINED) return void socket.destroy()
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1)
      serve()
    })
  }
}

/** Closes the connections that wait for another request, or have waited so long for their first one. */
function endIdle(server: Server, opened: Map<Socket, number>, patience: number): void {
  server.closeIdleConnections()
  const since = performance.now() - patience
  for (const [socket, openedAt] of opened) {
    // to Node, a connection that has never been used is not idle
    if (socket.bytesRead === 0 && openedAt <= since) socket.destroy()
    if (socket.destroyed) opened.delete(socket)
  }
}

/** Closes a connection on which nothing moves: answers that nobody takes would stay in memory. */
export function closeStalledConnections({ server }: FastifyInstance, log: FastifyBaseLogger): void {
  server.on('timeout', (socket: Socket) => {
    const unsent = socket.writableLength
    if (unsent > 0) log.info({ unsent }, 'a connection was closed: its client did not take its answers')
    socket.destroy()
  })
}
