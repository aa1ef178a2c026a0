import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { createHistogram, performance } from 'node:perf_hooks'
import { SHED, type Tally } from './shedding.ts'

/** In its path and its headers, `{turn}`, `{client}` and `{new}` stand for another text in each request. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
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

/**
 * Keeps one request in flight on each of `connections` connections for `seconds` and counts the answers. It
 * reads no more of an answer than its status and its length, so that half a core can saturate any server;
 * load generators that parse HTTP are slower than the servers that are measured.
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
  let [isOver, shed] = [false, 0]
  const spin = () => void (isOver || setImmediate(spin))
  if (isAwake) spin()
  try {
    await new Promise<void>((resolve, reject) => {
      const onAnswer = (head: string, milliseconds: number) => {
        const [, status] = /^HTTP\/1.1 (\d+)/.exec(head) ?? []
        if (Number(status) === request.status) times.record(Math.ceil(milliseconds * 1e6))
        else if (Number(status) === SHED) shed++
        else reject(new Error(`${request.method} ${request.path} was answered:\n${head}`))
      }
      for (const socket of sockets) repeat(socket.on('error', reject), next, onAnswer)
      setTimeout(resolve, seconds * 1000)
    })
    const { count: answered } = times
    const perSecond = answered / ((performance.now() - started) / 1000)
    return { answered, shed, perSecond, p99: times.percentile(99) / 1e6 }
  } finally {
    isOver = true
    for (const socket of sockets) socket.destroy()
  }
}

/** Makes the bytes of one request after the other. */
function requests({ method, path, headers, body = '' }: LoadRequest, host: string): () => Buffer {
  const content = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const all = Object.entries({ host, ...headers, ...(method !== 'GET' && content) })
  const head = [`${method} ${path} HTTP/1.1`, ...all.map((header) => header.join(': '))].join('\r\n')
  const bytesOf = (head: string) => Buffer.from(`${head}${HEAD_END}${body}`)
  const same = bytesOf(head)
  if (!head.includes('{')) return () => same
  let count = 0
  return () => {
    const turn = count++ % 1_000
    const texts: Readonly<Record<string, () => string>> = {
      '{turn}': () => String(turn + 1),
      '{client}': () => `10.0.${turn >> 8}.${turn & 255}`,
      '{new}': randomUUID,
    }
    return bytesOf(head.replace(/\{\w+\}/g, (name) => texts[name]?.() ?? name))
  }
}

/** Asks again after each answer. */
function repeat(
  socket: Socket,
  next: () => Buffer,
  onAnswer: (head: string, milliseconds: number) => void,
): void {
  let [head, missing, askedAt] = ['', 0, 0]
  const ask = () => {
    head = ''
    askedAt = performance.now()
    socket.write(next())
  }
  socket.on('connect', ask)
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length
    else {
      head += chunk.toString('latin1')
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
      missing = end + HEAD_END.length + length - head.length
    }
    if (missing > 0) return
    onAnswer(head, performance.now() - askedAt)
    ask()
  })
}

/**
 * Asks at a steady pace, however long an answer takes.
 *
 * @returns what stops it, and throws an Error on any status but the expected one and that of shedding
 */
export function askSteadily(origin: string, request: LoadRequest, perSecond: number): () => Promise<Tally> {
  const { method, path, headers, body = '', status: expected } = request
  const init = { method, body, headers: { ...headers, 'content-type': 'application/json' } }
  const sent: Promise<number>[] = []
  const send = async () => {
    const response = await fetch(`${origin}${path}`, init)
    // read to its end, so that its connection is free again
    await response.arrayBuffer()
    return response.status
  }
  const timer = setInterval(() => sent.push(send()), 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    const statuses = await Promise.all(sent)
    const other = statuses.find((status) => status !== expected && status !== SHED)
    if (other) throw new Error(`a request for ${path} was answered ${other}`)
    const shed = statuses.filter((status) => status === SHED).length
    return { answered: statuses.length - shed, shed }
  }
}
