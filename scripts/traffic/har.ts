import { readFile } from 'node:fs/promises'
import { isRecord, parseJson } from '../../src/base/guards.ts'
import { OperatorError } from '../../src/config/operator-error.ts'
import type { Exchange, Message } from './check.ts'

/**
 * The exchanges of a recording in the HTTP Archive format (HAR 1.2) of browsers, Playwright and proxies.
 *
 * @throws OperatorError if the file is not such a recording, or one of its entries is incomplete
 */
export async function readRecording(file: string): Promise<Exchange[]> {
  const archive = parseJson(await readFile(file, 'utf8'))
  const log = isRecord(archive) ? archive.log : undefined
  if (!isRecord(log) || !Array.isArray(log.entries)) throw new OperatorError(`${file} is not an HTTP Archive`)
  return log.entries.map((entry: unknown, index) => {
    const exchange = isRecord(entry) ? readEntry(entry) : undefined
    const place = `${file}: entry ${index + 1}`
    if (!exchange) throw new OperatorError(`${place} has no complete request and response`)
    return exchange
  })
}

function readEntry({ request, response }: Record<string, unknown>): Exchange | undefined {
  if (!isRecord(request) || !isRecord(response)) return undefined
  const { method, url, postData } = request
  const { status, content } = response
  if (typeof method !== 'string' || typeof status !== 'number') return undefined
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined
  return {
    method: method.toUpperCase(),
    url,
    request: { headers: readHeaders(request.headers), body: readText(postData) },
    response: { status, headers: readHeaders(response.headers), body: readText(content) },
  }
}

function readHeaders(list: unknown): Message['headers'] {
  const headers = Array.isArray(list) ? list.filter(isRecord) : []
  return Object.fromEntries(headers.map(({ name, value }) => [String(name).toLowerCase(), String(value)]))
}

function readText(content: unknown): string {
  if (!isRecord(content) || typeof content.text !== 'string') return ''
  return content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString() : content.text
}
