import { once } from 'node:events'
import { createServer as createTlsServer } from 'node:https'
import { createServer } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newSecret, openSecret, sealSecret } from '../../src/delivery/secrets.ts'
import { type Post, send } from '../../src/delivery/send.ts'
import { signatureHeaders } from '../../src/delivery/signature.ts'
import { selfSigned } from '../support/certificate.ts'
import { accept, type Receiver, startReceiver } from '../support/receiver.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.respond(accept)
})
afterAll(() => receiver.close())

interface How {
  readonly host?: string
  readonly timeout?: number
  readonly ending?: AbortController
}

const sendTo = (url: string, { host = receiver.host, timeout = 5_000, ending }: How = {}) =>
  send(
    { url, headers: {}, body: '{}' },
    { privateHosts: [host], timeout, signal: (ending ?? new AbortController()).signal },
  )

describe('a signature', () => {
  const message = { id: 'msg_1', at: new Date(), body: '{"name":"Müsli – 🥣"}' }
  const verify = (secret: string, { headers, body }: Pick<Post, 'headers' | 'body'>) =>
    new Webhook(secret).verify(body, { ...headers })

  it('is accepted by a library of Standard Webhooks', async () => {
    const secret = newSecret()
    const headers = signatureHeaders([secret], message)
    await send(
      { url: `${receiver.origin}/in`, headers, body: message.body },
      { privateHosts: [receiver.host], timeout: 5_000, signal: new AbortController().signal },
    )
    const [received] = receiver.received
    expect(received?.headers['content-type']).toBe('application/json')
    expect(received && verify(secret, received)).toEqual({ name: 'Müsli – 🥣' })
  })

  it('is made with both secrets while one replaces the other', () => {
    const secrets = [newSecret(), newSecret()]
    const headers = signatureHeaders(secrets, message)
    for (const secret of secrets) expect(verify(secret, { headers, body: message.body })).toBeTruthy()
    expect(() => verify(newSecret(), { headers, body: message.body })).toThrow('No matching signature')
  })

  it('covers id, time and body', () => {
    const secret = newSecret()
    const headers = signatureHeaders([secret], message)
    for (const changed of [
      { headers, body: '{}' },
      { headers: { ...headers, 'webhook-id': 'msg_2' }, body: message.body },
      {
        headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) },
        ...message,
      },
    ])
      expect(() => verify(secret, changed)).toThrow()
  })

  it('has a secret that is only readable with the key that sealed it', () => {
    const [key, other, secret] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), newSecret()]
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const sealed = sealSecret(key, secret)
    expect(sealed).not.toContain(secret.slice(6))
    expect(openSecret(key, sealed)).toBe(secret)
    expect(openSecret(other, sealed)).toBeUndefined()
  })
})

describe('the response of a receiver', () => {
  it.each([200, 201, 202, 204, 299])('counts as a success with %d', async (status) => {
    receiver.respond((response) => response.writeHead(status).end())
    expect(await sendTo(receiver.origin)).toMatchObject({ status, error: null })
  })

  it.each([400, 401, 404, 409, 410, 429, 500, 503])('counts as a failure with %d', async (status) => {
    receiver.respond((response) => response.writeHead(status, { 'retry-after': '7' }).end('no'))
    const outcome = await sendTo(receiver.origin)
    expect(outcome).toEqual({ status, error: 'status', answer: 'no', retryAfter: '7' })
  })

  it.each([301, 302, 303, 307, 308])('is not followed if it is a redirect: %d', async (status) => {
    receiver.respond((response) => response.writeHead(status, { location: `${receiver.origin}/other` }).end())
    expect(await sendTo(`${receiver.origin}/in`)).toMatchObject({ status, error: 'redirect' })
    expect(receiver.received.map(({ path }) => path)).toEqual(['/in'])
  })

  it('is kept up to 1 kB, as plain text', async () => {
    const hostile = `<script>alert(1)</script>\u0000\u202Efine ${'ä'.repeat(5_000)}`
    receiver.respond((response) => response.end(hostile))
    const { answer } = (await sendTo(receiver.origin)) ?? {}
    expect(answer).toMatch(/^fine ä+$/)
    expect(answer?.length).toBeLessThanOrEqual(1024)
  })

  it('is not read to its end if it never ends', async () => {
    let isClosed = false
    receiver.respond((response) => {
      response.on('close', () => {
        isClosed = true
      })
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', flood)
      flood()
    })
    expect(await sendTo(receiver.origin)).toMatchObject({
      status: 200,
      error: null,
      answer: 'x'.repeat(1024),
    })
    await expect.poll(() => isClosed).toBe(true)
  })

  it('counts once its status is there, although its body never is', async () => {
    receiver.respond((response) => response.writeHead(200).write('begun'))
    const outcome = await sendTo(receiver.origin, { timeout: 300 })
    expect(outcome).toMatchObject({ status: 200, error: null, answer: 'begun' })
  })

  it('is not waited for beyond the limit', async () => {
    receiver.respond(() => {})
    expect(await sendTo(receiver.origin, { timeout: 300 })).toMatchObject({ status: null, error: 'timeout' })
  })

  it('is not waited for when the service closes', async () => {
    const ending = new AbortController()
    receiver.respond(() => ending.abort())
    expect(await sendTo(receiver.origin, { ending })).toBeUndefined()
  })

  it('may be none: the connection is reset, refused, or no HTTP', async () => {
    receiver.respond((response) => response.socket?.resetAndDestroy())
    expect(await sendTo(receiver.origin)).toMatchObject({ status: null, error: 'connection' })
    const garbage = createServer((socket) => socket.resume().end('SSH-2.0-OpenSSH\r\n')).listen(
      0,
      '127.0.0.1',
    )
    await once(garbage, 'listening')
    const address = garbage.address()
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    expect(await sendTo(`http://${host}`, { host })).toMatchObject({ status: null, error: 'connection' })
    garbage.close()
    await once(garbage, 'close')
    expect(await sendTo(`http://${host}`, { host })).toMatchObject({ status: null, error: 'connection' })
  })

  it('may switch to another protocol, which counts as none', async () => {
    const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'
    receiver.respond((response) => response.socket?.write(head))
    expect(await sendTo(receiver.origin)).toMatchObject({ status: null, error: 'connection' })
  })

  it('needs a certificate that is valid', async () => {
    const server = createTlsServer(selfSigned(), (_, response) => response.end()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    expect(await sendTo(`https://${host}`, { host })).toMatchObject({ status: null, error: 'tls' })
    server.close()
  })

  it('comes over a new connection each time', async () => {
    const ports = new Set<number | undefined>()
    receiver.respond((response) => {
      ports.add(response.socket?.remotePort)
      response.writeHead(200, { connection: 'keep-alive' }).end('ok')
    })
    for (let count = 0; count < 3; count++) await sendTo(receiver.origin)
    expect(ports.size).toBe(3)
  })
})
