import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createClient } from '../support/client.ts'
import { createTestDatabase, environmentOf } from '../support/database.ts'
import { freePort, listen } from '../support/ports.ts'
import { useFolder } from '../support/use-folder.ts'
import { startProgram, stop } from './program.ts'

const folder = useFolder()

describe('npm start', { timeout: 120_000 }, () => {
  it('creates nothing if its port is in use', async () => {
    const other = createServer()
    const PORT = String(await listen(other))
    const DATA_DIR = join(folder, 'unused')
    expect(await startProgram({ DATA_DIR, PORT }).ended).toBe(2)
    expect(existsSync(DATA_DIR)).toBe(false)
    other.close()
  })

  it('listens on the port given by --port, and fills an empty database with --sample', async () => {
    const database = await createTestDatabase()
    const port = await freePort()
    const command = ['scripts/cms.mjs', 'start', '--port', String(port), '--sample']
    const first = startProgram(environmentOf(database), command)
    expect(await first.origin).toBe(`http://127.0.0.1:${port}`)
    expect(first.output()).toMatch(
      /\nThese people can sign in:\n {2}\w+ +\w+ +\S{24}\n[\s\S]*\n\d+ products, \d+ posts were added\.\n/,
    )
    const client = createClient(await first.origin)
    expect((await client.call('listProducts')).data).toHaveLength(10)
    client.close()
    expect(await stop(first)).toBe(0)
    const again = startProgram(environmentOf(database), command)
    await again.origin
    expect(again.output()).not.toContain('can sign in')
    expect(again.output()).toContain('The database has products or posts already')
    expect(again.output()).toContain(`start --port ${port} --sample\n`)
    expect(await stop(again)).toBe(0)
    await database.drop()
  })
})

/** The one from util-linux; on other systems it takes other options. */
const SCRIPT = '/usr/bin/script'

describe.runIf(process.platform === 'linux' && existsSync(SCRIPT))('the log on a terminal', () => {
  /** What `npm start` prints there while serving a request. */
  async function printed(NODE_ENV: string): Promise<string> {
    const settings = { NODE_ENV, DATA_DIR: join(folder, 'terminal'), DRAIN_SECONDS: '0', TERM: 'xterm' }
    const program = startProgram(
      settings,
      ['-qec', `${process.execPath} scripts/cms.mjs start`, '/dev/null'],
      SCRIPT,
    )
    await program.says('/docs')
    const [, origin = ''] = /API +(http:\S+)\/api\/products/.exec(program.output()) ?? []
    await fetch(`${origin}/api/products?q=private`)
    await program.says('listProducts')
    await stop(program)
    return stripVTControlCharacters(program.output())
  }

  it('has human-readable lines', { timeout: 120_000 }, async () => {
    const lines = (await printed('development')).split(/\r?\n/)
    const words = /^\[\d\d:\d\d:\d\d\] INFO: request GET \/api\/products 200 in [\d.]+ ms /
    const [line = ''] = lines.filter((one) => words.test(one))
    expect(JSON.parse(line.replace(words, ''))).toEqual({
      requestId: expect.stringMatching(/^[\w-]+$/),
      operationId: 'listProducts',
    })
  })

  it('has JSON lines in production', { timeout: 120_000 }, async () => {
    expect(await printed('production')).toMatch(/^\{"level":30,.*"operationId":"listProducts".*\}\r?$/m)
  })
})
