import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, scopes } from '../../generated/operations.ts'
import { validValue } from '../support/arbitrary.ts'
import { hostileUnit } from '../support/arbitrary-hostile.ts'
import { invalidValue } from '../support/arbitrary-invalid.ts'
import type { ApiResponse } from '../support/client.ts'
import { documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { outcome } from '../support/outcome.ts'
import { useOf } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { hostileRequest } from './hostile-inputs.ts'
import { type FuzzedRequest, requestWith } from './inputs.ts'
import { goodRequest, type PreparedRequest } from './requests.ts'

/** Set these to search longer (as `.ci/run` does) or to repeat a run: fast-check prints a failure's seed. */
const { FUZZ_RUNS = '12', FUZZ_SEED } = process.env
const search = { numRuns: Number(FUZZ_RUNS), ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }) }

/** Rules that no schema can express: input that violates only one of these is valid per the contract. */
const BEYOND_SCHEMAS = [
  '422 idempotency_key_reused',
  '422 validation_failed (/currentPassword password)',
  '422 validation_failed (/newPassword guessable)',
  '422 validation_failed (/password guessable)',
  '422 validation_failed (/sha256 digest)',
]
/** The rules for API keys, one or several of which a valid body can break. */
const KEY_RULES = ['/scopes/\\d+ readScope', '/origins publishableOnly', '/requestsPerMinute maximum']
const OF_KEYS = new RegExp(`^422 validation_failed \\((?:(?:${KEY_RULES.join('|')})(?:, )?)+\\)$`)
/** Nor which URLs can be reached, or read at all. */
const OF_TARGETS = /^422 validation_failed \(\/url webhook\w+\)$/
/** The rules of `x-checks`, one or several of which a valid body can break. */
const ofChecks = (id: OperationId) => {
  const checks = useOf(id)?.resource.checks ?? []
  const rules = checks.map(({ field, rule }) => `/${field} ${rule.split('.')[0]}`)
  return new RegExp(`^422 validation_failed \\((?:(?:${rules.join('|') || '$^'})(?:, )?)+\\)$`)
}
/** What an operation of an atomic batch lacks, or conflicts with. */
const OF_BATCHES =
  /^422 validation_failed \((?:\/operations\/\d+\/\S+ (?:required|exists|current|unused|unique)(?:, )?)+\)$/
/** Nor can a schema know which records exist. */
const NO_RECORD = /^422 validation_failed \((?:\/\w+(?:\/\d+)? exists(?:, )?)+\)$/

const app = useApp()
let apiKey: string

beforeAll(async () => {
  const { key } = await app.issueKey({ scopes })
  apiKey = key
})

describe.each(documentedOperations)('$id', (operation) => {
  const { security, body } = operation
  const schema = body?.schema
  const broken = ofChecks(operation.id)
  let good: PreparedRequest

  async function prepare(): Promise<void> {
    good = await goodRequest(app, operation)
  }
  beforeAll(prepare)

  async function ask({ path, query, options }: FuzzedRequest, scheme: string): Promise<ApiResponse> {
    const { token, headers } = good.options
    const response = await app.request(operation.method, (path ?? good.path) + query, {
      ...(scheme === 'apiKeyAuth' ? { apiKey } : { token }),
      ...options,
      headers: { ...headers, ...options.headers },
    })
    expect(response.status, response.text).toBeLessThan(500)
    if (isUsedUp(operation, response)) await prepare()
    return response
  }

  const scheme = fc.constantFrom(...(security.length > 0 ? security.map(({ scheme }) => scheme) : ['none']))

  it('accepts what the contract allows', async () => {
    const json = schema ? validValue(schema) : fc.constant(undefined)
    await fc.assert(
      fc.asyncProperty(requestWith(operation, json), scheme, async (request, scheme) => {
        const response = await ask(request, scheme)
        const found = outcome(response)
        if (BEYOND_SCHEMAS.includes(found) || OF_KEYS.test(found)) return
        if (NO_RECORD.test(found) || broken.test(found)) return
        if (OF_TARGETS.test(found) || OF_BATCHES.test(found)) return
        expect([400, 413, 415, 422], response.text).not.toContain(response.status)
      }),
      search,
    )
  })

  if (schema) {
    // the parts of a form are texts: their limits are tested in tests/media
    it.runIf(!body?.isForm)('refuses what the contract forbids', async () => {
      await fc.assert(
        fc.asyncProperty(requestWith(operation, invalidValue(schema)), scheme, async (request, scheme) => {
          const response = await ask(request, scheme)
          expect([413, 422], response.text).toContain(response.status)
        }),
        search,
      )
    })
  }

  it('responds to any input as documented, and never with an internal error', async () => {
    const wild = schema ? validValue(schema, hostileUnit) : fc.constant({})
    await fc.assert(
      fc.asyncProperty(hostileRequest(operation, wild), scheme, async (request, scheme) => {
        await ask(request, scheme)
      }),
      { ...search, numRuns: 2 * search.numRuns },
    )
  })
})

/** The resource has changed or is gone, or it was the caller's own login. */
function isUsedUp({ method, path }: DocumentedOperation, { status }: ApiResponse): boolean {
  return method !== 'GET' && (status === 200 || (status === 201 && path.includes('{')))
}
