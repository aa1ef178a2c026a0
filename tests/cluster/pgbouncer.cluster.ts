import { beforeAll, expect, it } from 'vitest'
import { type Cluster, startCluster } from './support/cluster.ts'
import { startPgbouncer } from './support/pgbouncer.ts'
import { rollOut } from './support/replicas.ts'
import { runScenario } from './support/scenario.ts'

let cluster: Cluster

beforeAll(async () => {
  cluster = await startCluster(async (postgres) => ({
    DATABASE_URL: await startPgbouncer(postgres),
    DATABASE_DIRECT_URL: postgres.url,
  }))
})

it('works on PgBouncer with transaction pooling, and restarts there without losing a request', async () => {
  const outcome = await runScenario('rolling restart on PgBouncer', cluster, async () => {
    await rollOut(cluster.replicas)
  })
  expect(outcome).toMatchObject({ failures: 0, lost: 0, doubled: 0 })
})

it('hears of changes past PgBouncer', () => {
  for (const { log } of cluster.replicas) expect(log()).not.toContain('changes of the database are not heard')
})
