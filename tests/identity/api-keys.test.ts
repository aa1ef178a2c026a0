import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NOTATIONS, type Pepper } from '../../src/config/key-material.ts'
import { formatApiKey, newApiKeyParts, parseApiKey } from '../../src/identity/keys/api-key-format.ts'
import type { NewApiKey } from '../../src/identity/keys/api-keys.ts'
import { SYSTEM } from '../../src/words/change.ts'
import { refusal, refusalCode } from './fixtures.ts'
import { addUser, lostDatabase, type Replica, startReplica, useDatabase } from './world.ts'

const database = useDatabase()

const check = ({ auth }: Replica, key: string) => auth.apiKeys.verifyApiKey(key)
const stored = (id: string) => database().apiKey.findUniqueOrThrow({ where: { id } })

async function issue({ auth }: Replica, input: Partial<NewApiKey> = {}) {
  const { key, row } = await auth.apiKeys.createApiKey({
    name: 'shop',
    scopes: ['posts:read'],
    actor: SYSTEM,
    ...input,
  })
  return { key, id: row.id }
}

describe('an API key', () => {
  it('authenticates as a key with its scopes', async () => {
    const { id: createdById } = await addUser(database())
    const replica = await startReplica(database())
    const { key, id } = await issue(replica, { scopes: ['posts:read', 'products:write'], createdById })
    const principal = { kind: 'apiKey', keyId: id, scopes: ['posts:read', 'products:write'] }
    expect(await check(replica, key)).toEqual(principal)
    expect(await check(replica, key)).toEqual(principal)
    expect(await stored(id)).toMatchObject({ name: 'shop', createdById, createdAt: replica.clock.now() })
  })

  it('is stored as a keyed hash only', async () => {
    const replica = await startReplica(database())
    const { key, id } = await issue(replica)
    const row = await stored(id)
    expect(row.secretHash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(parseApiKey(key)?.secret)
  })

  it('ignores a stored scope that this version does not know', async () => {
    const replica = await startReplica(database())
    const { key, id } = await issue(replica)
    await database().apiKey.update({ where: { id }, data: { scopes: ['posts:read', 'everything'] } })
    expect(await check(replica, key)).toMatchObject({ scopes: ['posts:read'] })
  })

  it('is refused, always in the same words, when it is mistyped, unknown or wrong', async () => {
    const replica = await startReplica(database())
    const { key, id } = await issue(replica)
    const other = newApiKeyParts()
    const wrong = [
      '',
      'x',
      key.slice(0, -1),
      `${key} `,
      key.toLowerCase(),
      formatApiKey(other),
      formatApiKey({ id, secret: other.secret }),
      formatApiKey({ id: other.id, secret: parseApiKey(key)?.secret ?? '' }),
      'cms_'.repeat(10_000),
    ]
    for (const text of wrong) {
      expect(await refusalCode(check(replica, text))).toBe('api_key_invalid')
    }
    await check(replica, key)
  })

  it('that is mistyped is refused without a query; one that cannot be looked up is refused too', async () => {
    const key = formatApiKey(newApiKeyParts())
    const lost = await startReplica(lostDatabase())
    const typo = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
    expect(await refusalCode(check(lost, typo))).toBe('api_key_invalid')
    await expect(check(lost, key)).rejects.not.toMatchObject({ code: 'api_key_invalid' })
  })

  it('is refused once it has expired, also when it was verified before', async () => {
    const replica = await startReplica(database(), { settings: { principalCacheTtl: 3600 } })
    const expiresAt = new Date(replica.clock.now().getTime() + 60_000)
    const { key } = await issue(replica, { expiresAt })
    replica.clock.advance(59.999)
    await check(replica, key)
    replica.clock.advance(0.001)
    expect(await refusalCode(check(replica, key))).toBe('api_key_invalid')
  })

  it('is refused at once on the replica that revokes it, and within the cache time on others', async () => {
    const here = await startReplica(database())
    const elsewhere = await startReplica(database(), { clock: here.clock })
    const { key, id } = await issue(here)
    for (const replica of [here, elsewhere]) await check(replica, key)
    const revokedAt = here.clock.now()
    expect(await here.auth.apiKeys.revoke({ id }, SYSTEM)).toBe(1)
    expect(await refusalCode(check(here, key))).toBe('api_key_invalid')
    await check(elsewhere, key)
    here.clock.advance(here.settings.principalCacheTtl)
    expect(await refusalCode(check(elsewhere, key))).toBe('api_key_invalid')
    expect(await here.auth.apiKeys.revoke({ id }, SYSTEM)).toBe(0)
    expect(await here.auth.apiKeys.revoke({ id: 'unknown' }, SYSTEM)).toBe(0)
    expect(await stored(id)).toMatchObject({ revokedAt })
  })
})

it('an API key can be issued in a transaction', async () => {
  const { auth } = await startReplica(database())
  const issuing = database().$transaction(async (tx) => {
    await auth.apiKeys.createApiKey({ name: 'shop', scopes: [], actor: SYSTEM }, tx)
    throw new Error('undone')
  })
  await expect(issuing).rejects.toThrow('undone')
  expect(await database().apiKey.count()).toBe(0)
})

describe('the pepper ring', () => {
  const older = { id: 'older', key: NOTATIONS.tokenSecret.generate() }
  const newer = { id: 'newer', key: NOTATIONS.tokenSecret.generate() }
  const withPeppers = (...ring: Pepper[]) => startReplica(database(), { settings: { apiKeyPeppers: ring } })

  it('verifies with every pepper, hashes with the first, and moves keys in use to it', async () => {
    const { key, id } = await issue(await withPeppers(older))
    expect(await stored(id)).toMatchObject({ pepperId: 'older' })
    const rotated = await withPeppers(newer, older)
    await check(rotated, key)
    await rotated.auth.apiKeys.settled()
    expect(await stored(id)).toMatchObject({ pepperId: 'newer' })
    expect(await check(await withPeppers(newer), key)).toMatchObject({ keyId: id })
  })

  it('refuses keys whose pepper was removed', async () => {
    const { key } = await issue(await withPeppers(older))
    expect(await refusalCode(check(await withPeppers(newer), key))).toBe('api_key_invalid')
  })

  it('does not move a key on a wrong secret', async () => {
    const { id } = await issue(await withPeppers(older))
    const rotated = await withPeppers(newer, older)
    await refusal(check(rotated, formatApiKey({ id, secret: newApiKeyParts().secret })))
    await rotated.auth.apiKeys.settled()
    expect(await stored(id)).toMatchObject({ pepperId: 'older' })
  })

  it('refuses a stored hash under another pepper’s name', async () => {
    const replica = await withPeppers(newer, older)
    const { key, id } = await issue(replica)
    await database().apiKey.update({ where: { id }, data: { pepperId: 'older' } })
    expect(await refusalCode(check(replica, key))).toBe('api_key_invalid')
  })
})

describe('the last use of an API key', () => {
  const lastUse = async ({ auth }: Replica, id: string) => {
    await auth.apiKeys.settled()
    return (await stored(id)).lastUsedAt
  }

  it('is recorded at most once a minute, on all replicas together', async () => {
    const replica = await startReplica(database())
    const other = await startReplica(database(), { clock: replica.clock })
    const { key, id } = await issue(replica)
    expect(await lastUse(replica, id)).toBeNull()
    const first = replica.clock.now()
    await check(replica, key)
    expect(await lastUse(replica, id)).toEqual(first)
    replica.clock.advance(59)
    for (const { auth } of [replica, other]) await auth.apiKeys.verifyApiKey(key)
    expect(await lastUse(replica, id)).toEqual(first)
    expect(await lastUse(other, id)).toEqual(first)
    replica.clock.advance(1)
    await check(replica, key)
    expect(await lastUse(replica, id)).toEqual(replica.clock.now())
  })

  it('is not recorded for a wrong or an expired key', async () => {
    const replica = await startReplica(database())
    const { key, id } = await issue(replica, { expiresAt: replica.clock.now() })
    await refusal(check(replica, key))
    await refusal(check(replica, formatApiKey({ id, secret: newApiKeyParts().secret })))
    expect(await lastUse(replica, id)).toBeNull()
  })

  it('does not fail the request when it cannot be noted: the failure is logged', async () => {
    const replica = await startReplica(database())
    const { key, id } = await issue(replica)
    await database().$executeRaw`ALTER TABLE api_keys ADD CONSTRAINT unused CHECK (last_used_at IS NULL)`
    try {
      for (let i = 0; i < 3; i++) expect(await check(replica, key)).toMatchObject({ keyId: id })
      await replica.auth.apiKeys.settled()
    } finally {
      await database().$executeRaw`ALTER TABLE api_keys DROP CONSTRAINT unused`
    }
    expect(replica.lines).toEqual([expect.stringContaining('noting the use of an API key failed')])
    expect(replica.lines.join()).not.toContain(parseApiKey(key)?.secret)
  })
})

it('a key whose stored hash is damaged is refused', async () => {
  const replica = await startReplica(database())
  const { key, id } = await issue(replica)
  await database().apiKey.update({ where: { id }, data: { secretHash: randomBytes(3) } })
  await expect(check(replica, key)).rejects.toThrow()
})
