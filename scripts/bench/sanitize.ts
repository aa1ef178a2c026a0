/**
 * What the sanitiser costs, by class of input, and whether it keeps memory: `node --expose-gc --import tsx
 * scripts/bench/sanitize.ts [cost] [worst] [memory]` (all three without arguments).
 */
import { setImmediate as turn } from 'node:timers/promises'
import type { SanitizePlan } from '../../generated/operations.ts'
import { sanitizeRequestValue } from '../../src/sanitize/sanitize.ts'

const KB = 1024
const PLAN: SanitizePlan = { properties: { body: 'html' } }

const rich = (size: number) => {
  const part = (n: number) =>
    `<h2 id="h${n}">Head</h2><p class="x">Lorem <strong>ipsum</strong> &amp; dolor <em>sit</em> amet, ` +
    `<a href="https://example.com/${n}" target="_blank">link</a> elit.</p><ul><li>One</li></ul>` +
    `<img src="/${n}.jpg">\n`
  let html = ''
  for (let n = 0; html.length < size; n++) html += part(n)
  return html
}
const fill = (part: string, size = 256 * KB) => part.repeat(Math.floor(size / part.length))
const numbered = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join('')

const COST: Readonly<Record<string, unknown>> = {
  'product, plain ASCII': { name: 'Desk lamp', sku: 'L-100', price: 19.99, tags: ['light', 'desk'] },
  'plain text, accents': 'Žluťoučký kůň “úpěl” — 漢字',
  'plain text, 1 < 2': 'I <3 you & 1 < 2',
  'plain text, one tag': 'A <b>bold</b> claim',
  'plain text, 20 kB, one tag': `${fill('Lorem ipsum ', 20 * KB)}<b>x</b>`,
  'plain text, 8 kB of rich text': rich(8 * KB),
  'rich text, 200 B': { body: rich(200) },
  'rich text, 1 kB (thread)': { body: rich(KB) },
  'rich text, 4 kB (thread)': { body: rich(4 * KB) },
  'rich text, 20 kB (thread)': { body: rich(20 * KB) },
  'rich text, 256 kB (thread)': { body: rich(256 * KB) },
}

const WORST: Readonly<Record<string, unknown>> = {
  '<': fill('<'),
  '<b': fill('<b'),
  '<<b>': fill('<<b>'),
  '<b>x</b>': fill('<b>x</b>'),
  '<div>': fill('<div>'),
  '<script>': fill('<script>'),
  '<!--': fill('<!--'),
  '<b>b>b>': fill('<', 128 * KB) + fill('b>', 128 * KB),
  'unfinished tags': fill('<b a=1 '),
  'unfinished attributes': fill(`<b a="' x='" `),
  attributes: `<b ${numbered(60_000, (n) => ` a${n}=${n}`)}>`,
  'many strings with a tag': Array.from({ length: 25_000 }, () => '<b>x</b>'),
  'marks in reverse order': `a${fill('\u0345\u0315\u0301\u0327\u0334', 128 * KB)}`,
  controls: fill('\u0001'),
  'rich, in process: <x>…<br>': { body: `${fill('<x>', 36)}${fill('<br>x', 65)}` },
  'rich, in process: attributes': { body: `<b ${numbered(60, (n) => ` a${n}`)}>`.repeat(4) },
  'rich, thread: <div>': { body: fill('<div>') },
  'rich, thread: <p>': { body: fill('<p>') },
  'rich, thread: 20,000 <b>x</b>': { body: fill('<b>x</b>', 19_990 * 8) },
  'rich, thread: attributes': { body: `<b ${numbered(60_000, (n) => ` ${n.toString(36)}`)}>` },
  'rich, thread: <x>…<br>': { body: `${fill('<x>', 360)}${fill('<br>x', 45 * KB)}` },
}

/** Milliseconds until there is a result or a refusal, and how long the event loop stood still at most. */
async function measure(value: unknown): Promise<{ ms: number; blocked: number; outcome: string }> {
  let outcome = 'done'
  const started = performance.now()
  try {
    const result = sanitizeRequestValue(value, PLAN)
    const blocked = performance.now() - started
    if (result instanceof Promise) await result
    return { ms: performance.now() - started, blocked, outcome }
  } catch (error) {
    outcome = error instanceof Error ? error.message : String(error)
    return { ms: performance.now() - started, blocked: 0, outcome }
  }
}

async function cost(): Promise<void> {
  for (const [name, value] of Object.entries(COST)) {
    const runs: number[] = []
    const end = performance.now() + 1500
    while (performance.now() < end && runs.length < 20_000) {
      runs.push((await measure(value)).ms)
      if (runs.length % 20 === 0) await turn()
    }
    runs.sort((a, b) => a - b)
    const median = runs[runs.length >> 1] ?? 0
    console.log(
      `${name.padEnd(36)} median ${(median * 1000).toFixed(1).padStart(10)} µs  runs ${runs.length}`,
    )
  }
}

async function worst(): Promise<void> {
  for (const [name, value] of Object.entries(WORST)) {
    await turn()
    const { ms, outcome } = await measure(value)
    console.log(`${name.padEnd(36)} ${ms.toFixed(1).padStart(8)} ms  ${outcome}`)
  }
}

async function memory(): Promise<void> {
  const values = [
    COST['product, plain ASCII'],
    ' <b>a</b> & <i id=x>b</i>',
    { body: rich(200) },
    { body: rich(KB) },
  ]
  const report = (calls: number) => {
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    console.log(`${String(calls).padStart(7)} calls  rss ${mb(rss)}  heap ${mb(heapUsed)}`)
  }
  for (let calls = 0; calls <= 100_000; calls++) {
    if (calls % 20_000 === 0) {
      await turn()
      report(calls)
    }
    await sanitizeRequestValue(values[calls % values.length], PLAN)
    if (calls % 20 === 0) await turn()
  }
}

const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`.padStart(9)

const RUNS = { cost, worst, memory }
await sanitizeRequestValue({ body: '<p id="x">Starts the thread.</p>' }, PLAN)
for (const [name, run] of Object.entries(RUNS)) {
  if (process.argv.length > 2 && !process.argv.includes(name)) continue
  console.log(`\n${name}`)
  await run()
}
