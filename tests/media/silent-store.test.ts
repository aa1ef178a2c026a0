import { once } from 'node:events'
import { readdir, readlink, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { S3Storage } from '../../src/storage/s3.ts'
import { listen } from '../support/ports.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  return () => {
    vi.unstubAllEnvs()
  }
})

function open(port: number): S3Storage {
  const url = new URL(`s3://bucket/prefix?endpoint=http://127.0.0.1:${port}`)
  const storage = new S3Storage(url, tmpdir())
  onTestFinished(() => storage.close())
  return storage
}

it('gives up a store that takes connections and sends nothing', async () => {
  const server = createServer((socket) => socket.on('error', () => {}))
  const storage = open(await listen(server))
  await expect(storage.open('x')).rejects.toMatchObject({ code: 'unavailable' })
  server.close()
}, 60_000)

/** A store whose responses end, in their own way, in the middle of a file. */
async function openBroken(breakOff: (response: ServerResponse) => void): Promise<S3Storage> {
  const server = createHttpServer((request, response) => {
    response.writeHead(200, { 'content-length': 200_000, etag: '"x"' })
    if (request.method === 'HEAD') response.end()
    else response.write(Buffer.alloc(100_000), () => breakOff(response))
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return open(await listen(server))
}

it.each([
  ['falls silent', () => {}],
  ['hangs up', (response: ServerResponse) => response.destroy()],
])(
  'gives up a store that %s in the middle of a file',
  async (_how, breakOff) => {
    const storage = await openBroken(breakOff)
    const work = vi.fn(async () => {})
    await expect(storage.withLocal('x', work)).rejects.toMatchObject({ code: 'unavailable' })
    expect(work).not.toHaveBeenCalled()
  },
  15_000,
)

it('gives up a store that falls silent in the middle of a list or of an error', async () => {
  const server = createHttpServer(({ method, url = '' }, response) => {
    response.writeHead(method === 'HEAD' || url.includes('list-type') ? 200 : 500, { 'content-length': 200 })
    if (method === 'HEAD') response.end()
    else response.write('<?xml')
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const storage = open(await listen(server))
  const list = storage.list()[Symbol.asyncIterator]().next()
  const unread = storage.withLocal('x', async () => {})
  const gaveUp = expect.objectContaining({ reason: expect.objectContaining({ code: 'unavailable' }) })
  const outcomes = await Promise.allSettled([list, storage.remove('x'), unread])
  expect(outcomes).toEqual([gaveUp, gaveUp, gaveUp])
}, 30_000)

it.each([
  ['more', 20],
  ['fewer', 5],
])('gives up a store that sends %s bytes than it was asked for', async (_how, length) => {
  const server = createHttpServer(({ method }, response) => {
    response.writeHead(200, { 'content-length': method === 'HEAD' ? 20 : length, etag: '"x"' })
    response.end(method === 'HEAD' ? undefined : Buffer.alloc(length))
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const file = await open(await listen(server)).open('x')
  const body = await file?.read({ start: 0, end: 9 })
  if (!body || Buffer.isBuffer(body)) throw new Error('the file is no stream')
  await expect(body.toArray()).rejects.toMatchObject({ code: 'unavailable' })
})

it('closes the connection to the store when a reader leaves', async () => {
  const close = vi.fn()
  const storage = await openBroken((response) => response.once('close', close))
  const body = await (await storage.open('x'))?.read()
  if (!body || Buffer.isBuffer(body)) throw new Error('the file is no stream')
  body.destroy()
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
})

it('closes a file that the store does not take', async () => {
  const server = createHttpServer((_request, response) => response.writeHead(503).end())
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const storage = open(await listen(server))
  const file = join(folder, 'refused')
  await writeFile(file, Buffer.alloc(5_000_000))
  await expect(storage.put('x', file)).rejects.toMatchObject({ code: 'unavailable' })
  await vi.waitFor(async () => expect(await openFiles()).not.toContain(file))
})

async function openFiles(): Promise<string[]> {
  const names = await readdir('/proc/self/fd')
  return Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
}

it('serves others while a hundred readers are slow, and gives none of them up', async () => {
  const size = 5_000_000
  const server = createHttpServer((request, response) => {
    response.writeHead(200, { 'content-length': size, etag: '"x"' })
    if (request.method === 'HEAD') response.end()
    else response.end(Buffer.alloc(size))
  })
  const storage = open(await listen(server))
  const read = async () => (await storage.open('x'))?.read()
  const slow = await Promise.all(Array.from({ length: 100 }, read))
  expect(await storage.open('y')).toMatchObject({ size })
  // longer than a silent store would be waited for
  await new Promise((resolve) => setTimeout(resolve, 7_000))
  const [first] = slow
  let received = 0
  for await (const chunk of first ?? []) received += chunk.length
  expect(received).toBe(size)
  server.closeAllConnections()
  await once(server.close(), 'close')
}, 60_000)
