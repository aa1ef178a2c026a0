import { describe, expect, it } from 'vitest'
import { SettingsError } from '../../src/config/settings.ts'
import { requestOf, SYSTEM } from '../../src/words/change.ts'
import { addUser, HOME, PASSWORD, startReplica, useDatabase } from './world.ts'

const database = useDatabase()

describe('the first user', () => {
  it('is an admin with a random password that is shown once', async () => {
    const { auth } = await startReplica(database())
    const created = await auth.ensureAdmin()
    expect(created).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{24}$/) })
    const pair = await auth.logIn({
      username: 'admin',
      password: created?.password ?? '',
      address: HOME,
      request: requestOf(SYSTEM),
    })
    expect(await auth.principals.ofAccessToken(pair.accessToken)).toMatchObject({ role: 'admin' })
    expect(await auth.ensureAdmin()).toBeUndefined()
  })

  it('has the name and password of the settings, and the password is not shown', async () => {
    const settings = { adminUsername: 'Root', adminPassword: PASSWORD }
    const { auth } = await startReplica(database(), { settings })
    expect(await auth.ensureAdmin()).toEqual({ username: 'root', password: undefined })
    await auth.logIn({ username: 'ROOT', password: PASSWORD, address: HOME, request: requestOf(SYSTEM) })
    expect(await database().user.findFirst()).toMatchObject({ username: 'root', displayName: 'Root' })
  })

  it('is created once by replicas that start at the same time', async () => {
    const replicas = await Promise.all([1, 2, 3, 4].map(() => startReplica(database())))
    const results = await Promise.all(replicas.map(({ auth }) => auth.ensureAdmin()))
    const [created, ...others] = results.filter((result) => result !== undefined)
    expect(others).toEqual([])
    expect(await database().user.count()).toBe(1)
    const [first] = replicas
    await first?.auth.logIn({
      username: 'admin',
      password: created?.password ?? '',
      address: HOME,
      request: requestOf(SYSTEM),
    })
  })

  it('is not created in a database that has users', async () => {
    await addUser(database(), 'ada', 'viewer')
    const { auth, lines } = await startReplica(database(), { settings: { adminPassword: 'short' } })
    expect(await auth.ensureAdmin()).toBeUndefined()
    expect(await database().user.count()).toBe(1)
    expect(lines).toEqual([expect.stringContaining('ADMIN_PASSWORD is not used: there are users already')])
  })

  it('is not missed where the settings have no password', async () => {
    await addUser(database(), 'ada', 'viewer')
    const { auth, lines } = await startReplica(database())
    expect(await auth.ensureAdmin()).toBeUndefined()
    expect(lines).toEqual([])
  })

  it('is not created with a bad password, which the message does not repeat', async () => {
    const { auth } = await startReplica(database(), { settings: { adminPassword: 'swordfish' } })
    const attempt = auth.ensureAdmin()
    await expect(attempt).rejects.toThrow(SettingsError)
    await expect(attempt).rejects.toThrow('ADMIN_PASSWORD must have at least 12 characters')
    await expect(attempt).rejects.not.toThrow('swordfish')
  })
})
