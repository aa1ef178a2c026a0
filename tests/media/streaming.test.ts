import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import { describe, expect, it } from 'vitest'
import { incomingFolder, mediaFolder } from '../../src/config/data-folder.ts'
import { end, SIGN_IN, serve } from '../process/operator.ts'
import { createDataDir } from '../support/database.ts'
import { form, pixel } from '../support/form.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { upload } from './use-media.ts'

const MEBIBYTE = 2 ** 20

interface Target {
  readonly origin: string
  readonly token: string
}

/** The form of a PDF, whose content goes between the two parts. */
function parts() {
  const { body, headers } = form({ name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n@@') })
  const at = body.indexOf('@@')
  return { headers, before: body.subarray(0, at), after: body.subarray(at + 2) }
}

/** Begins an upload whose length nobody knows. */
function begin({ origin, token }: Target, headers: Readonly<Record<string, string>>) {
  const options = { method: 'POST', headers: { ...headers, authorization: `Bearer ${token}` } }
  const request = http.request(`${origin}/api/media`, options)
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)))
    request.on('error', reject)
  })
  return { request, status }
}

/** Sends a form whose file is written in pieces. @returns the status; undefined if the client gives up */
async function stream(target: Target, pieces: number, piece: Buffer, giveUp = false) {
  const { headers, before, after } = parts()
  const { request, status } = begin(target, headers)
  request.write(before)
  let left = pieces
  const write = () => {
    while (left-- > 0) if (!request.write(piece)) return void request.once('drain', write)
    if (giveUp) request.destroy()
    else request.end(after)
  }
  write()
  return giveUp ? status.catch(() => undefined) : status
}

/** Bytes of memory that a process has now. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) * 1024
}

it.runIf(process.platform === 'linux')(
  'streams 200 MB in 40 MB of memory',
  { timeout: 300_000 },
  async () => {
    const dataDir = await createDataDir()
    const served = await serve({ DATA_DIR: dataDir, MEDIA_MAX_BYTES: String(210 * MEBIBYTE) })
    const { client, program } = served
    const token = (await client.call('login', { json: SIGN_IN })).data.accessToken
    const target = { origin: await program.origin, token }
    // what only the first uploads load
    expect(await stream(target, 4, randomBytes(MEBIBYTE))).toBe(201)
    const before = await memoryOf(program.pid)
    let most = before
    const watch = setInterval(async () => {
      most = Math.max(most, await memoryOf(program.pid).catch(() => 0))
    }, 20)
    expect(await stream(target, 200, randomBytes(MEBIBYTE))).toBe(201)
    clearInterval(watch)
    process.stdout.write(`200 MB streamed in ${((most - before) / MEBIBYTE).toFixed(1)} MB\n`)
    expect((most - before) / MEBIBYTE).toBeLessThan(40)
    expect(await end(served)).toBe(0)
    await rm(dataDir, { recursive: true })
  },
)

describe('an upload', () => {
  const mediaMaxBytes = 300_000
  const app = useApp({ settings: { mediaMaxBytes } })
  const target = () => ({ origin: app.origin, token: app.users.author.token })
  const incoming = () => readdir(incomingFolder(mediaFolder(app.settings.dataDir)))

  it('may have as many bytes as are allowed, and is refused with the next one while it arrives', async () => {
    const { headers, before, after } = parts()
    const room = mediaMaxBytes - before.length - after.length
    const whole = begin(target(), headers)
    whole.request.end(Buffer.concat([before, randomBytes(room), after]))
    expect(await whole.status).toBe(201)
    const larger = begin(target(), headers)
    larger.request.write(Buffer.concat([before, randomBytes(room + after.length)]))
    // all that is allowed has arrived, and waits for its end
    await expect.poll(incoming).toHaveLength(1)
    larger.request.write('x')
    // not ended by the client
    expect(await larger.status).toBe(413)
    await expect.poll(incoming).toEqual([])
  })

  it('is refused with 413 whether it creates a record or replaces its content', async () => {
    const tooLarge = randomBytes(mediaMaxBytes + 1)
    expect(outcome(await upload(app, tooLarge))).toBe('413 payload_too_large')
    const at = String((await upload(app, pixel('small'))).headers.location)
    const options = { at, headers: { 'if-match': '*' } }
    expect(outcome(await upload(app, tooLarge, options))).toBe('413 payload_too_large')
    await expect.poll(incoming).toEqual([])
  })

  it('is refused with 400 if the form is broken, whether it creates or replaces', async () => {
    const at = String((await upload(app, pixel('whole'))).headers.location)
    const { body, headers } = form({ name: 'a.png', bytes: pixel('broken') })
    const options = {
      ...app.as('author'),
      body: body.subarray(0, -10),
      headers: { ...headers, 'if-match': '*' },
    }
    expect(outcome(await app.request('POST', '/api/media', options))).toBe('400 malformed_request')
    expect(outcome(await app.request('PUT', `${at}/content`, options))).toBe('400 malformed_request')
    await expect.poll(incoming).toEqual([])
  })

  it('leaves no temporary file, whether it ends early, is refused or kept', async () => {
    expect(await stream(target(), 5, randomBytes(50_000), true)).toBeUndefined()
    expect(outcome(await upload(app, Buffer.from('<html>')))).toBe('415 media_type_refused')
    expect(outcome(await upload(app, pixel('kept')))).toBe('201')
    await expect.poll(incoming).toEqual([])
  })
})
