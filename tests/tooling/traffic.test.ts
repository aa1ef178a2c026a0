import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { Exchange } from '../../scripts/traffic/check.ts'
import { checkExchanges } from '../../scripts/traffic/check.ts'
import { readRecording } from '../../scripts/traffic/har.ts'
import { probe } from '../../scripts/traffic/probe.ts'
import { readDocument } from '../../src/request/openapi/document.ts'
import { type Mock, startMock } from '../mock/mock.ts'
import { useFolder } from '../support/use-folder.ts'

const document = await readDocument()
let mock: Mock
const folder = useFolder()
let recorded: Exchange[]

beforeAll(async () => {
  mock = await startMock()
  recorded = await probe(document, mock.origin)
})
afterAll(async () => {
  await mock.close()
})

it('a server that follows the contract passes, for each operation', () => {
  expect(checkExchanges(document, recorded)).toStrictEqual({
    checked: Object.keys(operations).length,
    skipped: 0,
    problems: [],
  })
})

it('a recording is read back unchanged', async () => {
  const file = await record(recorded)
  expect(await readRecording(file)).toStrictEqual(recorded)
})

it.each([
  ['no archive', '[]', 'is not an HTTP Archive'],
  ['half an entry', '{"log":{"entries":[{"request":{"method":"GET"}}]}}', 'entry 1 has no complete'],
])('%s is refused', async (_, text, message) => {
  const file = join(folder, 'broken.har')
  await writeFile(file, text)
  await expect(readRecording(file)).rejects.toThrow(message)
})

describe('contract violations are found', () => {
  const change = (edit: Partial<Exchange['response']>) => (exchange: Exchange) => ({
    ...exchange,
    response: { ...exchange.response, ...edit },
  })
  const JSON_ONLY = { 'content-type': 'application/json' }
  const at = (url: (url: string) => string) => (exchange: Exchange) => ({
    ...exchange,
    url: url(exchange.url),
  })
  const defects: [string, (exchange: Exchange) => Exchange, RegExp, method?: string][] = [
    ['status', change({ status: 206 }), /status, rule undocumented/],
    ['body', change({ body: '{"status":"success","data":[]}' }), /body, rule required/],
    ['no JSON', change({ body: 'ok' }), /body, rule json/],
    ['header', change({ headers: JSON_ONLY }), /header x-request-id, rule missing/],
    ['path', at(() => `${mock.origin}/api/goods`), /no such operation/],
    ['method', (exchange) => ({ ...exchange, method: 'PUT' }), /no such operation/],
    ['query', at((url) => `${url}?limit=many`), /would be refused: \/query\/limit must be integer/],
    ['unknown parameter', at((url) => `${url}?page=2`), /would be refused: \/query/],
    [
      'request body',
      (exchange) => ({ ...exchange, request: { ...exchange.request, body: '{"name":"Mug"}' } }),
      /would be refused: \/requestBody must have required property 'price'/,
      'POST',
    ],
  ]
  it.each(defects)('%s', (_, edit, expected, method = 'GET') => {
    const isSame = (one: Exchange) => one.method === method && new URL(one.url).pathname === '/api/products'
    const { problems } = checkExchanges(document, recorded.filter(isSame).map(edit))
    expect(problems.join('\n')).toMatch(expected)
  })
})

it('requests outside the API and headers added by intermediaries are ignored', () => {
  const [list] = recorded.filter(({ url }) => url.endsWith('/api/products'))
  if (!list) throw new Error('the list of products was not recorded')
  const { problems } = checkExchanges(document, [
    { ...list, url: 'https://example.com/page' },
    { ...list, method: 'OPTIONS' },
    { ...list, response: { ...list.response, headers: { ...list.response.headers, 'cf-ray': '1' } } },
  ])
  expect(problems).toStrictEqual([])
})

/** Writes a recording as browsers do, with response bodies in base64. */
async function record(exchanges: readonly Exchange[]): Promise<string> {
  const pairs = (headers: object) => Object.entries(headers).map(([name, value]) => ({ name, value }))
  const entries = exchanges.map(({ method, url, request, response }) => ({
    request: { method, url, headers: pairs(request.headers), postData: { text: request.body } },
    response: {
      status: response.status,
      headers: pairs(response.headers),
      content: { encoding: 'base64', text: Buffer.from(response.body).toString('base64') },
    },
  }))
  const file = join(folder, 'recording.har')
  await writeFile(file, JSON.stringify({ log: { version: '1.2', entries } }))
  return file
}
