import { once } from 'node:events'
import { expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { answers, dial } from './raw.ts'

const app = useApp({ settings: { mediaMaxBytes: 300_000 } })

/** More than fits into the buffers of a connection. */
const BYTES = 16_000_000

const JSON_TYPE = 'Content-Type: application/json'
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=X'
const LENGTH = `Content-Length: ${BYTES}`

it.each([
  ['a file that is too large', '/api/media', [FORM_TYPE, LENGTH], '413 payload_too_large'],
  ['JSON that is too large', '/api/products', [JSON_TYPE, LENGTH], '413 payload_too_large'],
  ['a body for nothing', '/api/nowhere', [LENGTH, 'Connection: close'], '404 not_found'],
])('a client that reads once it has sent %s gets the response', async (_title, path, fields, expected) => {
  const authorization = `Authorization: Bearer ${app.users.editor.token}`
  const socket = await dial(app.port)
  socket.write([`POST ${path} HTTP/1.1`, 'Host: cms.example', authorization, ...fields, '', ''].join('\r\n'))
  if (!socket.write(Buffer.alloc(BYTES))) await once(socket, 'drain')
  expect((await answers(socket)).map(outcome)).toEqual([expected])
})

it('a connection that got thousands of early responses is closed like any other', async () => {
  const socket = (await dial(app.port)).setNoDelay()
  const head = 'POST /api/nowhere HTTP/1.1\r\nHost: cms.example\r\n'
  // each body arrives after its response, with the next request
  socket.write(`${head}Content-Length: 1\r\n\r\n`)
  for (let count = 0; count < 12_000; count++) {
    await once(socket, 'data')
    socket.write(`x${head}Content-Length: 1\r\n\r\n`)
  }
  await once(socket, 'data')
  socket.write(`x${head}Connection: close\r\n\r\n`)
  expect((await answers(socket)).map(outcome)).toEqual(['404 not_found'])
}, 60_000)
