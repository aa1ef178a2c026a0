import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'
import { dial, sendLines } from './raw.ts'

const app = useApp()

const HOST = 'Host: cms.example'
const CLOSE = 'Connection: close'

/** The head of a request that creates a product, without the final blank line. */
const creation = () => [
  'POST /api/products HTTP/1.1',
  HOST,
  CLOSE,
  `Authorization: Bearer ${app.users.editor.token}`,
  'Content-Type: application/json',
]

describe('malformed HTTP gets an error in the envelope, and the connection is closed', () => {
  it.each<[string, ...string[]]>([
    ['nonsense', 'nonsense'],
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.0', ''],
    ['HTTP/2 without agreement', 'PRI * HTTP/2.0', '', 'SM'],
    ['an unknown method', 'EAT /api/products HTTP/1.1', HOST],
    ['a header without a colon', 'GET /api/products HTTP/1.1', HOST, 'nonsense'],
    ['a control character in a header', 'GET / HTTP/1.1', HOST, 'X-A: a\x00b'],
    ['a space in a header name', 'GET / HTTP/1.1', HOST, 'X A: b'],
    ['an invalid Content-Length', 'POST / HTTP/1.1', HOST, 'Content-Length: x'],
    ['two lengths', 'POST / HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2', '', 'ab'],
    [
      'both Content-Length and chunked encoding',
      'POST / HTTP/1.1',
      HOST,
      'Content-Length: 3',
      'Transfer-Encoding: chunked',
      '',
      '0',
    ],
    ['an unknown transfer coding', 'POST / HTTP/1.1', HOST, 'Transfer-Encoding: chunked, x', '', '0'],
    ['two hosts', 'GET /api/products HTTP/1.1', HOST, 'Host: evil.example'],
    ['no host', 'GET /api/products HTTP/1.1', CLOSE],
    ['no host, anywhere', 'POST /nowhere HTTP/1.1', 'Content-Length: 1', '', 'x'],
    ['no Host header, then another request', 'GET /health/live HTTP/1.1', '', 'GET / HTTP/1.1', HOST],
    ['the same Host header twice', 'GET /api/products HTTP/1.1', HOST, HOST],
    ['two Host headers, one with odd capitalization', 'GET /nowhere HTTP/1.1', 'hOsT: a', HOST],
    ['two hosts, then another request', 'GET /api/products HTTP/1.1', HOST, HOST, '', 'GET / HTTP/1.1', HOST],
    ['a proxy request', 'CONNECT evil.example:443 HTTP/1.1', HOST],
  ])('%s', async (_title, ...lines) => {
    const received = await sendLines(app.port, ...lines, '', '')
    expect(received.map(outcome)).toEqual(['400 malformed_request'])
  })

  it.each([
    ['headers over 16 kB', 'GET / HTTP/1.1', HOST, `X-A: ${'a'.repeat(17_000)}`],
    ['a request target over 16 kB', `GET /${'a'.repeat(17_000)} HTTP/1.1`, HOST],
  ])('%s', async (_title, ...lines) => {
    const received = await sendLines(app.port, ...lines, '', '')
    expect(received.map(outcome)).toEqual(['431 headers_too_large'])
  })

  it.each([
    ['an invalid chunk size', 'zz', '400 malformed_request'],
    ['chunks that never end', `${(300_000).toString(16)}\r\n${'x'.repeat(300_000)}`, '413 payload_too_large'],
  ])('%s, after valid headers', async (_title, chunk, expected) => {
    const headers = [...creation(), 'Transfer-Encoding: chunked']
    const received = await sendLines(app.port, ...headers, '', chunk, '')
    expect(received.map(outcome)).toEqual([expected])
  })
})

it.each(['gzip, chunked', 'deflate,chunked', 'identity, chunked'])(
  'rejects a body with the transfer coding %s',
  async (coding) => {
    const body = '{"name":"Mug","price":1}'
    const chunks = [body.length.toString(16), body, '0', '', '']
    const lines = [...creation(), `Transfer-Encoding: ${coding}`, '', ...chunks]
    expect((await sendLines(app.port, ...lines)).map(outcome)).toEqual(['415 unsupported_media_type'])
    lines[5] = 'Transfer-Encoding: chunked'
    expect((await sendLines(app.port, ...lines)).map(outcome)).toEqual(['201'])
  },
)

describe('unusual but valid HTTP is served', () => {
  it.each<[string, readonly string[]]>([
    ['HTTP/1.0', ['GET /api/products HTTP/1.0', '', '']],
    ['an absolute-form target', ['GET http://cms.example/api/products HTTP/1.1', HOST, CLOSE, '', '']],
    ['a repeated header', ['GET /api/products HTTP/1.1', HOST, CLOSE, 'X-A: 1', 'X-A: 2', '', '']],
    ['an unknown expectation', ['GET /api/products HTTP/1.1', HOST, CLOSE, 'Expect: cake', '', '']],
    [
      'a request to upgrade to another protocol',
      ['GET /api/products HTTP/1.1', HOST, 'Connection: close, Upgrade', 'Upgrade: websocket', '', ''],
    ],
    ['an invalid host', ['GET /api/products?limit=1 HTTP/1.1', 'Host: <script>', CLOSE, '', '']],
  ])('%s', async (_title, lines) => {
    expect((await sendLines(app.port, ...lines)).map(outcome)).toEqual(['200'])
  })

  it.each(['<script>', 'a b', 'x@evil.example', 'a/b?c=', 'a:b', ''])(
    'never puts the host %j into a link',
    async (host) => {
      await app.prisma.product.createMany({
        data: Array(2).fill({ name: 'Mug', price: 1, ...written('Mug') }),
      })
      const lines = ['GET /api/products?limit=1 HTTP/1.1', `Host: ${host}`, CLOSE, '', '']
      const [response] = await sendLines(app.port, ...lines)
      const [, address = ''] = /^<(.*)>; rel="next"$/.exec(response?.headers.link ?? '') ?? []
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/products\?limit=1&cursor=/)
    },
  )

  it('answers pipelined requests on one connection in order', async () => {
    const get = (path: string, ...fields: string[]) => [`GET ${path} HTTP/1.1`, HOST, ...fields, '']
    const lines = [...get('/api/products'), ...get('/api/posts'), ...get('/api/products/x', CLOSE), '']
    const received = await sendLines(app.port, ...lines)
    const expected = ['200', '401 authentication_required', '400 invalid_parameter (/productId type)']
    expect(received.map(outcome)).toEqual(expected)
  })
})

it('drops a client that hangs up, and serves the next one', async () => {
  const socket = await dial(app.port)
  socket.write(['POST /api/products HTTP/1.1', HOST, 'Content-Length: 100', '', '{"name":'].join('\r\n'))
  const lines = app.log.length
  socket.resetAndDestroy()
  await once(socket, 'close')
  expect(outcome(await app.request('GET', '/api/products'))).toBe('200')
  expect(app.log.slice(lines).filter(({ level }) => Number(level) >= 50)).toEqual([])
})
