import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '../../src/base/root.ts'
import { createClient } from '../support/client.ts'
import { useFolder } from '../support/use-folder.ts'
import { type Program, startProgram, stop } from './program.ts'

const ADMIN_USERNAME = "O'Brien"

/** Written when the pages are built. */
const PAGES = ['docs', 'redoc'].map((name) => join(root, `generated/build/${name}.stamp`))

const folder = useFolder()
let DATA_DIR: string
let first: Program
let origin: string

beforeAll(async () => {
  // the start rebuilds what is out of date
  for (const page of PAGES) await rm(page, { force: true })
  DATA_DIR = join(folder, 'data')
  first = startProgram({ DATA_DIR, ADMIN_USERNAME })
  origin = await first.origin
}, 120_000)
afterAll(async () => {
  await stop(first)
})

const passwordIn = (output: string) => /^ {2}password {2}(\S+)$/m.exec(output)?.[1]

describe('the first start', { timeout: 120_000 }, () => {
  it('prints working URLs of the API and its documentation', async () => {
    expect(first.output()).toContain(`API       ${origin}/api/products\nDocs      ${origin}/docs\n`)
    expect(first.output()).toContain('cms start --sample')
    const client = createClient(origin)
    expect((await client.request('GET', '/api/products')).text).toContain('"data":[]')
    await vi.waitUntil(() => PAGES.every(existsSync), { timeout: 90_000, interval: 100 })
    expect((await client.request('GET', '/docs')).headers['content-type']).toMatch(/^text\/html/)
    expect((await client.request('GET', '/docs/redoc')).status).toBe(200)
    client.close()
  })

  it('says that creating the database takes a while before it begins', () => {
    expect(first.output()).toMatch(/^Creating the embedded database in \S+data\S+: usually \d+ seconds\.\n/)
  })

  it('uses no more memory than the service itself, although it creates a database', async () => {
    const { pid }: { pid: number } = JSON.parse(await readFile(join(DATA_DIR, 'pglite.lock.1'), 'utf8'))
    const [, peak] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
    // 350 MB, where initdb takes 840 MB
    expect(Number(peak)).toBeLessThan(600_000)
  })

  it('creates the files of a new database in much less memory than PGlite’s initdb', async () => {
    const report = 'process.on("exit", () => console.log(process.resourceUsage().maxRSS))'
    const args = ['--liftoff-only', '--import', `data:text/javascript,${report}`, 'scripts/template.mjs']
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
    // 430 to 500 MB; 600 MB with the service's buffer
    expect(Number(stdout)).toBeLessThan(560_000)
  })

  it('prints a password, and a command that signs in with it', async () => {
    expect(passwordIn(first.output())).toMatch(/^[\w-]{24}$/)
    const command = /^ {2}curl .*\n.*'$/m.exec(first.output())?.[0] ?? ''
    const { stdout } = await promisify(execFile)('sh', ['-c', command])
    const { data } = JSON.parse(stdout)
    const client = createClient(origin)
    const me = await client.call('getCurrentUser', { token: data.accessToken })
    expect(me.data).toMatchObject({ username: "o'brien", role: 'admin' })
    await client.call('createProduct', { token: data.accessToken, json: { name: 'Mug', price: '12.50' } })
    client.close()
  })

  it('sanitises long rich text in the bundled worker thread', async () => {
    const client = createClient(origin)
    const { data } = await (await signIn(origin)).json()
    const body = '<p onclick="x()">Some <b>rich</b> text.</p>'.repeat(200)
    const post = await client.call('createPost', { token: data.accessToken, json: { title: 'Long', body } })
    expect(post.data.body).toBe('<p>Some <b>rich</b> text.</p>'.repeat(200))
    client.close()
  })

  it('keeps its secrets where only their owner can read them', async () => {
    const file = join(DATA_DIR, 'secrets.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700)
    const secrets: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
    for (const secret of Object.values(secrets)) expect(first.output()).not.toContain(secret)
  })

  it('keeps a second process off its data, and tells it what to do', async () => {
    const second = startProgram({ DATA_DIR })
    expect(await second.ended).toBe(2)
    expect(second.errors()).toMatch(
      /^the embedded database in \S+ is in use by process \d+ on \S+\. .*DATABASE_URL.*\n$/,
    )
    expect(second.output()).not.toContain('password')
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
  })

  it('is followed by starts that have all the data and print no password', async () => {
    const tokens = await (await signIn(origin)).json()
    expect(await stop(first)).toBe(0)
    const next = startProgram({ DATA_DIR, ADMIN_USERNAME })
    const client = createClient(await next.origin)
    expect(passwordIn(next.output())).toBeUndefined()
    expect(next.output()).not.toContain('Creating the embedded database')
    expect(next.output()).toContain(`Try       curl ${await next.origin}/api/products\n`)
    const { data } = await client.call('listProducts')
    expect(data).toMatchObject([{ name: 'Mug', price: 12.5 }])
    await client.call('getCurrentUser', { token: tokens.data.accessToken })
    client.close()
    expect(await stop(next)).toBe(0)
    expect(first.errors()).toBe('')
    expect(next.errors()).toBe('')
  })
})

function signIn(at: string): Promise<Response> {
  return fetch(`${at}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN_USERNAME, password: passwordIn(first.output()) }),
  })
}
