import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ApiResponse } from '../support/client.ts'
import { judge } from '../support/contract.ts'

/** Responses sent before an operation is reached are judged as responses of an unknown path. */
const NOWHERE = { method: 'GET', path: '/api/nowhere' }
const BEFORE_OPERATION = ['malformed_request', 'request_timeout', 'headers_too_large']

/** Opens a raw connection, for bytes that no HTTP client would send. */
export async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Sends the lines verbatim. @returns the responses received until the server closes the connection */
export async function sendLines(port: number, ...lines: readonly string[]): Promise<ApiResponse[]> {
  const socket = await dial(port)
  socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
  return answers(socket)
}

/** The responses received on a connection until the server closes it. */
export async function answers(socket: Socket): Promise<ApiResponse[]> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(socket, 'close')
  return parse(Buffer.concat(chunks))
}

function parse(bytes: Buffer): ApiResponse[] {
  if (bytes.length === 0) return []
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...fields] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
  const pairs = fields.map((field): [string, string] => {
    const colon = field.indexOf(':')
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
  })
  const headers = Object.fromEntries(pairs)
  const start = end + 4
  const stop = start + Number(headers['content-length'] ?? 0)
  const text = bytes.subarray(start, stop).toString()
  const json = text === '' ? undefined : JSON.parse(text)
  const code = json?.data?.code
  if (BEFORE_OPERATION.includes(code)) judge({ ...NOWHERE, status, headers: pairs, body: text })
  return [{ status, headers, text, json, code }, ...parse(bytes.subarray(stop))]
}
