import { connect, type Socket } from 'node:net'
import { createHistogram, performance } from 'node:perf_hooks'
import { SHED, type Tally } from './shedding.ts'

export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** `#` stands for 1 to 1,000 in turns. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** As from a thousand clients behind a proxy, in turns. */
  readonly isBehindProxy?: boolean
  /** A new `Idempotency-Key` in each request. */
  readonly idempotencyKeys?: boolean
  /** Any other status ends the run, but that of shedding. */
  readonly status: number
}

export interface LoadOptions {
  readonly seconds: number
  readonly connections: number
  /**
   * Never sleeps, which takes all of a core. In a virtual machine it is expensive to wake a process on
   * another core, and it is the server's write that would have to do so: the more often, the slower it looks.
   */
  readonly isAwake: boolean
}

export interface Answers extends Tally {
  readonly perSecond: number
  /** Milliseconds within which 99 of 100 requests were answered. */
  readonly p99: number
}

const HEAD_END = '\r\n\r\n'
/** How many requests are prepared where they differ. */
const VARIANTS = 1_000

/**
 * Keeps one request in flight on each of `connections` connections for `seconds` and counts the answers. It
 * writes prepared bytes and reads no more of an answer than its status and its length, so that half a core
 * can saturate any server; load generators that parse HTTP are slower than the servers that are measured.
 *
 * @throws Error on any other status than the expected one and that of shedding
 */
export async function load(
  origin: string,
  request: LoadRequest,
  { seconds, connections, isAwake }: LoadOptions,
): Promise<Answers> {
  const { hostname, port } = new URL(origin)
  const next = requests(request, hostname)
  const times = createHistogram()
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).setNoDelay())
  const started = performance.now()
  let [isOver, answered, shed] = [false, 0, 0]
  const spin = () => void (isOver || setImmediate(spin))
  if (isAwake) spin()
  try {
    await new Promise<void>((resolve, reject) => {
      const count = (isShed: boolean, milliseconds: number) => {
        if (isShed) shed++
        else {
          answered++
          times.record(Math.ceil(milliseconds * 1e6))
        }
      }
      for (const socket of sockets) repeat(socket, request, next, count, reject)
      setTimeout(resolve, seconds * 1000)
    })
    const perSecond = answered / ((performance.now() - started) / 1000)
    return { answered, shed, perSecond, p99: times.percentile(99) / 1e6 }
  } finally {
    isOver = true
    for (const socket of sockets) socket.destroy()
  }
}

/** Makes the bytes of one request after the other. */
function requests(request: LoadRequest, host: string): () => Buffer {
  const { path, isBehindProxy, idempotencyKeys } = request
  const run = `${process.pid}-${Date.now()}`
  let count = 0
  if (idempotencyKeys) return () => bytesOf(request, { host, 'idempotency-key': `${run}-${count++}` }, 1)
  const variants = isBehindProxy || path.includes('#') ? VARIANTS : 1
  const prepared = Array.from({ length: variants }, (_, index) => {
    const client = isBehindProxy && { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` }
    return bytesOf(request, { host, ...client }, index + 1)
  })
  return () => prepared[count++ % variants] ?? Buffer.alloc(0)
}

function bytesOf({ method, path, headers, body = '' }: LoadRequest, others: object, number: number): Buffer {
  const content = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const all = Object.entries({ ...others, ...headers, ...(method !== 'GET' && content) })
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`${method} ${path.replace('#', String(number))} HTTP/1.1\r\n${lines}\r\n${body}`)
}

function repeat(
  socket: Socket,
  { method, path, status }: LoadRequest,
  next: () => Buffer,
  onAnswer: (isShed: boolean, milliseconds: number) => void,
  onError: (error: Error) => void,
): void {
  let [received, missing, isShed, askedAt] = ['', 0, false, 0]
  const ask = () => {
    askedAt = performance.now()
    socket.write(next())
  }
  socket.on('error', onError)
  socket.on('connect', ask)
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length
    else {
      received += chunk.toString('latin1')
      const end = received.indexOf(HEAD_END)
      if (end < 0) return
      isShed = received.startsWith(`HTTP/1.1 ${SHED} `)
      if (!isShed && !received.startsWith(`HTTP/1.1 ${status} `))
        return onError(new Error(`${method} ${path} was answered:\n${received}`))
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1])
      missing = end + HEAD_END.length + length - received.length
      received = ''
    }
    if (missing > 0) return
    onAnswer(isShed, performance.now() - askedAt)
    ask()
  })
}
