import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
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
   * another core, and it is the server's write that would have to do so: the more often, the slower the
   * server is.
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
 * can saturate any server; load generators that parse HTTP are slower than the servers that are measured
 * here.
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
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).setNoDelay())
  const started = performance.now()
  const stopSpinning = isAwake ? spin() : () => {}
  try {
    const times: number[] = []
    const tally = await new Promise<Tally>((resolve, reject) => {
      let [answered, shed] = [0, 0]
      const count = (isShed: boolean, time: number) => {
        if (isShed) return void shed++
        answered++
        times.push(time)
      }
      for (const socket of sockets) repeat(socket, request, next, count, reject)
      setTimeout(() => resolve({ answered, shed }), seconds * 1000)
    })
    const perSecond = tally.answered / ((performance.now() - started) / 1000)
    const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
    return { ...tally, perSecond, p99 }
  } finally {
    stopSpinning()
    for (const socket of sockets) socket.destroy()
  }
}

/** Keeps this process awake. */
function spin(): () => void {
  let isSpinning = true
  const turn = () => {
    if (isSpinning) setImmediate(turn)
  }
  turn()
  return () => {
    isSpinning = false
  }
}

/** Makes the bytes of one request after the other. */
function requests(request: LoadRequest, host: string): () => Buffer {
  const { path, isBehindProxy, idempotencyKeys } = request
  const run = `${process.pid}-${Date.now()}`
  let count = 0
  if (idempotencyKeys) return () => bytesOf(request, { host, 'idempotency-key': `${run}-${count++}` }, 1)
  const numbers = isBehindProxy || path.includes('#') ? VARIANTS : 1
  const prepared = Array.from({ length: numbers }, (_, index) => {
    const client = isBehindProxy && { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` }
    return bytesOf(request, { host, ...client }, index + 1)
  })
  return () => prepared[count++ % numbers] ?? Buffer.alloc(0)
}

function bytesOf({ method, path, headers, body = '' }: LoadRequest, others: object, number: number): Buffer {
  const content = method !== 'GET' && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries({ ...others, ...headers, ...content }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(
    `${method} ${path.replace('#', String(number))} HTTP/1.1\r\n${lines.join('')}\r\n${body}`,
  )
}

function repeat(
  socket: Socket,
  { method, path, status }: LoadRequest,
  next: () => Buffer,
  onAnswer: (isShed: boolean, milliseconds: number) => void,
  onError: (error: Error) => void,
): void {
  let received = ''
  let missing = 0
  let isShed = false
  let askedAt = 0
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
      if (!isShed && !received.startsWith(`HTTP/1.1 ${status} `)) {
        onError(new Error(`${method} ${path} was answered:\n${received}`))
        return
      }
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1])
      missing = end + HEAD_END.length + length - received.length
      received = ''
    }
    if (missing > 0) return
    onAnswer(isShed, performance.now() - askedAt)
    ask()
  })
}
