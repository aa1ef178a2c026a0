import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'
import { codeOf } from './guide.ts'

const app = useApp()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prose-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** The code blocks of the guide, in order, as they are on the page of this service. */
function blocks(language: string): string[] {
  return codeOf(language).map((code) =>
    code
      .replaceAll('http://127.0.0.1:3000', app.origin)
      .replaceAll('the password that was printed', PASSWORD),
  )
}

describe('the guide', () => {
  it('has commands that work when they are pasted in order', async () => {
    const commands = blocks('sh').filter((code) => !code.startsWith('npx '))
    expect(commands.length).toBeGreaterThan(5)
    const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', commands.join('\n')], { cwd: folder })
    const answers = stdout.split(/(?<=\})(?=\{"status")/)
    expect(answers.filter((answer) => !answer.startsWith('{"status":"success"'))).toEqual([])
    expect(stdout).toContain('"name":"Enamel mug"')
    expect(stdout).toContain('"price":11.9')
  })

  it('has a client that signs in, refreshes once for all, retries and throws errors by code', async () => {
    const [source = ''] = blocks('ts')
    const { code } = await transform(source, { loader: 'ts' })
    const file = join(folder, 'client.mjs')
    await writeFile(file, code)
    const client: Client = await import(/* @vite-ignore */ file)
    await client.signIn('editor', PASSWORD)
    app.clock.advance(16 * 60)
    const sent = app.log.length
    const refreshes = () => app.log.slice(sent).filter(({ operationId }) => operationId === 'refreshTokens')
    const create = (sku: string) => client.call('POST', '/api/products', { name: 'Cup', price: 1, sku })
    await Promise.all([create('A'), create('B'), delayed(create, 'C', () => refreshes().length > 0)])
    expect(refreshes()).toHaveLength(1)
    await expect(create('A')).rejects.toMatchObject({ details: { code: 'conflict' } })
  })
})

/** Makes a request whose first answer is on its way until something has happened. */
async function delayed(request: (sku: string) => Promise<unknown>, sku: string, arrives: () => boolean) {
  const { fetch } = globalThis
  globalThis.fetch = async (...args) => {
    globalThis.fetch = fetch
    const response = await fetch(...args)
    await vi.waitUntil(arrives)
    return response
  }
  return await request(sku)
}

interface Client {
  signIn(username: string, password: string): Promise<void>
  call(method: string, path: string, body: unknown): Promise<unknown>
}
