import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import type { TestUser } from '../support/users.ts'
import { resourceAt } from './resource.ts'

/** Rounds for each pair of attacks. */
const ROUNDS = 2
const ROUNDS_OF_FIVE = 10
const LAST_ADMIN = '409 last_admin'

const app = useApp()

const users = () => app.prisma.user
const enabledAdmins = () => users().count({ where: { role: 'admin', disabledAt: null } })

/** What an administrator may try on another one, or on themselves. */
const ATTACKS = {
  disable: (by: TestUser, whom: TestUser) => at(by, whom).patch({ disabled: true }, '*'),
  demote: (by: TestUser, whom: TestUser) => at(by, whom).patch({ role: 'editor' }, '*'),
  delete: (by: TestUser, whom: TestUser) => at(by, whom).remove(),
} as const
const attacks = Object.keys(ATTACKS).filter((name): name is keyof typeof ATTACKS => name in ATTACKS)

function at(by: TestUser, whom: TestUser) {
  return resourceAt(app, `/api/users/${whom.id}`, { token: by.token })
}

describe('the last administrator', () => {
  it('cannot be demoted or deleted until there is another one', async () => {
    const { admin } = app.users
    const next = await app.addUser('next', 'admin')
    expect(outcome(await at(next, admin).patch({ role: 'viewer' }, '*'))).toBe('200')
    expect(outcome(await at(next, next).remove())).toBe(LAST_ADMIN)
    expect(outcome(await at(next, admin).patch({ role: 'admin' }, '*'))).toBe('200')
    expect(outcome(await at(next, next).remove())).toBe('200')
  })
})

describe('administrators who remove each other at the same time', () => {
  const pairs = attacks.flatMap((first) => attacks.map((second) => [first, second] as const))

  it.each(pairs)(`leave one of two, ${ROUNDS} times: %s and %s`, async (first, second) => {
    for (let round = 0; round < ROUNDS; round++) {
      const one = await app.addUser(`one-${first}-${second}-${round}`, 'admin')
      const two = await app.addUser(`two-${first}-${second}-${round}`, 'admin')
      await users().updateMany({ where: { id: app.users.admin.id }, data: { role: 'viewer' } })
      const race = await Promise.all([ATTACKS[first](one, two), ATTACKS[second](two, one)])
      expect(race.map(outcome)).toContain('200')
      expect(await enabledAdmins()).toBe(1)
      await users().updateMany({ where: { id: app.users.admin.id }, data: { role: 'admin' } })
      await users().deleteMany({ where: { id: { in: [one.id, two.id] } } })
    }
  })

  // many rounds, because a deadlock, which fails a request with an error, is rare
  it(`leave one of five, ${ROUNDS_OF_FIVE} times, whoever removes whom`, async () => {
    for (let round = 0; round < ROUNDS_OF_FIVE; round++) {
      const names = [1, 2, 3, 4, 5].map((number) => `five-${number}-${round}`)
      const group = await Promise.all(names.map((name) => app.addUser(name, 'admin')))
      await users().updateMany({ where: { id: app.users.admin.id }, data: { role: 'viewer' } })
      const all = group.flatMap((by, index) =>
        group.map((whom, other) => ATTACKS[attacks[(index + other) % 3] ?? 'disable'](by, whom)),
      )
      const outcomes = (await Promise.all(all)).map(outcome)
      expect(await enabledAdmins()).toBe(1)
      expect(outcomes.filter((text) => text.startsWith('5'))).toEqual([])
      await users().updateMany({ where: { id: app.users.admin.id }, data: { role: 'admin' } })
      await users().deleteMany({ where: { id: { in: group.map(({ id }) => id) } } })
    }
  })
})
