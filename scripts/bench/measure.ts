import type { Comparison, Side } from './comparisons.ts'
import { type LoadOptions, load } from './load.ts'
import { createProduct, withBearer } from './requests.ts'
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
}

export interface Result {
  readonly work: string
  readonly against: string
  readonly subject: Rate
  readonly reference: Rate
  /** Medians over pairs of adjacent runs, above 1 where the subject is the better one. */
  readonly speedRatio: number
  readonly cpuRatio: number
  /** The lowest and the highest of the speed ratios. */
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
  { work, against, subject, reference, writes = 0 }: Comparison,
  serverOf: (spec: ServerSpec) => Promise<Server>,
  { rounds, seconds }: Effort,
): Promise<Result> {
  // Where both sides ask PostgreSQL, it needs the core of the load generator. Otherwise the generator is
  // awake for both: the slower side alone would have to wake it, and look slower still.
  const isAwake = ![subject, reference].every(([{ database }]) => database === 'postgresql')
  async function runSide([spec, request]: Side): Promise<Run> {
    return runOnce(await serverOf(spec), request, { seconds, connections: CONNECTIONS, isAwake })
  }
  /** By answers, not by time: code is compiled after so many calls. */
  async function warmUp(side: Side): Promise<void> {
    for (let run = 0, answers = 0; run < MAX_WARM_UPS && answers < WARM_ANSWERS; run++) {
      answers += (await runSide(side)).answered
    }
  }
  await warmUp(reference)
  await warmUp(subject)
  const pairs: Pair[] = []
  const written: Tally[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await runSide(reference)
    const stopWriting = writes > 0 && write(await serverOf(subject[0]), writes)
    pairs.push([await runSide(subject), before])
    if (stopWriting) written.push(await stopWriting())
  }
  const requests: Counted[] = [
    { of: 'the service', ...sum(pairs.map(([ours]) => ours)) },
    { of: 'the reference', ...sum(pairs.map(([, theirs]) => theirs)) },
    ...(writes > 0 ? [{ of: 'the writes beside it', ...sum(written) } as const] : []),
  ]
  checkShedding(`${work} : ${against}`, requests)
  const ratios = pairs.map(([ours, theirs]) => ours.speed / theirs.speed)
  return {
    work,
    against,
    subject: medianRate(pairs.map(([ours]) => ours)),
    reference: medianRate(pairs.map(([, theirs]) => theirs)),
    speedRatio: median(ratios),
    cpuRatio: median(pairs.map(([ours, theirs]) => theirs.cpu / ours.cpu)),
    range: [Math.min(...ratios), Math.max(...ratios)],
    requests,
  }
}

/**
 * Creates products at a steady pace beside the load.
 *
 * @returns what stops it, and throws an Error if a product was neither created nor refused in an overload
 */
function write(server: Server, perSecond: number): () => Promise<Tally> {
  const { path, body = '', headers } = withBearer(createProduct)(server.credentials)
  const sent: Promise<number>[] = []
  const init = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
  const timer = setInterval(() => {
    sent.push(fetch(`${server.origin}${path}`, init).then(({ status }) => status))
  }, 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    const statuses = await Promise.all(sent)
    const shed = statuses.filter((status) => status === SHED).length
    const others = statuses.filter((status) => status !== 201 && status !== SHED)
    if (others.length > 0) throw new Error(`${others.length} writes were answered ${others[0]}`)
    return { answered: statuses.length - shed, shed }
  }
}

async function runOnce(server: Server, request: Side[1], options: LoadOptions): Promise<Run> {
  const before = await server.cpu()
  const { perSecond: speed, ...tally } = await load(server.origin, request(server.credentials), options)
  const used = (await server.cpu()) - before
  return { ...tally, speed, cpu: (used / (speed * options.seconds)) * 1_000_000 }
}

function medianRate(rates: readonly Rate[]): Rate {
  return { speed: median(rates.map(({ speed }) => speed)), cpu: median(rates.map(({ cpu }) => cpu)) }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = low] = sorted.slice((sorted.length - 1) / 2, sorted.length / 2 + 1)
  return (low + high) / 2
}
