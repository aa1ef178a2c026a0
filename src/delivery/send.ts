import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { sanitizeText } from '../sanitize/sanitize.ts'
import { type Target, TargetRefused, targetOf } from './targets.ts'

/** The maximum number of bytes read of a response, and of characters stored of its text. */
const MAX_READ = 16 * 1024
const MAX_KEPT = 1024

/** Why an attempt failed. */
export type FailureClass =
  | 'refused_address'
  | 'dns'
  | 'connection'
  | 'tls'
  | 'timeout'
  | 'redirect'
  | 'status'
  | 'secret'

/** How a receiver responded, or why it did not. */
export interface Outcome {
  /** The status of the response; null without one. */
  readonly status: number | null
  /** Null after a success: 2xx. */
  readonly error: FailureClass | null
  /** The beginning of the response, as plain text. */
  readonly answer: string | null
  readonly retryAfter?: string | undefined
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface SendOptions {
  readonly privateHosts: readonly string[]
  /** Milliseconds for everything: from the first lookup to the last byte that is read. */
  readonly timeout: number
  /** Ends the call early. */
  readonly signal: AbortSignal
}

/**
 * Posts JSON once, on a new connection, without following redirects. The status decides the result, even if
 * the rest of the response does not arrive in time.
 *
 * @returns undefined if `signal` ended the call
 */
export async function send({ url, headers, body }: Post, options: SendOptions): Promise<Outcome | undefined> {
  const deadline = AbortSignal.timeout(options.timeout)
  const signal = AbortSignal.any([options.signal, deadline])
  try {
    return await post(targetOf(url, options.privateHosts), headers, body, signal)
  } catch (error) {
    if (options.signal.aborted) return undefined
    return { status: null, error: deadline.aborted ? 'timeout' : failureClass(error), answer: null }
  }
}

function post(
  { url, lookup }: Target,
  headers: Post['headers'],
  body: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const fixed = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  // no agent: each attempt resolves and checks the host again, and no socket is reused
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, ...fixed },
    lookup,
    signal,
    agent: false,
  })
  return new Promise((resolve, reject) => {
    let hasStatus = false
    const fail = (error: Error) => {
      if (!hasStatus) reject(error)
    }
    sent.on('error', fail)
    // a receiver that switches protocols (101) causes neither a response nor an error: Node only closes
    sent.on('close', () => fail(new Error('the connection was closed without a response')))
    sent.on('response', (response) => {
      hasStatus = true
      const { statusCode: status = 0, headers: received } = response
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size >= MAX_READ) response.destroy()
      })
      response.on('error', () => {})
      response.on('close', () => {
        const text = Buffer.concat(chunks).subarray(0, MAX_READ).toString('utf8')
        const answer = sanitizeText(text.slice(0, MAX_KEPT)).slice(0, MAX_KEPT).toWellFormed()
        resolve({ status, error: failureOf(status), answer, retryAfter: received['retry-after'] })
      })
    })
    sent.end(body)
  })
}

function failureOf(status: number): FailureClass | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** OpenSSL and Node name problems with certificates in many ways. */
const TLS_CODES = /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/

function failureClass(error: unknown): FailureClass {
  if (error instanceof TargetRefused) return error.reason === 'unresolvable' ? 'dns' : 'refused_address'
  const { code, syscall }: NodeJS.ErrnoException = error instanceof Error ? error : new Error()
  if (syscall === 'getaddrinfo') return 'dns'
  return TLS_CODES.test(code ?? '') ? 'tls' : 'connection'
}
