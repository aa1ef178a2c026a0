import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { createHistogram, performance } from 'node:perf_hooks'
import { SHED, type Tally } from './shedding.ts'

/** In path and headers, `{turn}`, `{client}` and `{new}` become different texts in each request. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Any other status, except that of load shedding, ends the run. */
  readonly status: number
}

export interface LoadOptions {
  readonly seconds: number
  readonly connections: number
  /**
   * Never sleeps, which takes a whole core. In a virtual machine, waking a process on another core is
   * expensive, and the server's writes would have to do it: the more often, the slower it would look.
   */
  readonly isAwake: boolean
}

export type Answers = Awaited<ReturnType<typeof load>>

const HEAD_END = '\r\n\r\n'

/**
 * Keeps one request in flight on each of `connections` connections for `seconds`, and counts the responses.
 * It only reads their status and length, so that half a core can saturate any server; load generators that
 * parse HTTP are slower than the measured servers.
 *
 * @returns `p99` in milliseconds, the 99th percentile of response times
 * @throws Error on any status other than the expected one and that of load shedding
 */
export async function load(
  origin: string,
  request: LoadRequest,
  { seconds, connections, isAwake }: LoadOptions,
) {
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

/** Generates the bytes of successive requests. */
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

/** Sends the next request after each response. */
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
 * Sends requests at a steady rate, however long the responses take.
 *
 * @returns stops it; throws an Error on any status other than the expected one and that of load shedding
 */
export function askSteadily(origin: string, request: LoadRequest, perSecond: number): () => Promise<Tally> {
  const { method, path, headers, body = '', status: expected } = request
  const init = { method, body, headers: { ...headers, 'content-type': 'application/json' } }
  const sent: Promise<number>[] = []
  const send = async () => {
    const response = await fetch(`${origin}${path}`, init)
    // read to the end, so that its connection is free again
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
