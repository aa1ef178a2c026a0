import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const HOUR = 3600
const DAY = 24 * HOUR

const app = useApp({ settings: { accessTokenTtl: 30 * DAY, refreshIdleTtl: 30 * DAY } })
const admin = app.as('admin')

const use = async (apiKey: string) => outcome(await app.request('GET', '/api/posts', { apiKey }))
const later = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000)

function rotate(id: string, json: object = {}, headers: Record<string, string> = {}) {
  return app.request('POST', `/api/api-keys/${id}/rotate`, { ...admin, json, headers })
}

async function rotated(id: string, json: object = {}, headers: Record<string, string> = {}) {
  const options = { ...admin, params: { apiKeyId: id }, json, headers }
  const { data } = await app.call('rotateApiKey', options)
  return data
}

const read = async (id: string) => (await app.call('getApiKey', { ...admin, params: { apiKeyId: id } })).data
const keys = () => app.prisma.apiKey.count()
const newKey = (expiresAt?: Date) => app.issueKey({ scopes: ['posts:read'], ...(expiresAt && { expiresAt }) })
const ENDED = '409 api_key_ended'

describe('rotateApiKey', () => {
  it('issues a key like the old one, which keeps working until the overlap ends', async () => {
    const old = await app.issueKey({ scopes: ['posts:read', 'products:write'] })
    expect(await use(old.key)).toBe('200')
    const next = await rotated(old.id, { overlapSeconds: HOUR })
    expect(next).toEqual({
      id: expect.not.stringMatching(old.id),
      name: 'Test',
      key: expect.stringMatching(/^cms_/),
      scopes: ['posts:read', 'products:write'],
      createdAt: later(0).toISOString(),
      createdBy: { id: app.users.admin.id, displayName: 'admin' },
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
      publishable: false,
      origins: [],
      requestsPerMinute: null,
    })
    expect((await read(old.id)).expiresAt).toBe(later(HOUR).toISOString())
    app.clock.advance(HOUR - 1)
    expect(await use(old.key)).toBe('200')
    expect(await use(next.key)).toBe('200')
    app.clock.advance(1)
    expect(await use(old.key)).toBe('401 api_key_invalid')
    expect(await use(next.key)).toBe('200')
  })

  it('keeps scopes that only a later version of the service knows', async () => {
    const { id } = await newKey()
    const scopes = ['posts:read', 'orders:read']
    await app.prisma.apiKey.update({ where: { id }, data: { scopes } })
    const next = await rotated(id)
    expect(next.scopes).toEqual(['posts:read'])
    expect(await app.prisma.apiKey.findUniqueOrThrow({ where: { id: next.id } })).toMatchObject({ scopes })
  })

  it('keeps the old key valid for a day by default, and ends it at once with an overlap of 0', async () => {
    const [one, two] = [await newKey(), await newKey()]
    await rotated(one.id)
    expect((await read(one.id)).expiresAt).toBe(later(DAY).toISOString())
    expect(await use(two.key)).toBe('200')
    const next = await rotated(two.id, { overlapSeconds: 0 })
    expect(await use(two.key)).toBe('401 api_key_invalid')
    expect(await use(next.key)).toBe('200')
  })

  it('keeps the old key’s expiry if it is earlier, and copies it to the new key', async () => {
    const expiresAt = later(HOUR)
    const { id } = await newKey(expiresAt)
    const next = await rotated(id, { overlapSeconds: DAY })
    expect((await read(id)).expiresAt).toBe(expiresAt.toISOString())
    expect(next.expiresAt).toBe(expiresAt.toISOString())
    const long = await newKey(later(10 * DAY))
    const other = await rotated(long.id, { overlapSeconds: HOUR })
    expect((await read(long.id)).expiresAt).toBe(later(HOUR).toISOString())
    expect(other.expiresAt).toBe(later(10 * DAY).toISOString())
  })

  it('rotates a key only once, but can rotate its successor', async () => {
    const { id } = await newKey()
    const next = await rotated(id)
    expect(outcome(await rotate(id))).toBe(ENDED)
    expect(outcome(await rotate(next.id))).toBe('201')
  })

  it.each([undefined, 60])('rotates a key once for 10 requests at once (expiry in %s s)', async (life) => {
    const { id } = await newKey(life === undefined ? undefined : later(life))
    const count = await keys()
    const responses = await Promise.all(Array.from({ length: 10 }, () => rotate(id)))
    expect(responses.map(outcome).toSorted()).toEqual(['201', ...Array(9).fill(ENDED)])
    expect(await keys()).toBe(count + 1)
  })

  it('returns the same key to a retry, and refuses the Idempotency-Key for another key', async () => {
    const [one, two] = [await newKey(), await newKey()]
    const headers = { 'idempotency-key': 'rotate' }
    const next = await rotated(one.id, {}, headers)
    const again = await rotate(one.id, {}, headers)
    expect(again).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
    expect(again.json).toMatchObject({ data: next })
    expect(outcome(await rotate(two.id, {}, headers))).toBe('422 idempotency_key_reused')
    expect(await use(two.key)).toBe('200')
  })
})

describe('a key that is rotated without an overlap', () => {
  // real time passes: a request sent before the rotation may write after it
  const busy = useApp({ clock: { now: () => new Date(), advance() {} } })

  it('writes nothing once its rotation is committed, with many requests in flight', async () => {
    const late: unknown[] = []
    for (let round = 0; round < 5; round++) {
      const { id, key: apiKey } = await busy.issueKey({ scopes: ['products:write'] })
      const json = { name: `Mug ${round}`, price: 1 }
      const write = (number: number) =>
        busy.request('POST', '/api/products', {
          apiKey,
          json,
          ...(number % 2 === 0 && { headers: { 'idempotency-key': `${id}-${number}` } }),
        })
      const before = Array.from({ length: 15 }, (_, number) => write(number))
      const path = `/api/api-keys/${id}/rotate`
      const rotating = busy.request('POST', path, { ...busy.as('admin'), json: { overlapSeconds: 0 } })
      const after = Array.from({ length: 15 }, (_, number) => write(15 + number))
      expect(outcome(await rotating)).toBe('201')
      const outcomes = (await Promise.all([...before, ...after])).map(outcome)
      expect(outcomes.filter((one) => !/^(201|401 api_key_invalid)$/.test(one))).toEqual([])
      // both lock the key's row when they add their entries, so entries are in commit order
      const rotation = await busy.prisma.auditEntry.findFirstOrThrow({
        where: { action: 'apiKey.rotate', resourceId: id },
      })
      const where = { actorId: id, action: 'product.create', id: { gt: rotation.id } }
      late.push(...(await busy.prisma.auditEntry.findMany({ where })))
    }
    expect(late).toEqual([])
  })
})
