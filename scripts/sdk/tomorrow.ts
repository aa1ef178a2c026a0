import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isRecord } from '../../src/base/guards.ts'

/** The error code that every error of tomorrow's server has. */
export const CODE_OF_TOMORROW = 'code_of_tomorrow'

const FIELD_OF_TOMORROW = { addedTomorrow: { why: 'A minor version adds fields.', times: [1] } }
/** What describes the hop between the proxy and the service, or the bytes of a body that is written anew. */
const HOP_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]

export interface TomorrowProxy {
  readonly origin: string
  stop(): Promise<void>
}

/**
 * A proxy that makes of a service what a later minor version may be: each object of an answer has a field
 * that the document does not name, each answer such a header, and each error such a code.
 */
export async function startTomorrow(origin: string): Promise<TomorrowProxy> {
  const server = createServer((request, response) => {
    forward(origin, request, response).catch((error: unknown) => {
      response.statusCode = 502
      response.end(String(error))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port')
  return address.port
}

async function forward(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    HOP_HEADERS.includes(name) ? [] : values.map((value): [string, string] => [name, value]),
  )
  const body = await buffer(request)
  const answer = await fetch(new URL(url, origin), { method, headers, ...(body.length > 0 && { body }) })
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) {
    if (!HOP_HEADERS.includes(name)) response.appendHeader(name, value)
  }
  response.setHeader('X-Tomorrow', 'a minor version adds headers')
  if (!answer.headers.get('content-type')?.startsWith('application/json')) {
    response.end(Buffer.from(await answer.arrayBuffer()))
    return
  }
  const text = await answer.text()
  response.end(text === '' ? text : JSON.stringify(laterVersionOf(JSON.parse(text))))
}

/** The body of an answer as a later minor version may send it. */
export function laterVersionOf(body: unknown): unknown {
  if (!isRecord(body) || body.status !== 'error' || !isRecord(body.data)) return grown(body)
  return grown({ ...body, data: { ...body.data, code: CODE_OF_TOMORROW } })
}

function grown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(grown)
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([key, member]) => [key, grown(member)])
  return { ...Object.fromEntries(members), ...FIELD_OF_TOMORROW }
}
