import http from 'node:http'

export interface WireRequest {
  /** An access token, for `Authorization: Bearer`. */
  readonly token?: string | undefined
  readonly apiKey?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, or as the form of an upload, with its content type. */
  readonly json?: unknown
  /** Sent verbatim; `headers` contain its content type. */
  readonly body?: string | Buffer
}

export interface Received {
  readonly status: number
  /** Lower-case header names with their values, including repetitions. */
  readonly pairs: readonly (readonly [string, string])[]
  readonly text: string
}

/** Unlike `fetch`, sends paths, headers and methods verbatim. */
export function exchange(
  agent: http.Agent,
  origin: string,
  method: string,
  path: string,
  options: WireRequest,
): Promise<Received> {
  const { hostname, port } = new URL(origin)
  const body = options.json === undefined ? options.body : JSON.stringify(options.json)
  return new Promise((resolve, reject) => {
    const headers = headersOf(options, body)
    const request = http.request({ agent, hostname, port, method, path, headers }, (response) => {
      // a response that arrives before the body is sent ends the upload, which is not a failure
      request.off('error', reject).on('error', () => {})
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, rawHeaders } = response
        resolve({ status: statusCode, pairs: pairsOf(rawHeaders), text: Buffer.concat(chunks).toString() })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

function headersOf({ token, apiKey, json, headers }: WireRequest, body: string | Buffer | undefined) {
  return {
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(apiKey !== undefined && { 'x-api-key': apiKey }),
    ...headers,
  }
}

function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []))
}
