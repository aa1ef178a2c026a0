import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { answers, dial } from '../http/raw.ts'
import { environmentOf } from '../support/database.ts'
import { useDatabase } from '../support/use-database.ts'
import { startProgram } from './program.ts'

const database = await useDatabase()

const settings = () => ({ ...environmentOf(database), DRAIN_SECONDS: '5' })

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

describe('a service that is told to stop', { timeout: 120_000 }, () => {
  it('goes on serving while it drains, and sends clients elsewhere', async () => {
    const program = startProgram(settings())
    const port = Number(new URL(await program.origin).port)
    const [open, late, ready] = [await dial(port), await dial(port), await dial(port)]
    open.write(request('/health/ready'))
    const [first]: Buffer[] = await once(open, 'data')
    expect(String(first)).toMatch(/^HTTP\/1\.1 200 (?!.*connection: close)/is)
    program.signal('SIGTERM')
    await program.says('"draining"')
    const received = [open, late].map(answers)
    open.write(request('/api/products'))
    late.write(request('/api/products'))
    const refusals = answers(ready)
    ready.write(request('/health/ready'))
    const [refused] = await refusals
    expect(refused).toMatchObject({ status: 503, code: 'unavailable', headers: { connection: 'close' } })
    expect((await Promise.all(received)).flat()).toMatchObject([
      { status: 200, headers: { connection: 'close' } },
      { status: 200, headers: { connection: 'close' } },
    ])
    expect(program.output()).not.toMatch(/"msg":"closing"|"level":50/)
    expect(await program.ended).toBe(0)
    expect(program.output()).toContain('"closed"')
  })

  it('receives the signal through npm, which waits for it', async () => {
    const program = startProgram({ ...settings(), DRAIN_SECONDS: '0' }, ['start'], 'npm')
    const port = Number(new URL(await program.origin).port)
    program.signal('SIGTERM')
    await program.ended
    expect(program.output()).toContain('"closed"')
    await expect(dial(port)).rejects.toThrow('ECONNREFUSED')
  })

  it('exits immediately on a second signal', async () => {
    const program = startProgram({ ...settings(), DRAIN_SECONDS: '600' })
    await program.origin
    program.signal('SIGINT')
    await program.says('"draining"')
    // npm immediately repeats a signal, and that one does not count
    program.signal('SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(program.output()).not.toContain('"msg":"closing"')
    program.signal('SIGINT')
    expect(await program.ended).toBe(1)
  })
})
