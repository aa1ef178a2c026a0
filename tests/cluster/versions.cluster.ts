import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { type Cluster, startCluster } from './support/cluster.ts'
import { rollOut } from './support/replicas.ts'
import { runScenario } from './support/scenario.ts'
import { contractedVersion, expandedVersion } from './support/versions.ts'

const UNNOTICED = { failures: 0, lost: 0, doubled: 0 }

let cluster: Cluster
let expanded: string

beforeAll(async () => {
  cluster = await startCluster()
  expanded = await expandedVersion()
})

async function hasColumn(): Promise<boolean> {
  const columns = await cluster.postgres.query(
    "SELECT FROM information_schema.columns WHERE table_name = 'products' AND column_name = 'gtin'",
  )
  return columns.length === 1
}

it('rolls out a version whose migration adds a column, beside replicas of the previous version', async () => {
  const outcome = await runScenario('expand migration, new version', cluster, async () => {
    await rollOut(cluster.replicas, join(expanded, 'scripts/cms.mjs'))
  })
  expect(outcome).toMatchObject(UNNOTICED)
  expect(await hasColumn()).toBe(true)
})

it('rolls back to the previous version on the new version’s database', async () => {
  const outcome = await runScenario('rollback', cluster, async () => {
    await rollOut(cluster.replicas)
  })
  expect(outcome).toMatchObject(UNNOTICED)
})

it('drops a column that no replica reads any more, while the replicas serve', async () => {
  const contracted = await contractedVersion(expanded)
  const outcome = await runScenario('contract migration', cluster, async () => {
    const env = { ...process.env, DATABASE_URL: cluster.postgres.url }
    await promisify(execFile)(join(contracted, 'scripts/cms.mjs'), ['db:deploy'], { env })
  })
  expect(outcome).toMatchObject(UNNOTICED)
  expect(await hasColumn()).toBe(false)
})
