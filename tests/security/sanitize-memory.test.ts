import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { sanitizeRequestValue } from '../../src/sanitize/sanitize.ts'
import { turn } from './sanitize-inspect.ts'

const CALLS = 1_000
/** In bytes; the documents of one call take 50 kB. */
const MAX_GROWTH = 32 * 1024 * 1024

/** Has an `id` and a `name`, which jsdom would keep if its window were not renewed. */
const value = (n: number) => ({
  title: `Lamp ${n} <b>new</b>`,
  body:
    `<h2 id="a${n}">Lamp</h2><p onclick="x()">A <a href="/${n}" target="_blank">lamp</a>.</p>` +
    `<b name="x" id="x">${n}</b>`,
})

async function sanitizeMany(): Promise<void> {
  for (let n = 0; n < CALLS; n++) {
    await sanitizeRequestValue(value(n), { properties: { body: 'html' } })
    if (n % 20 === 0) await turn()
  }
}

/** Bytes of live objects. */
async function liveHeap(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  for (let n = 0; n < 3; n++) {
    await turn()
    if (typeof collect === 'function') collect()
  }
  return process.memoryUsage().heapUsed
}

it('sanitising does not leak memory', async () => {
  await sanitizeMany()
  const before = await liveHeap()
  await sanitizeMany()
  await sanitizeMany()
  expect((await liveHeap()) - before).toBeLessThan(MAX_GROWTH)
}, 120_000)
