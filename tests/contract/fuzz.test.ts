import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { validValue } from '../support/arbitrary.ts'
import { hostileUnit } from '../support/arbitrary-hostile.ts'
import { invalidValue } from '../support/arbitrary-invalid.ts'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { type FuzzedRequest, hostileRequest, requestWith } from './inputs.ts'
import { goodRequest } from './requests.ts'

/** To search for longer, or for the same again: fast-check prints the seed of what it finds. */
const { FUZZ_RUNS = '30', FUZZ_SEED } = process.env
const search = { numRuns: Number(FUZZ_RUNS), ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }) }

let app: TestApp
let apiKey: string

beforeAll(async () => {
  app = await startApp()
  const { key } = await app.issueKey({
    scopes: ['products:read', 'products:write', 'posts:read', 'posts:write'],
  })
  apiKey = key
})
afterAll(() => app.close())

describe.each(documentedOperations)('$id', (operation) => {
  const { security, body } = operation
  const schema = body?.schema
  let existing: string
  let login: RequestOptions

  async function prepare(): Promise<void> {
    const { path, options } = await goodRequest(app, operation)
    existing = path
    login = { token: options.token }
  }
  beforeAll(prepare)

  async function ask({ path, query, options }: FuzzedRequest, scheme: string): Promise<ApiResponse> {
    const credential = scheme === 'apiKeyAuth' ? { apiKey } : login
    const target = (path ?? existing) + query
    const response = await app.request(operation.method, target, { ...credential, ...options })
    expect(response.status, response.text).toBeLessThan(500)
    if (response.status === 200 && operation.id === 'logout') await prepare()
    return response
  }

  const scheme = fc.constantFrom(...(security.length > 0 ? security.map(({ scheme }) => scheme) : ['none']))

  it('takes what the document allows', async () => {
    const json = schema ? validValue(schema) : fc.constant(undefined)
    await fc.assert(
      fc.asyncProperty(requestWith(operation, json), scheme, async (request, scheme) => {
        const response = await ask(request, scheme)
        if (response.code === 'idempotency_key_reused') return
        expect([400, 413, 415, 422], response.text).not.toContain(response.status)
      }),
      search,
    )
  })

  if (schema) {
    it('refuses what the document forbids', async () => {
      await fc.assert(
        fc.asyncProperty(requestWith(operation, invalidValue(schema)), scheme, async (request, scheme) => {
          const response = await ask(request, scheme)
          expect([413, 422], response.text).toContain(response.status)
        }),
        search,
      )
    })
  }

  it('answers whatever it is sent as documented, and never with a fault of its own', async () => {
    const wild = schema ? validValue(schema, hostileUnit) : fc.constant({})
    await fc.assert(
      fc.asyncProperty(hostileRequest(operation, wild), scheme, async (request, scheme) => {
        await ask(request, scheme)
      }),
      { ...search, numRuns: 2 * search.numRuns },
    )
  })
})
