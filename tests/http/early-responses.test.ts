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
