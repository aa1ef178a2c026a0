import type { Beside, Comparison, Side } from './comparisons.ts'
import { type LoadOptions, load } from './load.ts'
import type { Server, ServerSpec } from './servers.ts'
import { type Counted, checkShedding, SHED, sum, type Tally } from './shedding.ts'

export const CONNECTIONS = 50

const WARM_ANSWERS = 40_000
const MAX_WARM_UPS = 8

export interface Effort {
  /** Pairs of runs, after those that only warm up. */
  readonly rounds: number
  /** Length of a run. */
  readonly seconds: number
}

/** One run against one server. */
export interface Rate {
  /** Answers per second. */
  readonly speed: number
  /**
   * Microseconds of the server's processor time for one answer; it hardly depends on what else the machine
   * does.
   */
  readonly cpu: number
  /** Milliseconds within which 99 of 100 requests were answered. */
  readonly p99: number
}

export interface Result {
  readonly work: string
  readonly against: string
  readonly subject: Rate
  readonly reference: Rate
  /**
   * Of what is compared, speed or time. A median over pairs of adjacent runs, above 1 where the subject is
   * the better one, like that of processor time.
   */
  readonly ratio: number
  readonly cpuRatio: number
  /** The lowest and the highest of the ratios. */
  readonly range: readonly [number, number]
  readonly requests: readonly Counted[]
}

type Run = Rate & Tally
type Pair = readonly [subject: Run, reference: Run]

/**
 * Measures both sides in turns, so that whatever disturbs the machine disturbs both.
 *
 * @throws Error when so many requests were shed that a ratio says nothing
 */
export async function measure(
  { work, against, subject, reference, beside, isOfTime = false }: Comparison,
  serverOf: (spec: ServerSpec) => Promise<Server>,
  { rounds, seconds }: Effort,
): Promise<Result> {
  // Where both sides ask PostgreSQL, it needs the core of the load generator. Otherwise the generator is
  // awake for both: the slower side alone would have to wake it, and look slower still.
  const isAwake = ![subject, reference].every(([{ database }]) => database === 'postgresql')
  async function runSide([spec, request]: Side): Promise<Run> {
    return runOnce(await serverOf(spec), request, { seconds, connections: CONNECTIONS, isAwake })
  }
  const besides: Tally[] = []
  async function runSubject(): Promise<Run> {
    const stopAsking = beside && ask(await serverOf(subject[0]), beside)
    const run = await runSide(subject)
    if (stopAsking) besides.push(await stopAsking())
    return run
  }
  await warmUp(() => runSide(reference))
  await warmUp(runSubject)
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await runSide(reference)
    pairs.push([await runSubject(), before])
  }
  const requests: Counted[] = [
    { of: 'the service', ...sum(pairs.map(([ours]) => ours)) },
    { of: 'the reference', ...sum(pairs.map(([, theirs]) => theirs)) },
    ...(beside ? [{ of: 'the work beside it', ...sum(besides) } as const] : []),
  ]
  checkShedding(`${work} : ${against}`, requests)
  const ratios = pairs.map(([ours, theirs]) => (isOfTime ? theirs.p99 / ours.p99 : ours.speed / theirs.speed))
  return {
    work,
    against,
    subject: medianRate(pairs.map(([ours]) => ours)),
    reference: medianRate(pairs.map(([, theirs]) => theirs)),
    ratio: median(ratios),
    cpuRatio: median(pairs.map(([ours, theirs]) => theirs.cpu / ours.cpu)),
    range: [Math.min(...ratios), Math.max(...ratios)],
    requests,
  }
}

/** By answers, not by time: code is compiled after so many calls. */
async function warmUp(run: () => Promise<Run>): Promise<void> {
  for (let runs = 0, answers = 0; runs < MAX_WARM_UPS && answers < WARM_ANSWERS; runs++) {
    answers += (await run()).answered
  }
}

/**
 * Asks for something else at a steady pace beside the load.
 *
 * @returns what stops it, and throws an Error on any other answer than the expected one and that of shedding
 */
function ask(server: Server, { request, perSecond }: Beside): () => Promise<Tally> {
  const { method, path, body = '', headers, status: expected } = request(server.credentials)
  const sent: Promise<number>[] = []
  const init = { method, body, headers: { ...headers, 'content-type': 'application/json' } }
  const timer = setInterval(() => {
    sent.push(statusOf(fetch(`${server.origin}${path}`, init)))
  }, 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    const statuses = await Promise.all(sent)
    const shed = statuses.filter((status) => status === SHED).length
    const others = statuses.filter((status) => status !== expected && status !== SHED)
    if (others.length > 0) throw new Error(`${others.length} requests for ${path} were answered ${others[0]}`)
    return { answered: statuses.length - shed, shed }
  }
}

/** Of an answer that is read to its end, so that its connection is free again. */
async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer
  await response.arrayBuffer()
  return response.status
}

async function runOnce(server: Server, request: Side[1], options: LoadOptions): Promise<Run> {
  const before = await server.cpu()
  const { perSecond: speed, ...others } = await load(server.origin, request(server.credentials), options)
  const used = (await server.cpu()) - before
  return { ...others, speed, cpu: (used / (speed * options.seconds)) * 1_000_000 }
}

function medianRate(rates: readonly Rate[]): Rate {
  const medianOf = (name: keyof Rate) => median(rates.map((rate) => rate[name]))
  return { speed: medianOf('speed'), cpu: medianOf('cpu'), p99: medianOf('p99') }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = low] = sorted.slice((sorted.length - 1) / 2, sorted.length / 2 + 1)
  return (low + high) / 2
}
