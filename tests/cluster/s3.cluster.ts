import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { original } from '../../src/storage/names.ts'
import { S3Storage } from '../../src/storage/s3.ts'
import { describeStorage } from '../media/storage-suite.ts'
import { sha256Of } from '../media/use-media.ts'
import { killWhileUploading } from '../process/killed-uploads.ts'
import { end, SIGN_IN, serve } from '../process/operator.ts'
import { form, pixel } from '../support/form.ts'
import { outcome } from '../support/outcome.ts'
import { listen } from '../support/ports.ts'
import { atEnd, sharedFolder } from './support/daemon.ts'
import { startS3 } from './support/s3.ts'

const KILLS = Number(process.env.KILLS ?? 2)
const SEED = Number(process.env.SEED ?? Date.now()) | 0

describe('a store with the protocol of S3', () => {
  describeStorage(async () => {
    const { url } = await startS3()
    // a prefix that is written in another way in a URL
    url.pathname += '/a b+é'
    return new S3Storage(url, tmpdir())
  })
})

/** A proxy whose connections break after some bytes of a request. */
async function breakingProxy(port: number, after: number): Promise<number> {
  const server = createServer((client) => {
    const store = connect(port, '127.0.0.1')
    let left = after
    client.on('data', (bytes) => {
      store.write(bytes.subarray(0, left))
      left -= bytes.length
      if (left > 0) return
      store.end()
      client.destroy()
    })
    store.on('data', (bytes) => client.write(bytes))
    for (const socket of [client, store]) socket.on('error', () => {})
  })
  atEnd(async () => server.close())
  return listen(server)
}

it('a file stays whole when the connection breaks while it is stored again', async () => {
  const { url } = await startS3()
  const bytes = randomBytes(400_000)
  const file = join(await sharedFolder(), 'file')
  await writeFile(file, bytes)
  const name = original(sha256Of(bytes))
  const storage = new S3Storage(url, tmpdir())
  await storage.put(name, file)
  const port = new URL(url.searchParams.get('endpoint') ?? '').port
  const proxied = new URL(url)
  proxied.searchParams.set('endpoint', `http://127.0.0.1:${await breakingProxy(Number(port), 150_000)}`)
  const broken = new S3Storage(proxied, tmpdir())
  await expect(broken.put(name, file)).rejects.toMatchObject({ code: 'unavailable' })
  expect((await storage.withLocal(name, (copy) => readFile(copy)))?.equals(bytes)).toBe(true)
  for (const store of [storage, broken]) store.close()
})

it(`no record loses its bytes when the service is killed, seed ${SEED}`, {
  timeout: 60_000 + KILLS * 60_000,
}, async () => {
  const { settings } = await startS3()
  const DATA_DIR = join(await sharedFolder(), 'data')
  const answered = await killWhileUploading({ settings: { ...settings, DATA_DIR }, kills: KILLS, seed: SEED })
  process.stdout.write(`${answered} requests answered between ${KILLS} kills\n`)
  expect(answered).toBeGreaterThan(0)
  await rm(DATA_DIR, { recursive: true })
})

it('uploads are refused while the bucket cannot be reached, and nothing else is', async () => {
  const { settings, daemon } = await startS3()
  const served = await serve({ ...settings, DATA_DIR: join(await sharedFolder(), 'data') })
  const { client, program } = served
  const token = (await client.call('login', { json: SIGN_IN })).data.accessToken
  const upload = (text: string) =>
    client.request('POST', '/api/media', { token, ...form({ bytes: pixel(text) }) })
  expect(outcome(await upload('before'))).toBe('201')
  daemon.signal('SIGKILL')
  const refused = await upload('meanwhile')
  expect([outcome(refused), refused.headers['retry-after']]).toEqual(['503 unavailable', '5'])
  expect(outcome(await client.request('GET', '/api/media', { token }))).toBe('200')
  expect(outcome(await client.request('GET', '/health/ready'))).toBe('200')
  await program.says('request failed')
  expect(await end(served)).toBe(0)
})
