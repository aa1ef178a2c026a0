import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Progress } from '../../src/bulk/progress.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A fake terminal that records the frames it shows. */
function terminal(isTTY: boolean) {
  const frames: string[] = []
  const stream = new Writable({
    write(text, _encoding, done) {
      frames.push(String(text))
      done()
    },
  })
  return { frames, stream: Object.assign(stream, { isTTY, columns: 120 }) }
}

it('the progress bar shows the rows per second and the time left', () => {
  const { frames, stream } = terminal(true)
  const progress = new Progress(stream)
  progress.showRows('Importing', 1000, 61_000)
  vi.advanceTimersByTime(2000)
  progress.showRows('Importing', 3000, 61_000)
  vi.advanceTimersByTime(1000)
  progress.showRows('Exporting', 4000)
  expect(frames[0]).toMatch(/^\rImporting {2}\S+ {2}1 % {2}1,000 of 61,000 rows\S*$/)
  expect(frames[1]).toContain('3,000 of 61,000 rows  1,000 rows/s  0:58 left')
  expect(frames[2]).toContain('4,000 rows  1,000 rows/s')
})

it('the progress bar shows nothing without a terminal', () => {
  const { frames, stream } = terminal(false)
  new Progress(stream).showRows('Importing', 1000, 2000)
  expect(frames).toEqual([])
})
