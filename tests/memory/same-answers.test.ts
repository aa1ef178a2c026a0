import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, type OperationDescription, operations as table } from '../../generated/operations.ts'
import { buildApp } from '../../src/app.ts'
import { useGoodRequest } from '../contract/use-good-request.ts'
import { type ApiResponse, type Client, createClient } from '../support/client.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

/** Headers whose values differ in each response. */
const OF_THE_REQUEST = ['x-request-id', 'date', 'ratelimit']

/** How often each request is sent. */
const TIMES = 3

const app = useApp({ settings: { publicUrl: 'https://cms.example', rateLimit: true, trustProxy: 1 } })
/** The number of tests that have sent requests. */
let asked = 0
let plain: FastifyInstance
/** A client of the same service without a response cache. */
let without: Client

beforeAll(async () => {
  plain = await buildApp({ ...app.context, settings: { ...app.settings, answerMemory: 0 } })
  without = createClient(await plain.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(async () => {
  without.close()
  await plain.close()
})

const reads = documentedOperations.filter(({ method }) => method === 'GET')

/** The requests that a client may send to one URL when it knows this `ETag`. */
function askings(etag: string): readonly (readonly [method: string, headers: Record<string, string>])[] {
  const tags = [{}, { 'if-none-match': etag }, { 'if-none-match': '"other"' }, { 'if-none-match': '*' }]
  const wrong = [{ 'if-none-match': `"${'x'.repeat(1_000)}"` }, { 'if-none-match': '' }]
  const spoken = languages.map((language) => ({ 'accept-language': language }))
  const noted = spoken.map((language) => ({ ...language, 'if-none-match': etag }))
  const web = ['https://one.example', 'https://two.example', 'null'].map((origin) => ({ origin }))
  const all: Record<string, string>[] = [...tags, ...wrong, ...spoken, ...noted, ...web, {}]
  return all.flatMap((headers) => ['GET', 'HEAD'].map((method) => [method, headers] as const))
}

function comparable({ status, headers, text }: ApiResponse) {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    OF_THE_REQUEST.includes(name) ? 'there' : value,
  ])
  const id = headers['x-request-id'] ?? 'none'
  return { status, headers: Object.fromEntries(entries), text: text.replaceAll(id, 'id') }
}

describe.each(reads)('$id', { timeout: 60_000 }, (operation) => {
  // public operations are rate-limited by address, which all of these share
  beforeAll(() => app.clock.advance(operation.isPublic ? 60 : 0))
  const good = useGoodRequest(app, operation)
  const { dependsOn }: OperationDescription = table[operation.id]
  const isList = operation.parameters.some(({ name }) => name === 'limit')
  const fields = operation.parameters.filter(({ name }) => name === 'fields')
  const parts = fields.flatMap(() => [{ fields: 'version,id' }, { fields: 'id,version' }])
  const queries = isList ? [{}, { limit: 1 }, ...parts] : [{}, ...parts]

  it.each(queries)('responds the same with and without the response cache: %j', async (query) => {
    const { path, options } = good()
    // public operations are rate-limited by address
    const from = { 'x-forwarded-for': `192.0.2.${++asked}` }
    const { etag = '' } = (await without.request('GET', path, { ...options, headers: from, query })).headers
    for (const [method, headers] of askings(etag)) {
      const options = { ...good().options, headers: { ...headers, ...from }, query }
      const expected = comparable(await without.request(method, path, options))
      // read from the database, then from the cache, then with its cached headers
      for (let count = 1; count <= TIMES; count++) {
        const answer = comparable(await app.request(method, path, options))
        expect(answer, `${method} ${JSON.stringify(headers)}, time ${count}`).toEqual(expected)
      }
    }
  })

  const asks = async () => {
    const { path, options } = good()
    expect((await app.request('GET', path, options)).status).toBe(200)
  }

  if (dependsOn.length > 0) {
    it('queries the database once', async () => {
      await asks()
      // on a server the replica also hears of its own changes, a little later
      await expect.poll(() => statementsFor(asks)).toEqual([])
    })
  } else {
    it('queries the database each time', async () => {
      await asks()
      expect(await statementsFor(asks)).not.toEqual([])
    })
  }
})
