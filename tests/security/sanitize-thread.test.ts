import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, vi } from 'vitest'
import type { SanitizePlan } from '../../generated/operations.ts'
import { root } from '../../src/base/root.ts'
import { sanitizeHtml } from '../../src/sanitize/html.ts'
import { sanitizeRequestValue } from '../../src/sanitize/sanitize.ts'
import { SLOW_HTML } from '../support/slow-html.ts'

const run = promisify(execFile)

const PLAN: SanitizePlan = { properties: { body: 'html', other: 'html' } }
const LONG = '<p onclick="x()">Some <b>rich</b> text.</p>\n'.repeat(200)
const LONG_CLEAN = '<p>Some <b>rich</b> text.</p>\n'.repeat(200)
/** Together, they take longer than a text may. */
const LENGTHY = Array.from({ length: 8 }, () => '<pre>'.repeat(100) + 'x<br>'.repeat(2_500))

const sanitizeFor = async (client: string, body: string) =>
  await sanitizeRequestValue({ body }, PLAN, 'body', client)

/** The outcome: `ann done`, or the code of the refusal. */
const outcomeFor = (client: string, body: string): Promise<string> =>
  sanitizeFor(client, body).then(
    () => `${client} done`,
    ({ code }) => code,
  )

describe('long rich text', { timeout: 120_000 }, () => {
  it('is sanitised in the thread, together with the rest of the value', async () => {
    const result = sanitizeRequestValue({ title: '<b>T</b>', body: LONG, other: '<i id="a">x</i>' }, PLAN)
    expect(result).toBeInstanceOf(Promise)
    expect(await result).toEqual({ title: 'T', body: LONG_CLEAN, other: '<i id="user-content-a">x</i>' })
  })

  it('has the same result as in this thread, and keeps its reference if it is clean', async () => {
    const value = { body: sanitizeHtml(LONG) }
    const result = sanitizeRequestValue(value, PLAN)
    expect(result).toBeInstanceOf(Promise)
    expect(await result).toBe(value)
  })

  it('is refused with the name of the disproportionate field', async () => {
    const value = { body: LONG, other: '<div>'.repeat(5_000) }
    await expect(sanitizeRequestValue(value, PLAN)).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ location: 'body', field: '/other', rule: 'markup.depth', parameters: { limit: 128 } }],
    })
  })

  it('is refused when it takes too long, and so is the next text of its client', async () => {
    const refused = sanitizeFor('slow', SLOW_HTML)
    const next = sanitizeFor('other', LONG)
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ location: 'body', field: '/body', rule: 'markup.time' }],
    })
    await expect(sanitizeFor('slow', LONG)).rejects.toMatchObject({
      code: 'rate_limited',
      headers: { 'retry-after': expect.stringMatching(/^[1-9]$|^10$/) },
    })
    expect(await next).toEqual({ body: LONG_CLEAN })
  })

  it('takes as many turns as it needs in a batch, which has one limit for each', async () => {
    const [broken, plan]: [string, SanitizePlan] = ['<div>'.repeat(5_000), { items: 'html' }]
    const refused = Promise.resolve(sanitizeRequestValue([...LENGTHY, LONG, broken], plan, 'body', 'batch'))
    await expect(refused).rejects.toMatchObject({ errors: [{ field: '/9', rule: 'markup.depth' }] })
  })

  it('waits in a bounded queue, of which no client may take more than a quarter', async () => {
    const body = `${'x'.repeat(262_000)}<p>` // takes little work for its length
    const clients = ['a', 'b', 'c', 'd', 'last']
    const all = clients.flatMap((client) => Array.from({ length: 17 }, () => outcomeFor(client, body)))
    const outcomes = await Promise.all(all)
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
    expect(count('rate_limited')).toBe(4)
    expect(count('unavailable')).toBe(17)
    for (const client of clients) expect(count(`${client} done`)).toBeGreaterThanOrEqual(12)
  })

  it('of ten greedy clients neither blocks nor delays that of twenty others', async () => {
    const outcomes: string[] = []
    const send = async (client: string, body: string) => {
      outcomes.push((await outcomeFor(client, body)).replace(/\d+/, ''))
    }
    const padded = `<form>${'<p>x'.repeat(1_900)}<!--${'<a<'.repeat(40_000)}-->`
    const greedy = Array.from({ length: 200 }, (_, n) => send(`greedy${n % 10}`, padded))
    await Promise.all(Array.from({ length: 20 }, (_, n) => send(`honest${n}`, LONG)))
    const behind = outcomes.lastIndexOf('honest done')
    expect(outcomes.filter((one) => one === 'honest done')).toHaveLength(20)
    // except the one that was already in the thread
    expect(outcomes.slice(0, behind).filter((one) => one === 'greedy done').length).toBeLessThanOrEqual(1)
    await Promise.all(greedy)
  })

  it('is refused as unavailable while no thread can start, and accepted again later', async () => {
    const loader = join(root, 'src/base/typescript-loader.mjs')
    const script = join(root, 'tests/security/sanitize-without-files.ts')
    const command = 'ulimit -n 128; exec "$0" --import "$1" "$2"'
    const { stdout } = await run('sh', ['-c', command, process.execPath, loader, script])
    expect(JSON.parse(stdout)).toEqual([true, 'unavailable', { body: '<p>One</p>' }])
  })

  it('ends its thread after an idle minute, and starts another one for the next text', async () => {
    const ends = vi.spyOn(Worker.prototype, 'terminate')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await sanitizeRequestValue({ body: LONG }, PLAN)
      vi.advanceTimersByTime(59_000)
      await sanitizeRequestValue({ body: LONG }, PLAN)
      vi.advanceTimersByTime(59_000)
      expect(ends).not.toHaveBeenCalled()
      vi.advanceTimersByTime(2_000)
      expect(ends).toHaveBeenCalledOnce()
      expect(await sanitizeRequestValue({ body: LONG }, PLAN)).toEqual({ body: LONG_CLEAN })
    } finally {
      vi.useRealTimers()
      ends.mockRestore()
    }
  })

  it('lets short texts go first', async () => {
    const order: string[] = []
    const sanitize = async (name: string, body: string) => {
      await sanitizeRequestValue({ body }, PLAN)
      order.push(name)
    }
    await Promise.all([
      sanitize('first', LONG),
      sanitize('long', LONG.repeat(2)),
      sanitize('short', '<p id="x">Hi</p>'),
    ])
    expect(order).toEqual(['first', 'short', 'long'])
  })
})
