import { beforeAll, expect, it } from 'vitest'
import { startProgram } from '../process/program.ts'
import { type Cluster, startCluster } from './support/cluster.ts'
import { startPgbouncer } from './support/pgbouncer.ts'
import { rollOut } from './support/replicas.ts'
import { runScenario } from './support/scenario.ts'

let cluster: Cluster
let settings: { readonly DATABASE_URL: string; readonly DATABASE_DIRECT_URL: string }

beforeAll(async () => {
  cluster = await startCluster(async (postgres) => {
    settings = { DATABASE_URL: await startPgbouncer(postgres), DATABASE_DIRECT_URL: postgres.url }
    return settings
  })
})

it('works on PgBouncer with transaction pooling, and restarts there without losing a request', async () => {
  const outcome = await runScenario('rolling restart on PgBouncer', cluster, async () => {
    await rollOut(cluster.replicas)
  })
  expect(outcome).toMatchObject({ failures: 0, lost: 0, doubled: 0 })
})

it('receives change notifications directly, not through PgBouncer', () => {
  for (const { log } of cluster.replicas) expect(log()).not.toContain('changes of the database are not heard')
})

it('is not retried with a database name that PgBouncer does not know', async () => {
  const DATABASE_URL = settings.DATABASE_URL.replace(/postgres$/, 'none')
  const program = startProgram({ ...settings, DATABASE_URL })
  expect(await program.ended).toBe(2)
  expect(program.errors()).toMatch(/^DATABASE_URL: the database cannot be reached: no such database: none\n$/)
})
