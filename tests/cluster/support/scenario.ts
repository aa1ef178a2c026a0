import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { Cluster } from './cluster.ts'
import { atEnd } from './daemon.ts'
import { Load } from './load.ts'
import { untilReady } from './replicas.ts'

/** What clients noticed of a fault, and its effect on the data. */
export interface Outcome {
  readonly scenario: string
  readonly requests: number
  readonly failures: number
  /** Acknowledged writes that are missing from the database. */
  readonly lost: number
  /** Creates that the database has more than once. */
  readonly doubled: number
  /** Seconds from the fault to the last request that failed. */
  readonly recovery: number
}

/** Consecutive requests that must succeed, both before a fault (new replicas are slow) and after it. */
const CALM = 300

const outcomes: Outcome[] = []

atEnd(async () => void process.stdout.write(table()))

/**
 * Runs clients while something happens to the cluster, until it has recovered.
 *
 * @throws Error if a replica sent a response that is not in its contract
 */
export async function runScenario(
  scenario: string,
  cluster: Cluster,
  fault: () => Promise<void>,
): Promise<Outcome> {
  const load = new Load(cluster.origin, cluster.apiKeys)
  onTestFinished(() => load.end())
  await load.untilCalm(CALM)
  load.forget()
  const [began, since] = [performance.now(), new Date().toISOString()]
  await fault()
  await Promise.all(cluster.replicas.map(untilReady))
  await load.untilCalm(CALM)
  await load.end()
  const { lost, doubled } = await load.ledger.audit(cluster.postgres)
  const { requests, failures } = load
  const outcome = {
    scenario,
    requests,
    failures: failures.length,
    lost: lost.length,
    doubled: doubled.length,
    recovery: ((failures.at(-1)?.at ?? began) - began) / 1000,
  }
  outcomes.push(outcome)
  const logged = cluster.replicas.flatMap(({ log }) => complaints(log(), since))
  const told = { failures: counted(failures.map(({ reason }) => reason)), log: counted(logged) }
  process.stdout.write(`${scenario}: ${JSON.stringify(told, null, 2)}\n`)
  if (load.undocumented.length > 0) throw new Error(load.undocumented.slice(0, 10).join('\n'))
  return outcome
}

/** Lets the clients go on for some seconds. */
export const during = (seconds: number) => wait(seconds * 1000)

/** The warnings and errors of a log since a time, abbreviated. */
function complaints(log: string, since: string): string[] {
  const lines = log.split('\n').filter((line) => /^\{"level":[456]0/.test(line))
  return lines.flatMap((line) => {
    const { time, msg, err } = JSON.parse(line)
    if (time < since) return []
    return err === undefined ? msg : `${msg}: ${err.message.trim().split('\n').at(-1).slice(0, 90)}`
  })
}

function counted(texts: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1
  return counts
}

function table(): string {
  const head = ['scenario', 'requests', 'failures', 'lost', 'doubled', 'recovery']
  const rows = outcomes.map(({ recovery, ...counts }) => [
    ...Object.values(counts).map(String),
    `${recovery.toFixed(1)} s`,
  ])
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lines = [head, ...rows].map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  return `\n${lines.map((cells) => cells.join('  ').trimEnd()).join('\n')}\n\n`
}
