import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type StartedApp, startApp } from '../support/app.ts'
import type { ApiResponse } from '../support/client.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { PASSWORD, type TestUser } from '../support/users.ts'

const NEW = 'staple battery horse correct'
const ROUNDS = 6
/** Hashes queued before a sign-in, so that its account is read long before its login is stored. */
const AHEAD = 3

let database: TestDatabase
/**
 * The replica that handles the sign-in, and the one that changes the account; one and the same if embedded.
 */
let here: StartedApp
let elsewhere: StartedApp

beforeAll(async () => {
  database = await createTestDatabase()
  here = await startApp({ database })
  elsewhere = inject('testDatabase').kind === 'postgresql' ? await startApp({ database }) : here
  for (const app of [here, elsewhere]) app.keepSecret(NEW)
})
afterAll(async () => {
  if (elsewhere !== here) await elsewhere.close()
  await here.close()
  await database.drop()
})

interface End {
  readonly title: string
  /** Whether the change hashes a new password. */
  readonly hashes: boolean
  readonly make: (user: TestUser) => Promise<ApiResponse>
}

const byAdmin = () => ({ ...elsewhere.as('admin'), headers: { 'if-match': '*' } })
const change = ({ id }: TestUser, json: object) =>
  elsewhere.request('PATCH', `/api/users/${id}`, { ...byAdmin(), json })

/** The changes that end the access of somebody who has the password. */
const ends: readonly End[] = [
  { title: 'is reset', hashes: true, make: (user) => change(user, { password: NEW }) },
  {
    title: 'is changed',
    hashes: true,
    make: ({ token }) => {
      const json = { currentPassword: PASSWORD, newPassword: NEW }
      return elsewhere.request('POST', '/api/auth/password', { token, json })
    },
  },
  { title: 'is of a disabled account', hashes: false, make: (user) => change(user, { disabled: true }) },
  {
    title: 'is of a deleted account',
    hashes: false,
    make: ({ id }) => elsewhere.request('DELETE', `/api/users/${id}`, byAdmin()),
  },
]

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await setImmediate()
}

/** Signs in while the access ends, then tries the tokens from that sign-in. @returns the outcomes */
async function race({ hashes, make }: End, username: string): Promise<string> {
  const user = await elsewhere.addUser(username, 'viewer')
  here.keepSecret(user.token, user.refreshToken)
  const { passwords } = here.context.auth
  const { hashed } = passwords.stats()
  const ahead = Array.from({ length: AHEAD }, () => passwords.hash(PASSWORD))
  const endsFirst = here === elsewhere && hashes
  const ending = endsFirst ? make(user) : undefined
  // one replica hashes in order: a sign-in that came first would always finish before the change
  if (endsFirst) await until(() => passwords.stats().hashed > hashed + AHEAD)
  const { pending } = passwords.stats()
  const json = { username, password: PASSWORD }
  const signingIn = here.request('POST', '/api/auth/login', { json })
  await until(() => passwords.stats().pending > pending || passwords.stats().pending === 0)
  expect(outcome(await (ending ?? make(user)))).toBe('200')
  await Promise.all(ahead)
  return afterwards(user, await signingIn)
}

/** Whether a login works, even after its account is enabled again. */
async function afterwards({ id }: TestUser, signedIn: ApiResponse): Promise<string> {
  if (signedIn.status !== 200) return outcome(signedIn)
  await here.prisma.user.updateMany({ where: { id }, data: { disabledAt: null } })
  const { refreshToken } = Object(Object(signedIn.json).data)
  const json = { refresh_token: refreshToken }
  return `200, then ${outcome(await here.request('POST', '/api/auth/refresh', { json }))}`
}

describe.each(ends)('a sign-in while its password $title', (end) => {
  it(`leaves no working login, in ${ROUNDS} rounds`, async () => {
    const outcomes: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      outcomes.push(await race(end, `${end.title.replaceAll(' ', '-')}-${round}`))
    }
    // the login was either not stored, or stored and revoked
    const right = /^(401 invalid_credentials|403 account_disabled|200, then 401 refresh_token_invalid)$/
    expect(outcomes.filter((one) => !right.test(one))).toEqual([])
  })
})
