import { beforeAll, expect, it } from 'vitest'
import { type Cluster, startCluster } from './support/cluster.ts'
import type { Replica } from './support/replicas.ts'
import { rollOut } from './support/replicas.ts'
import { during, walk } from './support/scenario.ts'

/** Seconds in which connections that hang must be given up. */
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

it('restarts replica by replica without losing a request', async () => {
  const codes: number[] = []
  const outcome = await walk('rolling restart', cluster, async () => {
    codes.push(...(await rollOut(cluster.replicas)))
  })
  expect(outcome).toMatchObject(UNNOTICED)
  expect(outcome.requests).toBeGreaterThan(1_000)
  expect(codes).toEqual([0, 0, 0])
})

it('keeps every acknowledged write when a replica is killed', async () => {
  const outcome = await walk('kill -9 of a replica', cluster, async () => {
    replica.signal('SIGKILL')
    await replica.ended
    await during(2)
    await replica.start()
  })
  expect(outcome).toMatchObject(NOTHING)
  // what the replica was at, and nothing else: what did not reach it was sent elsewhere
  expect(outcome.failures).toBeLessThanOrEqual(cluster.apiKeys.length)
})

it('is back when PostgreSQL is', async () => {
  const outcome = await walk('restart of PostgreSQL', cluster, () => cluster.postgres.restart())
  expect(outcome).toMatchObject(NOTHING)
  expect(outcome.recovery).toBeLessThan(RECOVERY)
})

it('carries nothing out twice when a replica sleeps and wakes up', async () => {
  const outcome = await walk('a replica paused for 20 s', cluster, async () => {
    replica.signal('SIGSTOP')
    await during(20)
    replica.signal('SIGCONT')
  })
  expect(outcome).toMatchObject(NOTHING)
})

it('gives up connections that hang, and makes new ones', async () => {
  const outcome = await walk('all connections to PostgreSQL hang', cluster, async () => {
    cluster.proxy.freeze()
    await during(1)
  })
  cluster.proxy.cut()
  expect(outcome).toMatchObject(NOTHING)
  expect(outcome.recovery).toBeLessThan(RECOVERY)
})

it('serves on while Redis hangs', async () => {
  const outcome = await walk('Redis paused for 10 s', cluster, async () => {
    cluster.redis.signal('SIGSTOP')
    await during(10)
    cluster.redis.signal('SIGCONT')
  })
  expect(outcome).toMatchObject(UNNOTICED)
  expect(replica.log()).toContain('Redis is back: counters are shared again')
})
