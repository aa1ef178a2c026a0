import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { repeat } from '../../src/base/work.ts'

it('repeat never runs its work concurrently, and stop waits for the last run', async () => {
  let [running, most, ended] = [0, 0, 0]
  const stop = repeat(async () => {
    most = Math.max(most, ++running)
    await sleep(20)
    running--
    ended++
  }, 1)
  await expect.poll(() => ended).toBeGreaterThan(2)
  await stop()
  const endedAtStop = ended
  expect(running).toBe(0)
  await sleep(50)
  expect(most).toBe(1)
  expect(ended).toBe(endedAtStop)
})
