import { describe, expect, it } from 'vitest'
import { loadSecrets } from '../../src/identity/secrets/secrets.ts'
import { createAccessTokens } from '../../src/identity/sessions/access-tokens.ts'
import { SYSTEM } from '../../src/words/change.ts'
import { refusalCode, silent } from './fixtures.ts'
import { addUser, logIn, lostDatabase, type Replica, startReplica, useDatabase } from './world.ts'

const DAY = 86_400
const database = useDatabase()

const whoIs = ({ auth }: Replica, accessToken: string) => auth.principals.ofAccessToken(accessToken)

describe('a login', () => {
  it('gives an access token that stands for the user', async () => {
    const { id } = await addUser(database())
    const replica = await startReplica(database())
    const principal = await whoIs(replica, (await logIn(replica)).accessToken)
    expect(principal).toMatchObject({ kind: 'user', userId: id, username: 'ada', role: 'editor' })
    expect(await database().session.findUnique({ where: { id: principal.sessionId } })).not.toBeNull()
  })

  it('stores its refresh token as a hash only', async () => {
    await addUser(database())
    const { refreshToken } = await logIn(await startReplica(database()))
    const [row] = await database().refreshToken.findMany()
    expect(row?.hash).toHaveLength(32)
    expect(Buffer.from(row?.hash ?? []).toString('base64url')).not.toBe(refreshToken.replace('cmsr_', ''))
  })

  it('ends at once on the replica that ends it, and within the cache time on others', async () => {
    await addUser(database())
    const here = await startReplica(database())
    const elsewhere = await startReplica(database(), { clock: here.clock })
    const { accessToken, refreshToken } = await logIn(here)
    const { sessionId } = await whoIs(here, accessToken)
    await whoIs(elsewhere, accessToken)
    await here.auth.sessions.revoke({ id: sessionId }, SYSTEM)
    expect(await refusalCode(whoIs(here, accessToken))).toBe('token_invalid')
    expect(await whoIs(elsewhere, accessToken)).toMatchObject({ username: 'ada' })
    here.clock.advance(here.settings.principalCacheTtl)
    expect(await refusalCode(whoIs(elsewhere, accessToken))).toBe('token_invalid')
    expect(await refusalCode(elsewhere.auth.refresh(refreshToken))).toBe('refresh_token_invalid')
  })

  it('can be ended alone, or all others of the user with it left', async () => {
    const { id } = await addUser(database())
    await addUser(database(), 'bob')
    const replica = await startReplica(database())
    const [first, second, third] = [await logIn(replica), await logIn(replica), await logIn(replica)]
    const bob = await logIn(replica, 'bob')
    const { sessionId: firstId } = await whoIs(replica, first.accessToken)
    await replica.auth.sessions.revoke({ id: firstId }, SYSTEM)
    const { sessionId } = await whoIs(replica, third.accessToken)
    await whoIs(replica, second.accessToken)
    await replica.auth.sessions.revoke({ userId: id, id: { not: sessionId } }, SYSTEM)
    expect(await refusalCode(whoIs(replica, second.accessToken))).toBe('token_invalid')
    expect(await refusalCode(replica.auth.refresh(second.refreshToken))).toBe('refresh_token_invalid')
    expect(await whoIs(replica, third.accessToken)).toMatchObject({ userId: id })
    await replica.auth.sessions.revoke({ userId: id }, SYSTEM)
    expect(await refusalCode(whoIs(replica, third.accessToken))).toBe('token_invalid')
    expect(await whoIs(replica, bob.accessToken)).toMatchObject({ username: 'bob' })
  })

  it('that is ended in a transaction goes on when that is rolled back', async () => {
    const { id } = await addUser(database())
    const replica = await startReplica(database(), { settings: { principalCacheTtl: 0 } })
    const { accessToken } = await logIn(replica)
    const end = (undo: boolean) =>
      database().$transaction(async (tx) => {
        await replica.auth.sessions.revoke({ userId: id }, SYSTEM, tx)
        if (undo) throw new Error('undone')
      })
    await expect(end(true)).rejects.toThrow('undone')
    await whoIs(replica, accessToken)
    await end(false)
    expect(await refusalCode(whoIs(replica, accessToken))).toBe('token_invalid')
  })

  it('is refused for a token that names another user', async () => {
    await addUser(database())
    const { id: userId } = await addUser(database(), 'bob')
    const replica = await startReplica(database())
    const { sessionId } = await whoIs(replica, (await logIn(replica)).accessToken)
    const secrets = await loadSecrets(replica.settings, silent)
    const forged = await createAccessTokens({ ...replica, secrets }).issue({
      userId,
      sessionId,
      generation: 0,
    })
    expect(await refusalCode(whoIs(replica, forged))).toBe('token_invalid')
  })

  it('does not outlive its user', async () => {
    await addUser(database())
    const replica = await startReplica(database())
    const { accessToken, refreshToken } = await logIn(replica)
    await database().user.deleteMany()
    expect(await refusalCode(whoIs(replica, accessToken))).toBe('token_invalid')
    expect(await refusalCode(replica.auth.refresh(refreshToken))).toBe('refresh_token_invalid')
  })

  it('is refused while the database cannot be asked', async () => {
    await addUser(database())
    const { accessToken, refreshToken } = await logIn(await startReplica(database()))
    const lost = await startReplica(lostDatabase())
    await expect(whoIs(lost, accessToken)).rejects.toThrow()
    await expect(lost.auth.refresh(refreshToken)).rejects.toThrow()
  })
})

describe('the account behind a login', () => {
  it('ends the login for good when it is disabled', async () => {
    const { id } = await addUser(database())
    const replica = await startReplica(database())
    const { accessToken, refreshToken } = await logIn(replica)
    await whoIs(replica, accessToken)
    await database().user.update({ where: { id }, data: { disabledAt: replica.clock.now() } })
    replica.auth.forget()
    expect(await refusalCode(whoIs(replica, accessToken))).toBe('token_invalid')
    expect(await refusalCode(replica.auth.refresh(refreshToken))).toBe('refresh_token_invalid')
    await database().user.update({ where: { id }, data: { disabledAt: null } })
    expect(await refusalCode(whoIs(replica, accessToken))).toBe('token_invalid')
    expect(await refusalCode(replica.auth.refresh(refreshToken))).toBe('refresh_token_invalid')
  })

  it('has its new role at once on this replica, and within the cache time on others', async () => {
    const { id } = await addUser(database())
    const here = await startReplica(database())
    const elsewhere = await startReplica(database(), { clock: here.clock })
    const { accessToken } = await logIn(here)
    for (const replica of [here, elsewhere]) await whoIs(replica, accessToken)
    await database().user.update({ where: { id }, data: { role: 'viewer' } })
    here.auth.forget()
    expect(await whoIs(here, accessToken)).toMatchObject({ role: 'viewer' })
    expect(await whoIs(elsewhere, accessToken)).toMatchObject({ role: 'editor' })
    here.clock.advance(here.settings.principalCacheTtl)
    expect(await whoIs(elsewhere, accessToken)).toMatchObject({ role: 'viewer' })
  })
})

describe('logins that are over', () => {
  it('are deleted with their tokens once the idle lifetime has passed again', async () => {
    await addUser(database())
    const replica = await startReplica(database())
    const { refreshToken } = await logIn(replica)
    await replica.auth.refresh(refreshToken)
    replica.clock.advance(14 * DAY)
    expect(await replica.auth.sessions.purge(1_000)).toBe(0)
    replica.clock.advance(1)
    expect(await replica.auth.sessions.purge(1_000)).toBe(2)
    replica.clock.advance(23 * DAY)
    expect(await replica.auth.sessions.purge(1_000)).toBe(1)
    expect(await database().session.count()).toBe(0)
  })
})
