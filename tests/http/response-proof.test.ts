import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/config/settings.ts'
import { ApiError } from '../../src/domain/errors.ts'
import { handlers } from '../../src/resources/index.ts'
import type { TestApp } from '../support/app.ts'
import type { LogLine } from '../support/log.ts'
import { sampleOf } from '../support/metrics.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

const METRICS_TOKEN = 'only-for-the-tests-of-the-metrics'
const DRIFT = 'response is not as documented'
const LARGE = 7

/** What a handler might throw by mistake, by the requested product id, and how the response is wrong. */
const FAULTS: Readonly<Record<number, ApiError>> = {
  11: new ApiError('conflict'),
  12: new ApiError('rate_limited'),
  13: new ApiError('rate_limited', { headers: { 'retry-after': 'sesame' } }),
  14: new ApiError('not_found', { headers: { 'x-powered-by': 'sesame' } }),
}

/** A service whose `listUsers` violates the contract, and whose product 7 is large. */
function useDrifting(responseValidation: Settings['responseValidation']): TestApp {
  return useApp({
    settings: { responseValidation, metricsToken: METRICS_TOKEN },
    handlers: {
      ...handlers,
      async listUsers(request) {
        const { data, next } = await handlers.listUsers(request)
        return {
          next,
          data: data.map((user) => ({ ...user, ...JSON.parse('{"passwordHash":"sesame","role":"sesame"}') })),
        }
      },
      async createApiKey(request) {
        const { data, ...rest } = await handlers.createApiKey(request)
        return { ...rest, data: { ...data, ...JSON.parse('{"format":"of the version before"}') } }
      },
      async getProduct(request) {
        const fault = FAULTS[request.params.productId]
        if (fault) throw fault
        const result = await handlers.getProduct(request)
        if (request.params.productId !== LARGE) return result
        return { ...result, data: { ...result.data, name: 'x'.repeat(300_000) } }
      },
    },
  })
}

const all = useDrifting('all')

/** A product written directly to the database, with a price that is not a number. */
async function insertBroken(app: TestApp, id: number): Promise<void> {
  await app.prisma.product.create({ data: { id, name: 'sesame', price: 1, ...written('sesame') } })
  await app.prisma.$executeRaw`UPDATE products SET price = 'NaN' WHERE id = ${id}`
}

/** Returns the response unchecked: the usual test client rejects contract violations. */
async function get(
  app: TestApp,
  path: string,
  headers: Record<string, string> = {},
): Promise<[number, unknown]> {
  const response = await fetch(app.origin + path, { headers })
  return [response.status, await response.json()]
}

const drifts = (app: TestApp): LogLine[] => app.log.filter(({ msg }) => msg === DRIFT)
const count = (app: TestApp, name: string, labels: Record<string, string | number>) =>
  sampleOf(app, METRICS_TOKEN, name, labels)

describe('a response that violates the contract', () => {
  it('is sent unchanged, counted each time, and logged once with the rule and without data', async () => {
    await insertBroken(all, 1)
    for (let time = 0; time < 3; time++) {
      expect(await get(all, '/api/products/1')).toMatchObject([
        200,
        { data: { id: 1, name: 'sesame', price: 'NaN' } },
      ])
    }
    const labels = { operation: 'getProduct', status: 200, part: 'body' }
    await expect.poll(() => count(all, 'cms_response_drift_total', labels)).toBe(3)
    expect(drifts(all)).toEqual([
      {
        level: 50,
        time: expect.any(Number),
        requestId: expect.any(String),
        operationId: 'getProduct',
        status: 200,
        part: 'body',
        rule: 'type',
        schemaPath: '#/properties/data/properties/price/type',
        recordId: 1,
        msg: DRIFT,
      },
    ])
    expect(JSON.stringify(all.log)).not.toContain('sesame')
  })

  it('is logged once per rule, with the first record, however many records violate it', async () => {
    const { token } = all.users.admin
    // the list starts with the newest
    const recordId = Math.max(...Object.values(all.users).map(({ id }) => id))
    const before = drifts(all).length
    const [status, body] = await get(all, '/api/users', { authorization: `Bearer ${token}` })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('"passwordHash":"sesame"')
    await expect.poll(() => drifts(all).length).toBe(before + 2)
    const user = '#/properties/data/items'
    expect(drifts(all).slice(before)).toMatchObject([
      {
        operationId: 'listUsers',
        rule: 'additionalProperties',
        schemaPath: `${user}/additionalProperties`,
        recordId,
      },
      { operationId: 'listUsers', rule: 'enum', schemaPath: `${user}/properties/role/enum`, recordId },
    ])
    expect(JSON.stringify(drifts(all))).not.toMatch(/sesame|passwordHash/)
  })

  it.each([
    [11, 409, { part: 'status', rule: 'undocumented' }],
    [12, 429, { part: 'header', header: 'retry-after', rule: 'missing' }],
    [13, 429, { part: 'header', header: 'retry-after', rule: 'type', schemaPath: '#/type' }],
    [14, 404, { part: 'header', header: 'x-powered-by', rule: 'undocumented' }],
  ])('is logged with the violated rule: /api/products/%i %i', async (id, status, drift) => {
    const before = drifts(all).length
    expect((await get(all, `/api/products/${id}`))[0]).toBe(status)
    await expect
      .poll(() => drifts(all).slice(before))
      .toMatchObject([{ operationId: 'getProduct', status, ...drift }])
    const labels = { operation: 'getProduct', status, part: drift.part }
    expect(await count(all, 'cms_response_drift_total', labels)).toBeGreaterThan(0)
    expect(JSON.stringify(drifts(all))).not.toContain('sesame')
  })

  it('is not validated again when it is repeated: it may have the format of the version before', async () => {
    const { token } = all.users.admin
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'repeated',
    }
    const body = JSON.stringify({ name: 'Shop', scopes: ['products:read'] })
    const post = () => fetch(`${all.origin}/api/api-keys`, { method: 'POST', headers, body })
    const drifted = () =>
      count(all, 'cms_response_drift_total', { operation: 'createApiKey', status: 201, part: 'body' })
    expect((await post()).status).toBe(201)
    await expect.poll(drifted).toBe(1)
    const again = await post()
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect(await again.text()).toContain('of the version before')
    await get(all, '/api/products/11')
    expect(await drifted()).toBe(1)
  })

  it('is not validated but counted when it is too large to validate quickly', async () => {
    await all.prisma.product.create({ data: { id: LARGE, name: 'Mug', price: 1, ...written('Mug') } })
    expect((await get(all, `/api/products/${LARGE}`))[0]).toBe(200)
    await expect.poll(() => count(all, 'cms_responses_not_validated_total', { reason: 'size' })).toBe(1)
  })
})

describe('a response that follows the contract', () => {
  it.each<[string, string, string, Record<string, string>]>([
    ['listProducts', 'GET', '/api/products', {}],
    ['listProducts', 'GET', '/api/products', { 'if-none-match': '*' }],
    ['listProducts', 'HEAD', '/api/products', {}],
    ['listProducts', 'GET', '/api/products?nonsense=1', {}],
    ['listUsers', 'GET', '/api/users', {}],
    ['createProduct', 'POST', '/api/products', {}],
    ['getProduct', 'GET', '/api/products/99', {}],
  ])('is validated without a violation: %s %s %s', async (operation, method, path, headers) => {
    await all.prisma.product.deleteMany({ where: { id: 1 } })
    const validated = () => count(all, 'cms_responses_validated_total', { operation })
    const [before, known] = [await validated(), drifts(all).length]
    await all.request(method, path, { headers })
    await expect.poll(validated).toBe(before + 1)
    expect(drifts(all)).toHaveLength(known)
  })

  it('is not validated if it belongs to no operation', async () => {
    await all.request('GET', '/api/nothing')
    await all.request('GET', '/health/live')
    expect(await count(all, 'cms_responses_validated_total', { operation: 'none' })).toBe(0)
  })
})

describe('sampled validation', () => {
  const sample = useDrifting('sample')

  it('covers the first response of each operation and status, and then only a few', async () => {
    await insertBroken(sample, 1)
    await Promise.all(Array.from({ length: 200 }, () => get(sample, '/api/products/1')))
    await get(sample, '/api/products/2')
    const labels = { operation: 'getProduct', status: 200, part: 'body' }
    await expect.poll(() => count(sample, 'cms_response_drift_total', labels)).toBeGreaterThanOrEqual(1)
    await expect
      .poll(() => count(sample, 'cms_responses_validated_total', { operation: 'getProduct' }))
      .toBeGreaterThanOrEqual(2)
    const requests = { operation: 'getProduct', status: 200 }
    expect(await count(sample, 'cms_http_request_duration_seconds_count', requests)).toBe(200)
    expect(await count(sample, 'cms_responses_validated_total', { operation: 'getProduct' })).toBeLessThan(
      100,
    )
    expect(drifts(sample)).toHaveLength(1)
  })
})

describe('with validation off', () => {
  const off = useDrifting('off')

  it('no violation is logged or counted', async () => {
    await insertBroken(off, 1)
    expect((await get(off, '/api/products/1'))[0]).toBe(200)
    const requests = { operation: 'getProduct', status: 200 }
    await expect.poll(() => count(off, 'cms_http_request_duration_seconds_count', requests)).toBe(1)
    expect(await count(off, 'cms_responses_validated_total', { operation: 'getProduct' })).toBe(0)
    expect(drifts(off)).toEqual([])
  })
})
