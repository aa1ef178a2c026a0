import { describe, expect, it } from 'vitest'
import { makeRefreshToken } from '../../src/identity/sessions/refresh-tokens.ts'
import { refusal, refusalCode, testSecrets } from './fixtures.ts'
import { addUser, logIn, lostDatabase, type Replica, startReplica, useDatabase } from './world.ts'

const DAY = 86_400
const database = useDatabase()

const whoIs = ({ auth }: Replica, accessToken: string) => auth.principals.ofAccessToken(accessToken)

async function start(settings: Parameters<typeof startReplica>[1] = {}) {
  await addUser(database())
  const replica = await startReplica(database(), settings)
  return { ...replica, pair: await logIn(replica) }
}

describe('a refresh', () => {
  it('gives a new pair of the same login', async () => {
    const replica = await start()
    const next = await replica.auth.refresh(replica.pair.refreshToken)
    expect(next.accessToken).not.toBe(replica.pair.accessToken)
    expect(next.refreshToken).not.toBe(replica.pair.refreshToken)
    const { token, ...login } = await whoIs(replica, replica.pair.accessToken)
    expect(await whoIs(replica, next.accessToken)).toMatchObject(login)
    expect((await whoIs(replica, next.accessToken)).token.id).not.toBe(token.id)
    const last = await replica.auth.refresh(next.refreshToken)
    expect(await whoIs(replica, last.accessToken)).toMatchObject({ username: 'ada' })
  })

  it('answers eight requests with one token at once with the same successor', async () => {
    const replica = await start()
    const refresh = () => replica.auth.refresh(replica.pair.refreshToken)
    const pairs = await Promise.all(Array.from({ length: 8 }, refresh))
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1)
    expect(new Set(pairs.map((pair) => pair.accessToken)).size).toBe(8)
    for (const { accessToken } of pairs)
      expect(await whoIs(replica, accessToken)).toMatchObject({ username: 'ada' })
    for (const { refreshToken } of pairs) await replica.auth.refresh(refreshToken)
    expect(await database().refreshToken.count()).toBe(3)
    expect(await database().refreshToken.count({ where: { rotatedAt: null } })).toBe(1)
  })

  it('works on several replicas at once', async () => {
    const replica = await start()
    const others = await Promise.all([1, 2, 3].map(() => startReplica(database(), { clock: replica.clock })))
    const pairs = await Promise.all(others.map(({ auth }) => auth.refresh(replica.pair.refreshToken)))
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1)
    for (const { accessToken } of pairs)
      expect(await whoIs(replica, accessToken)).toMatchObject({ username: 'ada' })
  })

  it('notes when the login was last used', async () => {
    const replica = await start()
    replica.clock.advance(60)
    await replica.auth.refresh(replica.pair.refreshToken)
    expect(await database().session.findFirst()).toMatchObject({ lastUsedAt: replica.clock.now() })
  })

  it('refuses what is no refresh token of ours', async () => {
    const replica = await start()
    const foreign = makeRefreshToken(await testSecrets()).token
    const { accessToken, refreshToken } = replica.pair
    const wrong = [
      '',
      'x',
      foreign,
      accessToken,
      `${refreshToken}x`,
      refreshToken.toUpperCase(),
      `cmsr_${'\0'.repeat(43)}`,
    ]
    for (const token of wrong) {
      expect(await refusalCode(replica.auth.refresh(token))).toBe('refresh_token_invalid')
    }
    await replica.auth.refresh(refreshToken)
  })

  it('refuses a malformed token without a query', async () => {
    const { auth } = await startReplica(lostDatabase())
    expect(await refusalCode(auth.refresh('cmsr_short'))).toBe('refresh_token_invalid')
  })
})

describe('a refresh token that was used before', () => {
  it('is answered with the same successor within the grace, and nothing is stored for that', async () => {
    const replica = await start()
    const next = await replica.auth.refresh(replica.pair.refreshToken)
    const stored = await database().refreshToken.findMany()
    replica.clock.advance(9.999)
    for (let count = 0; count < 20; count++) {
      const retried = await replica.auth.refresh(replica.pair.refreshToken)
      expect(retried.refreshToken).toBe(next.refreshToken)
      expect(await whoIs(replica, retried.accessToken)).toMatchObject({ username: 'ada' })
    }
    expect(await database().refreshToken.findMany()).toEqual(stored)
    await replica.auth.refresh(next.refreshToken)
  })

  it('that a thief uses within the grace ends the login when one of the two refreshes later', async () => {
    const replica = await start()
    const owner = await replica.auth.refresh(replica.pair.refreshToken)
    const thief = await replica.auth.refresh(replica.pair.refreshToken)
    replica.clock.advance(900)
    const last = await replica.auth.refresh(owner.refreshToken)
    replica.clock.advance(10)
    expect(await refusalCode(replica.auth.refresh(thief.refreshToken))).toBe('refresh_token_reused')
    expect(await refusalCode(replica.auth.refresh(last.refreshToken))).toBe('refresh_token_invalid')
    for (const { accessToken } of [owner, thief, last])
      expect(await refusalCode(whoIs(replica, accessToken))).toMatch(/^token_(invalid|expired)$/)
  })

  it('is answered with the successor’s successor only within the grace of that one', async () => {
    const replica = await start()
    const second = await replica.auth.refresh(replica.pair.refreshToken)
    replica.clock.advance(5)
    const third = await replica.auth.refresh(second.refreshToken)
    replica.clock.advance(4)
    const again = await replica.auth.refresh(replica.pair.refreshToken)
    expect(again.refreshToken).toBe(second.refreshToken)
    replica.clock.advance(5)
    expect((await replica.auth.refresh(again.refreshToken)).refreshToken).toBe(third.refreshToken)
    replica.clock.advance(1)
    expect(await refusalCode(replica.auth.refresh(again.refreshToken))).toBe('refresh_token_reused')
    expect(await refusalCode(replica.auth.refresh(third.refreshToken))).toBe('refresh_token_invalid')
  })

  it('has a successor that nobody can compute without the secrets of the service', async () => {
    const [ours, others] = [await testSecrets(), await testSecrets()]
    const { token } = makeRefreshToken(ours)
    expect(makeRefreshToken(ours, token)).toEqual(makeRefreshToken(ours, token))
    expect(makeRefreshToken(ours, token).token).not.toBe(
      makeRefreshToken({ ...ours, successorKey: others.successorKey }, token).token,
    )
    expect(ours.successorKey).not.toEqual(ours.refreshTokenKey)
  })

  it('ends the login after the grace, and the end is committed', async () => {
    const replica = await start()
    const elsewhere = await startReplica(database(), { clock: replica.clock })
    const next = await replica.auth.refresh(replica.pair.refreshToken)
    await whoIs(replica, next.accessToken)
    replica.clock.advance(10)
    expect(await refusalCode(replica.auth.refresh(replica.pair.refreshToken))).toBe('refresh_token_reused')
    expect(await database().session.findFirst()).toMatchObject({ revokedAt: replica.clock.now() })
    for (const { auth } of [replica, elsewhere]) {
      expect(await refusalCode(auth.principals.ofAccessToken(next.accessToken))).toBe('token_invalid')
      expect(await refusalCode(auth.refresh(next.refreshToken))).toBe('refresh_token_invalid')
      expect(await refusalCode(auth.refresh(replica.pair.refreshToken))).toBe('refresh_token_invalid')
    }
  })

  it('leaves the other logins of its user alone', async () => {
    const replica = await start()
    const other = await logIn(replica)
    await replica.auth.refresh(replica.pair.refreshToken)
    replica.clock.advance(11)
    expect(await refusalCode(replica.auth.refresh(replica.pair.refreshToken))).toBe('refresh_token_reused')
    await replica.auth.refresh(other.refreshToken)
  })

  it('is reported in the log, without the token', async () => {
    const replica = await start()
    await replica.auth.refresh(replica.pair.refreshToken)
    replica.clock.advance(11)
    await refusal(replica.auth.refresh(replica.pair.refreshToken))
    expect(replica.lines).toEqual([expect.stringContaining('used again')])
    expect(replica.lines.join()).not.toContain(replica.pair.refreshToken)
  })

  it('ends the login at once without a grace', async () => {
    const replica = await start({ settings: { refreshGraceSeconds: 0 } })
    const next = await replica.auth.refresh(replica.pair.refreshToken)
    expect(await refusalCode(replica.auth.refresh(replica.pair.refreshToken))).toBe('refresh_token_reused')
    expect(await refusalCode(replica.auth.refresh(next.refreshToken))).toBe('refresh_token_invalid')
  })

  it('gets no grace by a replica whose clock is behind', async () => {
    const replica = await start({ settings: { refreshGraceSeconds: 0 } })
    await replica.auth.refresh(replica.pair.refreshToken)
    replica.clock.advance(-5)
    expect(await refusalCode(replica.auth.refresh(replica.pair.refreshToken))).toBe('refresh_token_reused')
  })
})

describe('the life of a login', () => {
  it('ends after seven days without a refresh', async () => {
    const replica = await start()
    replica.clock.advance(7 * DAY - 1)
    const next = await replica.auth.refresh(replica.pair.refreshToken)
    replica.clock.advance(7 * DAY)
    expect(await refusalCode(replica.auth.refresh(next.refreshToken))).toBe('refresh_token_expired')
  })

  it('ends after thirty days, however often it is refreshed', async () => {
    const replica = await start()
    let { refreshToken } = replica.pair
    for (let day = 0; day < 30; day += 6) {
      const next = await replica.auth.refresh(refreshToken)
      refreshToken = next.refreshToken
      replica.clock.advance(6 * DAY - (day === 24 ? 1 : 0))
    }
    const last = await replica.auth.refresh(refreshToken)
    await whoIs(replica, last.accessToken)
    replica.clock.advance(1)
    expect(await refusalCode(replica.auth.refresh(last.refreshToken))).toBe('refresh_token_expired')
    expect(await refusalCode(whoIs(replica, last.accessToken))).toBe('token_invalid')
  })

  it('can be shortened, which holds for all of its tokens', async () => {
    const replica = await start()
    const { refreshToken } = await replica.auth.refresh(replica.pair.refreshToken)
    await database().session.updateMany({ data: { expiresAt: replica.clock.now() } })
    for (const token of [refreshToken, replica.pair.refreshToken]) {
      expect(await refusalCode(replica.auth.refresh(token))).toBe('refresh_token_expired')
    }
  })

  it('is not made longer by the grace', async () => {
    const replica = await start({ settings: { refreshIdleTtl: 100, refreshAbsoluteTtl: 50 } })
    await replica.auth.refresh(replica.pair.refreshToken)
    replica.clock.advance(9)
    const again = await replica.auth.refresh(replica.pair.refreshToken)
    replica.clock.advance(41)
    expect(await refusalCode(replica.auth.refresh(again.refreshToken))).toBe('refresh_token_expired')
    const tokens = await database().refreshToken.findMany({ include: { session: true } })
    for (const token of tokens) expect(token.expiresAt <= token.session.expiresAt).toBe(true)
  })
})
