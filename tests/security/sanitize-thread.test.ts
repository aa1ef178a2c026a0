import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, vi } from 'vitest'
import type { SanitizePlan } from '../../generated/operations.ts'
import { root } from '../../src/base/root.ts'
import { sanitizeHtml } from '../../src/sanitize/html.ts'
import { sanitizeRequestValue } from '../../src/sanitize/sanitize.ts'

const run = promisify(execFile)

const PLAN: SanitizePlan = { properties: { body: 'html', other: 'html' } }
const LONG = '<p onclick="x()">Some <b>rich</b> text.</p>\n'.repeat(200)
const LONG_CLEAN = '<p>Some <b>rich</b> text.</p>\n'.repeat(200)
/**
 * Within the bounds of size, and yet minutes of work: each of the unknown elements hands on all the others.
 */
const ENDLESS = '<x>'.repeat(120) + '<br>x'.repeat(9_000)

describe('much rich text', () => {
  it('is sanitised in the thread, together with the rest of the value', async () => {
    const result = sanitizeRequestValue({ title: '<b>T</b>', body: LONG, other: '<i id="a">x</i>' }, PLAN)
    expect(result).toBeInstanceOf(Promise)
    expect(await result).toEqual({ title: 'T', body: LONG_CLEAN, other: '<i id="user-content-a">x</i>' })
  }, 30_000)

  it('comes out as it does in this thread, and as the same reference when it is clean', async () => {
    const value = { body: sanitizeHtml(LONG) }
    const result = sanitizeRequestValue(value, PLAN)
    expect(result).toBeInstanceOf(Promise)
    expect(await result).toBe(value)
  }, 30_000)

  it('is refused by name when it is out of proportion', async () => {
    const value = { body: LONG, other: '<div>'.repeat(5_000) }
    await expect(sanitizeRequestValue(value, PLAN)).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ location: 'body', field: '/other', rule: 'markup.depth', parameters: { limit: 128 } }],
    })
  }, 30_000)

  it('is refused when the work takes too long, and the next request finds a new thread', async () => {
    const refused = sanitizeRequestValue({ body: ENDLESS }, PLAN)
    const next = sanitizeRequestValue({ body: LONG }, PLAN)
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ location: 'body', field: '/body', rule: 'markup.time' }],
    })
    expect(await next).toEqual({ body: LONG_CLEAN })
  }, 60_000)

  it('waits in a queue of bounded length', async () => {
    const body = `${'x'.repeat(262_000)}<p>` // little work for its length
    const results = await Promise.allSettled(
      Array.from({ length: 80 }, async () => await sanitizeRequestValue({ body }, PLAN)),
    )
    const done = results.filter(({ status }) => status === 'fulfilled')
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code)
    expect(done).toHaveLength(64)
    expect(refused).toEqual(Array(16).fill('unavailable'))
  }, 60_000)

  it('is refused for now while no thread can be started, and the next request finds one', async () => {
    const loader = join(root, 'src/base/typescript-loader.mjs')
    const script = join(root, 'tests/security/sanitize-without-files.ts')
    const command = 'ulimit -n 128; exec "$0" --import "$1" "$2"'
    const { stdout } = await run('sh', ['-c', command, process.execPath, loader, script])
    expect(JSON.parse(stdout)).toEqual([true, 'unavailable', { body: '<p>One</p>' }])
  }, 60_000)

  it('has a thread that ends after a minute without work, and is replaced at the next text', async () => {
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
  }, 30_000)

  it('lets short texts go ahead', async () => {
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
  }, 30_000)
})
