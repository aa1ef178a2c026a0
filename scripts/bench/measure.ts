import type { Case, Side } from './cases.ts'
import { type Answers, load } from './load.ts'
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
interface Run extends Answers {
  /** Microseconds of processor time for one answer, which depends little on what else the machine does. */
  readonly cpu: number
}

export type Result = Awaited<ReturnType<typeof measure>>

/**
 * Measures both sides in turns, so that whatever disturbs the machine disturbs both.
 *
 * @throws Error when so many requests were shed that a ratio says nothing
 */
export async function measure(
  { work, against, subject, reference, beside, isOfTime, connections = CONNECTIONS, rows = 1 }: Case,
  serverOf: (spec: ServerSpec) => Promise<Server>,
  { rounds, seconds }: Effort,
) {
  // Where both sides ask PostgreSQL, it needs the core of the load generator. Otherwise the generator is
  // awake for both: the slower side alone would have to wake it, and look slower still.
  const isAwake = ![subject, reference].every(([{ database }]) => database === 'postgresql')
  const besides: Tally[] = []
  async function run([spec, ask]: Side): Promise<Run> {
    const server = await serverOf(spec)
    const both = [await serverOf(subject[0]), await serverOf(reference[0])]
    for (const other of both) if (other !== server) other.pause(true)
    const before = await server.cpu()
    const answers = await load(server.origin, ask(server.credentials), {
      seconds,
      connections,
      isAwake,
    })
    const cpu = ((await server.cpu()) - before) / answers.answered
    for (const other of both) other.pause(false)
    return { ...answers, cpu }
  }
  async function runSubject(): Promise<Run> {
    const stopAsking = beside && askSteadily(await serverOf(subject[0]), beside)
    const measured = await run(subject)
    if (stopAsking) besides.push(await stopAsking())
    return { ...measured, perSecond: measured.perSecond * rows, cpu: measured.cpu / rows }
  }
  await warmUp(() => run(reference))
  await warmUp(runSubject)
  const [ours, theirs]: [Run[], Run[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    theirs.push(await run(reference))
    ours.push(await runSubject())
  }
  const requests: Counted[] = [
    { of: 'the service', ...sum(ours) },
    { of: 'the reference', ...sum(theirs) },
    ...(beside ? [{ of: 'the work beside it', ...sum(besides) } as const] : []),
  ]
  checkShedding(`${work} : ${against}`, requests)
  const shares = (name: keyof Run) =>
    theirs.map((run, index) => run[name] / (ours[index]?.[name] ?? Number.NaN))
  const ratios = isOfTime ? shares('p99') : shares('perSecond').map((share) => 1 / share)
  // of each pair of adjacent runs, above 1 where the subject is better
  return { ratios, cpuRatios: shares('cpu'), ours, theirs, requests }
}

/** By answers, not by time: code is compiled after so many calls. */
async function warmUp(run: () => Promise<Run>): Promise<void> {
  for (let runs = 0, answers = 0; runs < MAX_WARM_UPS && answers < WARM_ANSWERS; runs++)
    answers += (await run()).answered
}

/** @returns what stops it, and throws an Error on any answer but the expected one and that of shedding */
function askSteadily(server: Server, { ask, perSecond }: NonNullable<Case['beside']>): () => Promise<Tally> {
  const { method, path, body = '', headers, status: expected } = ask(server.credentials)
  const init = { method, body, headers: { ...headers, 'content-type': 'application/json' } }
  const sent: Promise<number>[] = []
  const send = async () => {
    const response = await fetch(`${server.origin}${path}`, init)
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = low] = sorted.slice((sorted.length - 1) / 2, sorted.length / 2 + 1)
  return (low + high) / 2
}
