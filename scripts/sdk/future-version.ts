import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isRecord } from '../../src/base/guards.ts'

/** The code of every error of the future version. */
export const FUTURE_CODE = 'code_of_tomorrow'

const FUTURE_FIELD = { addedTomorrow: { why: 'A minor version adds fields.', times: [1] } }
/** Headers about the hop between proxy and service, or about the bytes of a body, which are written anew. */
const HOP_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]

export interface FutureVersionProxy {
  readonly origin: string
  stop(): Promise<void>
}

/**
 * A proxy that makes a service look like a later minor version. It adds an undocumented header to each
 * response and an undocumented field to each object, and makes the code of each error an undocumented one.
 */
export async function startFutureVersion(origin: string): Promise<FutureVersionProxy> {
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
  response.end(text === '' ? text : JSON.stringify(futureVersionOf(JSON.parse(text))))
}

/** The body of a response as a later minor version might send it. */
export function futureVersionOf(body: unknown): unknown {
  if (!isRecord(body) || body.status !== 'error' || !isRecord(body.data)) return withFutureFields(body)
  return withFutureFields({ ...body, data: { ...body.data, code: FUTURE_CODE } })
}

function withFutureFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFutureFields)
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([key, member]) => [key, withFutureFields(member)])
  return { ...Object.fromEntries(members), ...FUTURE_FIELD }
}
