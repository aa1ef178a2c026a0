import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { type Cluster, startCluster } from './support/cluster.ts'
import type { Daemon } from './support/daemon.ts'
import { type Replica, rollOut } from './support/replicas.ts'
import { during, runScenario } from './support/scenario.ts'

/** Seconds within which hung connections must be dropped. */
const RECOVERY = 30
const NOTHING = { lost: 0, doubled: 0 }
const UNNOTICED = { ...NOTHING, failures: 0 }

let cluster: Cluster
let replica: Replica

beforeAll(async () => {
  cluster = await startCluster()
  const [first] = cluster.replicas
  if (!first) throw new Error('a cluster has replicas')
  replica = first
})

/** Pauses a process for some seconds, or until the test ends, without notifying its peers. */
async function pause(paused: Pick<Daemon, 'signal'>, seconds: number): Promise<void> {
  onTestFinished(() => paused.signal('SIGCONT'))
  paused.signal('SIGSTOP')
  await during(seconds)
  paused.signal('SIGCONT')
}

it('restarts replica by replica without losing a request', async () => {
  const codes: number[] = []
  const outcome = await runScenario('rolling restart', cluster, async () => {
    codes.push(...(await rollOut(cluster.replicas)))
  })
  expect(outcome).toMatchObject(UNNOTICED)
  expect(outcome.requests).toBeGreaterThan(1_000)
  expect(codes).toEqual([0, 0, 0])
})

it('keeps every acknowledged write when a replica is killed', async () => {
  const outcome = await runScenario('kill -9 of a replica', cluster, async () => {
    replica.signal('SIGKILL')
    await replica.ended
    await during(2)
    await replica.start()
  })
  expect(outcome).toMatchObject(NOTHING)
  // only requests in progress on the replica fail: those that did not reach it were sent elsewhere
  expect(outcome.failures).toBeLessThanOrEqual(cluster.apiKeys.length)
})

it('recovers when PostgreSQL does', async () => {
  const outcome = await runScenario('restart of PostgreSQL', cluster, () => cluster.postgres.restart())
  expect(outcome).toMatchObject(NOTHING)
  expect(outcome.recovery).toBeLessThan(RECOVERY)
})

it('executes nothing twice when a replica is paused and resumes', async () => {
  const outcome = await runScenario('a replica paused for 20 s', cluster, () => pause(replica, 20))
  expect(outcome).toMatchObject(NOTHING)
})

it('drops hung connections and opens new ones', async () => {
  onTestFinished(cluster.proxy.cut)
  const outcome = await runScenario('all connections to PostgreSQL hang', cluster, async () => {
    cluster.proxy.freeze()
    await during(1)
  })
  expect(outcome).toMatchObject(NOTHING)
  expect(outcome.recovery).toBeLessThan(RECOVERY)
})

it('keeps serving while Redis hangs', async () => {
  const outcome = await runScenario('Redis paused for 10 s', cluster, () => pause(cluster.redis, 10))
  expect(outcome).toMatchObject(UNNOTICED)
  expect(replica.log()).toContain('Redis is back: counters are shared again')
})
