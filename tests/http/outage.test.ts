import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/domain/errors.ts'
import { OutageLog } from '../../src/http/outage.ts'
import { recordingLog } from '../identity/fixtures.ts'

afterEach(() => vi.useRealTimers())

it('an outage that the check of the database does not see is logged in two lines', async () => {
  vi.useFakeTimers()
  const { log, lines } = recordingLog()
  const outages = new OutageLog({ ping: async () => {} }, log)
  for (let second = 0; second < 20; second += 2) {
    outages.note(new ApiError('unavailable'), log)
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(lines).toEqual([expect.stringContaining('the database cannot be used')])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines.slice(1)).toEqual([expect.stringMatching(/"failed":10,.*the database can be used again/)])
  await outages.close()
})
