import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { transform } from 'esbuild'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Fault, type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy.ts'
import { recordsOf } from '../support/pages.ts'
import { isInstalled } from '../support/programs.ts'
import { useApp } from '../support/use-app.ts'
import { useFolder } from '../support/use-folder.ts'
import { PASSWORD } from '../support/users.ts'
import { codeOf } from './guide.ts'

const BUSY = {
  status: 503,
  headers: { 'retry-after': '0' },
  body: '{"status":"error","message":"Busy.","data":{"code":"unavailable","requestId":"x"}}',
}
const LIMITED = { ...BUSY, status: 429, body: BUSY.body.replace('unavailable', 'rate_limited') }
const RUNNING = {
  ...BUSY,
  status: 409,
  body: BUSY.body.replace('unavailable"', 'conflict","reason":"in_progress"'),
}
const PROXY = { status: 502, body: '<html><h1>502 Bad Gateway</h1><hr>nginx</html>' }

/** A call for the client to make, in any language. */
interface Call {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly etag?: string
  readonly key?: string
}

interface Told {
  readonly data?: unknown
  readonly etag?: string | null
  readonly nextCursor?: string | null
  readonly total?: number | null
  /** Set for an error. */
  readonly status?: number
  readonly code?: string | null
  readonly message?: string
}

interface Client {
  signIn(username: string, password: string): Promise<void>
  call(method: string, path: string, options: Omit<Call, 'method' | 'path'>): Promise<Told>
}

/** Sends calls concurrently. */
type Send = (...calls: readonly Call[]) => Promise<Told[]>

const app = useApp()
const folder = useFolder()
let proxy: FaultyProxy

beforeAll(async () => {
  proxy = await startFaultyProxy(app.port)
})

afterAll(() => proxy.close())

/** The guide's client in one language, with waits cut to a fiftieth. */
function clientIn(language: string): string {
  const [code = ''] = codeOf(language)
  return code
    .replaceAll('http://127.0.0.1:3000', proxy.origin)
    .replace('Math.random()) * 1000', 'Math.random()) * 20')
    .replace('time.sleep(wait + random.random())', 'time.sleep((wait + random.random()) / 50)')
}

async function startTypeScript(): Promise<Send> {
  const { code } = await transform(clientIn('ts'), { loader: 'ts' })
  const file = join(folder, 'client.mjs')
  await writeFile(file, code)
  const client: Client = await import(/* @vite-ignore */ file)
  await client.signIn('admin', PASSWORD)
  const told = ({ method, path, ...options }: Call) =>
    client.call(method, path, options).catch((error: unknown): Told => Object(error))
  return (...calls) => Promise.all(calls.map(told))
}

/** Reads calls, one line of JSON at a time, and prints the client's results. */
const PROGRAM = `
import sys
from concurrent.futures import ThreadPoolExecutor
from client import Cms, CmsError

cms = Cms()

def told(call):
    try:
        result = cms.call(**call)
    except CmsError as error:
        return {"status": error.status, "code": error.code, "message": str(error)}
    return {"data": result.data, "etag": result.etag, "nextCursor": result.next_cursor, "total": result.total}

import json
with ThreadPoolExecutor(8) as pool:
    for line in sys.stdin:
        asked = json.loads(line)
        if "password" in asked:
            answer = cms.sign_in(**asked)
        else:
            answer = list(pool.map(told, asked["calls"]))
        print(json.dumps(answer), flush=True)
`

async function startPython(): Promise<Send> {
  await writeFile(join(folder, 'client.py'), clientIn('python'))
  const python = spawn('python3', ['-W', 'error', '-c', PROGRAM], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  afterAll(() => python.kill())
  const lines = createInterface({ input: python.stdout })
  async function ask(question: object) {
    python.stdin.write(`${JSON.stringify(question)}\n`)
    const [line] = await once(lines, 'line')
    return JSON.parse(line)
  }
  await ask({ username: 'admin', password: PASSWORD })
  return (...calls) => ask({ calls })
}

const LANGUAGES = [
  { language: 'TypeScript', program: 'node', start: startTypeScript },
  { language: 'Python', program: 'python3', start: startPython },
]

describe.each(LANGUAGES.filter(({ program }) => isInstalled(program)))(
  'the client to copy in $language',
  ({ language, start }) => {
    let send: Send

    beforeAll(async () => {
      send = await start()
    })

    afterEach(() => expect(app.log.filter(({ status }) => status === 500)).toEqual([]))

    const product = (name: string) => ({
      method: 'POST',
      path: '/api/products',
      body: { name: `${name} ${language}`, price: 1 },
    })
    const found = async (name: string) =>
      recordsOf(await app.request('GET', '/api/products', { query: { q: `${name} ${language}` } }))

    it('returns a record with its version, and changes only that version', async () => {
      const [created] = await send(product('Mug'))
      const path = `/api/products/${Object(created?.data).id}`
      const [read] = await send({ method: 'GET', path })
      expect(read).toMatchObject({
        data: { price: 1 },
        etag: expect.stringMatching(/^"/),
        total: null,
        nextCursor: null,
      })
      const change = { method: 'PATCH', path, body: { price: 2 }, etag: String(read?.etag) }
      expect(await send(change)).toMatchObject([{ data: { price: 2 } }])
      expect(await send(change)).toMatchObject([{ status: 412, code: 'precondition_failed' }])
    })

    it('returns the total count and the cursor of the next page', async () => {
      await send(product('Cup'), product('Cup'))
      const path = `/api/products?limit=1&count=true&q=cup%20${language}`
      const [first] = await send({ method: 'GET', path })
      expect(first).toMatchObject({ total: 2, nextCursor: expect.any(String), data: [expect.anything()] })
      const [last] = await send({ method: 'GET', path: `${path}&cursor=${first?.nextCursor}` })
      expect(last).toMatchObject({ nextCursor: null, data: [expect.anything()] })
    })

    it('retries after each transient error: 429, 503, 408, 500, 502 and a lost connection', async () => {
      for (const faults of [
        [LIMITED, BUSY, { ...BUSY, status: 408 }, { ...BUSY, status: 500 }],
        ['cut', PROXY, 'cut'],
      ] as const) {
        proxy.fail(...faults)
        expect(await send({ method: 'GET', path: '/api/auth/me' })).toMatchObject([
          { data: { username: 'admin' } },
        ])
      }
    })

    it('creates one record even if a response is lost and the first try is still running', async () => {
      proxy.fail('lost', RUNNING)
      expect(await send(product('Jug'))).toMatchObject([{ data: { price: 1 } }])
      expect(await found('Jug')).toHaveLength(1)
    })

    it('gives up after five tries, and reports the proxy’s message', async () => {
      const before = proxy.seen()
      proxy.fail(PROXY, PROXY, PROXY, PROXY, PROXY)
      const [told] = await send({ method: 'GET', path: '/api/products' })
      expect(told).toMatchObject({
        status: 502,
        message: expect.stringMatching(/proxy.*502 Bad Gateway.*nginx/),
      })
      expect(told?.code ?? undefined).toBeUndefined()
      expect(proxy.seen() - before).toBe(5)
    })

    it('does not retry a permanent refusal, and does not wait for an hour', async () => {
      const before = proxy.seen()
      proxy.fail({ ...LIMITED, headers: { 'retry-after': '3600' } })
      expect(await send({ method: 'GET', path: '/api/products' })).toMatchObject([{ code: 'rate_limited' }])
      expect(await send({ ...product('Pan'), body: { name: '' } })).toMatchObject([
        { code: 'validation_failed' },
      ])
      expect(proxy.seen() - before).toBe(2)
    })

    it('refreshes once for all concurrent requests that need it', async () => {
      app.clock.advance(16 * 60)
      const since = app.log.length
      const refreshes = () =>
        app.log.slice(since).filter(({ operationId }) => operationId === 'refreshTokens')
      // one 401 arrives only after the refresh; it must not trigger a second refresh
      proxy.fail(() => vi.waitUntil(() => refreshes().length > 0))
      const told = await send(product('A'), product('B'), product('C'))
      expect(told).toMatchObject([{ data: { price: 1 } }, { data: { price: 1 } }, { data: { price: 1 } }])
      expect(refreshes()).toHaveLength(1)
    })
  },
)

describe('the usage example', () => {
  /** Creates products of a name, and returns their prices after the example has raised all prices. */
  async function raised(name: string, prices: readonly number[], ...faults: readonly Fault[]) {
    const send = await startTypeScript()
    const created = await send(
      ...prices.map((price) => ({ method: 'POST', path: '/api/products', body: { name, price } })),
    )
    const [, example = ''] = codeOf('ts')
    const { code } = await transform(example.replace('./client', './client.mjs'), { loader: 'ts' })
    const file = join(folder, 'example.mjs')
    await writeFile(file, code)
    const { raisePrices }: { raisePrices(password: string): Promise<void> } = await import(
      /* @vite-ignore */ file
    )
    proxy.fail(...faults)
    await raisePrices(PASSWORD)
    const paths = created.map(({ data }) => `/api/products/${Object(data).id}`)
    const read = await send(...paths.map((path) => ({ method: 'GET', path })))
    return read.map(({ data }) => Object(data).price)
  }

  const passed = async () => undefined

  it('changes every record of a list with several pages', async () => {
    expect(await raised('Bowl', Array(12).fill(5))).toEqual(Array(12).fill(6))
  })

  it('keeps to four decimals', async () => {
    expect(await raised('Spoon', [0.14, 0.0131])).toEqual([1.14, 1.0131])
  })

  it('changes a record once even if the response to the change is lost', async () => {
    // sign-in, list and read pass; the first record is the newest
    expect(await raised('Fork', [5], passed, passed, passed, 'lost')).toEqual([6])
  })
})
