import { deepEqual } from 'node:assert/strict'
import type { Case } from './cases.ts'
import { type Answers, askSteadily, load } from './load.ts'
import type { RequestName } from './requests.ts'
import type { Server } from './servers.ts'
import { type Counted, checkShedding, sum, type Tally } from './shedding.ts'

export const CONNECTIONS = 50

const WARM_ANSWERS = 40_000
const MAX_WARM_UPS = 8

export interface Effort {
  /** The number of pairs of runs, after the warm-up. */
  readonly rounds: number
  readonly seconds: number
}

/** One run against one server: `cpu` depends little on other work of the machine. */
type Run = Answers & { readonly cpu: number }

export type Result = Awaited<ReturnType<typeof measure>>

/**
 * Measures both sides in turns, so that disturbances of the machine affect both.
 *
 * @param isAwake whether the generator never sleeps
 * @throws Error if so many requests were shed that the ratio is meaningless
 */
export async function measure(
  compared: Case,
  [subject, reference]: readonly [Server, Server],
  isAwake: boolean,
  { rounds, seconds }: Effort,
) {
  const { work, request, plain, beside, connections = CONNECTIONS, rows = 1 } = compared
  const besides: Tally[] = []
  async function run(server: Server, other: Server, name: RequestName): Promise<Run> {
    const asked = server.requests[name]
    const headers = { ...asked.headers, ...(compared.isBehindProxy && { 'x-forwarded-for': '{client}' }) }
    if (other !== server) other.pause(true)
    const before = await server.cpu()
    const answers = await load(server.origin, { ...asked, headers }, { seconds, connections, isAwake })
    // microseconds of processor time per response
    const cpu = ((await server.cpu()) - before) / answers.answered
    if (other !== server) other.pause(false)
    return { ...answers, cpu }
  }
  const runReference = () => run(reference, subject, plain)
  async function runSubject(): Promise<Run> {
    const { origin, requests } = subject
    const stopAsking = beside && askSteadily(origin, requests[beside.request], beside.perSecond)
    const { perSecond, cpu, ...others } = await run(subject, reference, request)
    if (stopAsking) besides.push(await stopAsking())
    return { ...others, perSecond: perSecond * rows, cpu: cpu / rows }
  }
  deepEqual(await fieldsOf(reference, plain), await fieldsOf(subject, request), work)
  await warmUp(runReference)
  await warmUp(runSubject)
  const [ours, theirs]: [Run[], Run[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    theirs.push(await runReference())
    ours.push(await runSubject())
  }
  const requests: Counted[] = [
    { of: 'the service', ...sum(ours) },
    { of: 'the reference', ...sum(theirs) },
    ...(beside ? [{ of: 'the work beside it', ...sum(besides) } as const] : []),
  ]
  checkShedding(`${work} : ${compared.against}`, requests)
  const shares = (name: keyof Run) =>
    theirs.map((run, index) => run[name] / (ours[index]?.[name] ?? Number.NaN))
  const ratios = compared.isOfTime ? shares('p99') : shares('perSecond').map((share) => 1 / share)
  // for each pair of adjacent runs: above 1 if the subject is better
  return { ratios, cpuRatios: shares('cpu'), ours, theirs, requests }
}

/** A reference must do as much work: its records need the same fields. */
async function fieldsOf({ origin, requests }: Server, name: RequestName): Promise<readonly string[]> {
  const { method, path, headers = {} } = requests[name]
  const response = await fetch(origin + path, { headers })
  const text = await response.text()
  const isJson = method === 'GET' && response.headers.get('content-type')?.startsWith('application/json')
  return isJson ? Object.keys([JSON.parse(text).data].flat()[0]).sort() : []
}

/** By responses, not by time: code is compiled after a number of calls. */
async function warmUp(run: () => Promise<Run>): Promise<void> {
  for (let runs = 0, answers = 0; runs < MAX_WARM_UPS && answers < WARM_ANSWERS; runs++)
    answers += (await run()).answered
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = low] = sorted.slice((sorted.length - 1) / 2, sorted.length / 2 + 1)
  return (low + high) / 2
}
