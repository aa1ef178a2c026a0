import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NOTATIONS, type Pepper } from '../../src/config/key-material.ts'
import { SYSTEM } from '../../src/domain/change.ts'
import { formatApiKey, newApiKeyParts, parseApiKey } from '../../src/identity/keys/api-key-format.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'
import { refusal, refusalCode } from './fixtures.ts'
import { startReplica } from './replica.ts'

const app = useApp()
const stored = (id: string) => app.prisma.apiKey.findUniqueOrThrow({ where: { id } })
const change = (id: string, data: object) => app.prisma.apiKey.update({ where: { id }, data })
const issue = (more = {}) => app.issueKey({ scopes: ['posts:read'], ...more })
const verify = (key: string) => app.context.auth.apiKeys.verifyApiKey(key)
const wrongSecret = (id: string) => formatApiKey({ id, secret: newApiKeyParts().secret })

describe('an API key', () => {
  it('ignores a stored scope that this version does not know', async () => {
    const { id, key } = await issue()
    await change(id, { scopes: ['posts:read', 'everything'] })
    expect(await verify(key)).toEqual({ kind: 'apiKey', keyId: id, scopes: ['posts:read'] })
  })

  it('is refused with the same code whether it is mistyped, unknown or wrong', async () => {
    const { key, id } = await issue()
    const other = newApiKeyParts()
    const secret = parseApiKey(key)?.secret ?? ''
    const mistyped = ['', 'x', key.slice(0, -1), `${key} `, key.toLowerCase(), 'cms_'.repeat(10_000)]
    for (const text of [
      ...mistyped,
      formatApiKey(other),
      wrongSecret(id),
      formatApiKey({ ...other, secret }),
    ])
      expect(await refusalCode(verify(text))).toBe('api_key_invalid')
    await verify(key)
  })

  it('is refused without a query if it is mistyped', async () => {
    const key = formatApiKey(newApiKeyParts())
    const typo = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
    expect(await statementsFor(() => refusal(verify(typo)))).toEqual([])
    expect(await statementsFor(() => refusal(verify(key)))).not.toEqual([])
  })

  it('is refused if its stored hash is damaged', async () => {
    const { id, key } = await issue()
    expect((await stored(id)).secretHash).toHaveLength(32)
    await change(id, { secretHash: randomBytes(3) })
    await expect(verify(key)).rejects.toThrow()
  })
})

describe('the pepper ring', () => {
  const older = { id: 'older', key: NOTATIONS.tokenSecret.generate() }
  const newer = { id: 'newer', key: NOTATIONS.tokenSecret.generate() }
  const withPeppers = (...apiKeyPeppers: Pepper[]) => startReplica(app, { settings: { apiKeyPeppers } })

  async function issuedWith(...ring: Pepper[]) {
    const { apiKeys } = await withPeppers(...ring)
    const { key, row } = await apiKeys.createApiKey({ name: 'shop', scopes: [], actor: SYSTEM })
    return { key, id: row.id }
  }

  it('verifies with every pepper, hashes with the first, and rehashes keys in use', async () => {
    const { key, id } = await issuedWith(older)
    const rotated = await withPeppers(newer, older)
    await refusal(rotated.verify(wrongSecret(id)))
    await rotated.apiKeys.settled()
    expect(await stored(id)).toMatchObject({ pepperId: 'older' })
    await rotated.verify(key)
    await rotated.apiKeys.settled()
    expect(await stored(id)).toMatchObject({ pepperId: 'newer' })
    expect(await (await withPeppers(newer)).verify(key)).toMatchObject({ keyId: id })
  })

  it('refuses keys whose pepper was removed, and hashes under another pepper’s id', async () => {
    const { key } = await issuedWith(older)
    expect(await refusalCode((await withPeppers(newer)).verify(key))).toBe('api_key_invalid')
    const renamed = await issuedWith(newer, older)
    await change(renamed.id, { pepperId: 'older' })
    expect(await refusalCode((await withPeppers(newer, older)).verify(renamed.key))).toBe('api_key_invalid')
  })
})

describe('the last use of an API key', () => {
  it('is recorded at most once a minute, on all replicas together', async () => {
    const replicas = [await startReplica(app), await startReplica(app)]
    const { key, id } = await issue()
    async function use(): Promise<Date | null> {
      for (const { verify, apiKeys } of replicas) {
        await verify(key)
        await apiKeys.settled()
      }
      return (await stored(id)).lastUsedAt
    }
    expect((await stored(id)).lastUsedAt).toBeNull()
    const first = app.clock.now()
    expect(await use()).toEqual(first)
    app.clock.advance(59)
    expect(await use()).toEqual(first)
    app.clock.advance(1)
    expect(await use()).toEqual(app.clock.now())
  })

  it('is not recorded for a wrong or an expired key', async () => {
    const { key, id } = await issue({ expiresAt: app.clock.now() })
    for (const refused of [key, wrongSecret(id)]) await refusal(verify(refused))
    await app.context.auth.apiKeys.settled()
    expect((await stored(id)).lastUsedAt).toBeNull()
  })

  it('is logged when it cannot be recorded, and does not fail the request', async () => {
    const replica = await startReplica(app)
    const { key, id } = await issue()
    await app.prisma.$executeRaw`
      ALTER TABLE api_keys ADD CONSTRAINT unused CHECK (last_used_at IS NULL) NOT VALID`
    for (let count = 0; count < 3; count++) expect(await replica.verify(key)).toMatchObject({ keyId: id })
    await replica.apiKeys.settled()
    await app.prisma.$executeRaw`ALTER TABLE api_keys DROP CONSTRAINT unused`
    expect(replica.lines()).toEqual([expect.stringContaining('noting the use of an API key failed')])
    expect(replica.lines().join()).not.toContain(parseApiKey(key)?.secret)
  })
})
