import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { HASH_PARAMETERS } from '../../src/identity/passwords/passwords.ts'
import { requestOf, SYSTEM } from '../../src/words/change.ts'
import { refusal, refusalCode } from './fixtures.ts'
import { addUser, HOME, logIn, PASSWORD, type Replica, startReplica, useDatabase } from './world.ts'

const database = useDatabase()
const WRONG = 'wrong horse battery'

const tryLogin = ({ auth }: Replica, username: string, password = WRONG) =>
  auth.logIn({ username, password, address: HOME, request: requestOf(SYSTEM) })

/** What a client sees of a refused login, and what work it took. */
async function observe(replica: Replica, username: string, password = WRONG) {
  const before = replica.auth.passwords.stats()
  const { code, status, message, headers } = await refusal(tryLogin(replica, username, password))
  const { hashed, verified } = replica.auth.passwords.stats()
  return {
    answer: { code, status, message, headers },
    work: { hashed: hashed - before.hashed, verified: verified - before.verified },
  }
}

describe('logging in', () => {
  it('takes the username without regard to case and composition', async () => {
    await addUser(database(), 'andré')
    const replica = await startReplica(database())
    for (const name of ['andré', 'ANDRÉ', 'Andre\u0301']) await logIn(replica, name)
  })

  it('answers an unknown user and a wrong password alike, with the same work', async () => {
    await addUser(database())
    const replica = await startReplica(database())
    const wrong = await observe(replica, 'ada')
    expect(wrong.answer).toMatchObject({ code: 'invalid_credentials', status: 401 })
    expect(wrong.work).toEqual({ hashed: 0, verified: 1 })
    expect(await observe(replica, 'nobody')).toEqual(wrong)
  })

  it.each(['', '\0', 'a\0b', '\ud800', '\udfff'.repeat(9), 'x'.repeat(100_000), "' OR 1=1 --", '{"$ne":1}'])(
    'takes any text for a username: %#',
    async (username) => {
      await addUser(database())
      const { answer, work } = await observe(await startReplica(database()), username)
      expect(answer.code).toBe('invalid_credentials')
      expect(work.verified).toBe(1)
    },
  )

  it('tells that an account is disabled only after the right password', async () => {
    const { id } = await addUser(database())
    const replica = await startReplica(database())
    await database().user.update({ where: { id }, data: { disabledAt: replica.clock.now() } })
    const wrong = await observe(replica, 'ada')
    expect(wrong).toEqual(await observe(replica, 'nobody'))
    const right = await observe(replica, 'ada', PASSWORD)
    expect(right.answer).toMatchObject({ code: 'account_disabled', status: 403 })
    expect(await database().session.count()).toBe(0)
  })

  it('is refused for a while after too many wrong passwords, whether or not the user exists', async () => {
    await addUser(database())
    const replica = await startReplica(database())
    for (const username of ['ada', 'nobody']) {
      for (let i = 0; i < 6; i++)
        expect(await refusalCode(tryLogin(replica, username))).toBe('invalid_credentials')
      const { answer, work } = await observe(replica, username, PASSWORD)
      expect(answer).toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '1' } })
      expect(work.verified).toBe(0)
    }
  })

  it('is not slowed when rate limits are off', async () => {
    const replica = await startReplica(database(), { settings: { rateLimit: false } })
    for (let i = 0; i < 8; i++)
      expect(await refusalCode(tryLogin(replica, 'nobody'))).toBe('invalid_credentials')
  })

  it('is refused as unavailable, and not counted, when too many logins wait', async () => {
    await addUser(database())
    const replica = await startReplica(database(), { hashing: { concurrency: 1, maxWaiting: 1 } })
    const codes = await Promise.all(Array.from({ length: 6 }, () => refusalCode(tryLogin(replica, 'ada'))))
    expect(new Set(codes)).toEqual(new Set(['invalid_credentials', 'unavailable']))
    const counted = codes.filter((code) => code === 'invalid_credentials').length
    for (let i = counted; i < 6; i++) {
      expect(await refusalCode(tryLogin(replica, 'ada'))).toBe('invalid_credentials')
    }
    expect(await refusalCode(tryLogin(replica, 'ada'))).toBe('rate_limited')
  })
})

describe('a password hash with weaker parameters', () => {
  it('is replaced at a login with the right password, and at no other', async () => {
    const { id } = await addUser(database())
    const passwordHash = await hash(PASSWORD, { ...HASH_PARAMETERS, memoryCost: 8192 })
    await database().user.update({ where: { id }, data: { passwordHash } })
    const replica = await startReplica(database())
    await refusal(tryLogin(replica, 'ada'))
    const stored = () => database().user.findUniqueOrThrow({ where: { id } })
    expect(await stored()).toMatchObject({ passwordHash })
    await logIn(replica)
    expect((await stored()).passwordHash).toContain('m=19456,t=2,p=1')
    await logIn(replica)
    expect(replica.auth.passwords.stats().hashed).toBe(1)
  })

  it('does not fail the login when it cannot be renewed', async () => {
    const { id } = await addUser(database())
    const passwordHash = await hash(PASSWORD, { ...HASH_PARAMETERS, memoryCost: 8192 })
    await database().user.update({ where: { id }, data: { passwordHash } })
    await database().$executeRaw`ALTER TABLE users ADD CONSTRAINT weak CHECK (password_hash LIKE '%m=8192%')`
    const replica = await startReplica(database())
    try {
      await logIn(replica)
    } finally {
      await database().$executeRaw`ALTER TABLE users DROP CONSTRAINT weak`
    }
    expect(replica.lines).toEqual([expect.stringContaining('could not be renewed')])
  })
})
