import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { createDataDir } from '../support/database.ts'
import { killWhileUploading } from './killed-uploads.ts'

/** How often the service is killed; `.ci/run` asks for more. */
const KILLS = Number(process.env.KILLS ?? 1)
/** The seed of the random moments: the same number gives the same moments. */
const SEED = Number(process.env.SEED ?? Date.now()) | 0

it(`no record loses its bytes when the service is killed, seed ${SEED}`, {
  timeout: 60_000 + KILLS * 60_000,
}, async () => {
  const dataDir = await createDataDir()
  const answered = await killWhileUploading({ settings: { DATA_DIR: dataDir }, kills: KILLS, seed: SEED })
  process.stdout.write(`${answered} requests answered between ${KILLS} kills\n`)
  expect(answered).toBeGreaterThan(0)
  await rm(dataDir, { recursive: true })
})
