import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, onRequestHookHandler } from 'fastify'
import { oncePer } from '../base/work.ts'
import { ApiError } from '../domain/errors.ts'

/** Milliseconds between two checks for idle connections. */
const IDLE_CHECK_INTERVAL = 50
/** Milliseconds that a new connection may stay silent once the limit is reached. */
const PATIENCE = 1_000
/** Connections beyond the limit that get a 503 response; any more are closed without a response. */
const REJECTED = 16
/** How many requests can wait on one connection for the responses before theirs. */
const MOST_PIPELINED = 200

/**
 * Keeps file descriptors free for the database and for files, without which requests fail. When the limit is
 * reached, idle connections are closed, which clients expect at any time (RFC 9112, section 9.5). If that is
 * not enough, the new connection is rejected. While the service shuts down, each connection is closed after
 * the response to its last request.
 */
export class Connections {
  readonly #server: Server
  readonly #log: FastifyBaseLogger
  readonly #limit: number
  /** When each connection was opened, oldest first. */
  readonly #opened = new Map<Socket, number>()
  readonly #late = new WeakSet<Socket>()
  readonly #isDue = oncePer(IDLE_CHECK_INTERVAL)
  #isFull = false
  readonly waitForResponsesBefore: ReturnType<typeof pipelineLimit>

  constructor({ server }: FastifyInstance, log: FastifyBaseLogger, limit: number) {
    this.#server = server
    this.#log = log
    this.#limit = limit
    this.waitForResponsesBefore = pipelineLimit(log)
  }

  readonly accept = (socket: Socket): void => {
    const opened = this.#opened
    opened.set(socket, performance.now())
    socket.once('close', () => opened.delete(socket))
    if (opened.size > this.#limit) this.#closeIdle()
    else if (opened.size < this.#limit / 2) this.#isFull = false
    if (opened.size > this.#limit + REJECTED) socket.destroy()
    else if (opened.size > this.#limit) this.#late.add(socket)
  }

  readonly rejectLate: onRequestHookHandler = ({ raw }, reply, done) => {
    if (this.#opened.size <= this.#limit || !this.#late.has(raw.socket)) return done()
    reply.header('connection', 'close')
    done(new ApiError('unavailable', { detail: 'overloaded' }))
  }

  /** From now on, every response ends its connection, including responses in progress. */
  readonly announceEnd = (): void => {
    // added only now, so that earlier requests do not pay for it
    this.#server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    for (const socket of this.#opened.keys()) {
      const { _httpMessage: response } = Object(socket)
      if (response instanceof ServerResponse && !response.headersSent)
        response.setHeader('connection', 'close')
    }
  }

  readonly endOnClose = async (): Promise<void> => {
    if (!this.#server.listening) return
    this.announceEnd()
    const timer = setInterval(() => closeIdle(this.#server, this.#opened, 0), IDLE_CHECK_INTERVAL)
    this.#server.once('close', () => clearInterval(timer))
  }

  #closeIdle(): void {
    if (!this.#isDue()) return
    const full = 'as many connections as the limit of open files allows: idle ones are closed'
    if (!this.#isFull) this.#log.warn({ room: this.#limit }, full)
    this.#isFull = true
    closeIdle(this.#server, this.#opened, PATIENCE)
  }
}

/**
 * Starts a request only once the earlier responses on its connection are sent. A client that pipelines many
 * requests and reads no response costs no more than one response, and does not delay other clients.
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

/** Closes connections that wait for their next request, or that have waited too long for their first. */
function closeIdle(server: Server, opened: Map<Socket, number>, patience: number): void {
  server.closeIdleConnections()
  const since = performance.now() - patience
  for (const [socket, openedAt] of opened) {
    // to Node, a connection that has never been used is not idle
    if (socket.bytesRead === 0 && openedAt <= since) socket.destroy()
    if (socket.destroyed) opened.delete(socket)
  }
}

/** Closes a connection without any traffic: responses that nobody reads would stay in memory. */
export function closeStalledConnections({ server }: FastifyInstance, log: FastifyBaseLogger): void {
  server.on('timeout', (socket: Socket) => {
    const unsent = socket.writableLength
    if (unsent > 0) log.info({ unsent }, 'a connection was closed: its client did not take its answers')
    socket.destroy()
  })
}
