import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { HASH_PARAMETERS, Passwords, passwordProblem } from '../../src/identity/passwords/passwords.ts'
import { refusal } from './fixtures.ts'

const PASSWORD = 'correct horse battery'

/** Common passwords, altered ones, sequences, repetitions, the username and the name of the service. */
const GUESSABLE = [
  '1q2w3e4r5t6y',
  'password1234',
  'P@$$w0rd-2026',
  'dragon-monkey',
  'qwertyuiop[]',
  'abcdefghijkl',
  '123456789012',
  'x'.repeat(256),
  '🔑'.repeat(64),
  ' '.repeat(12),
  'k3q'.repeat(85),
  'staple staple staple',
  'wilhelmina.brandt',
  'Wilhelmina-Brandt-1987',
  'tdnarb.animlehliw',
  'wilhelmina!!',
  'cms-api-cms-api',
  'CMS API 2026!',
]

const HONEST = [
  'correct horse battery staple',
  'long enough for anybody',
  'tulip lamp ocean',
  'ein Hund im Schnee',
  'Xk9#mQ2$vL7p',
  'kdj3hf92ksl0',
  '📏🔑🌵🚲🎺🧊🪁🦉🍋⛵🧵🎲',
]

describe('passwords', () => {
  it('are stored as argon2id with the parameters that OWASP recommends', async () => {
    const passwords = new Passwords()
    const stored = await passwords.hash(PASSWORD)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify(stored, PASSWORD)).toBe(true)
    expect(await passwords.verify(stored, `${PASSWORD} `)).toBe(false)
    expect(await passwords.hash(PASSWORD)).not.toBe(stored)
  })

  it('are verified with as much work for unknown users as for known ones', async () => {
    const passwords = new Passwords()
    expect(await passwords.verify(undefined, PASSWORD)).toBe(false)
    expect(passwords.stats()).toEqual({ hashed: 0, verified: 1, pending: 0 })
  })

  it('are the same in every Unicode composition', async () => {
    const passwords = new Passwords()
    const stored = await passwords.hash('caf\u00e9 au lait d\u2019hiver')
    expect(await passwords.verify(stored, 'cafe\u0301 au lait d\u2019hiver')).toBe(true)
  })

  it('need a rehash only if their hash has weaker parameters', async () => {
    const passwords = new Passwords()
    const weaker = { ...HASH_PARAMETERS, memoryCost: 8192 }
    const stronger = { ...HASH_PARAMETERS, timeCost: 3 }
    expect(passwords.needsRehash(await hash(PASSWORD, weaker))).toBe(true)
    expect(passwords.needsRehash(await hash(PASSWORD, { ...HASH_PARAMETERS, timeCost: 1 }))).toBe(true)
    expect(passwords.needsRehash(await hash(PASSWORD, { ...HASH_PARAMETERS, algorithm: 1 }))).toBe(true)
    expect(passwords.needsRehash(await hash(PASSWORD, HASH_PARAMETERS))).toBe(false)
    expect(passwords.needsRehash(await hash(PASSWORD, stronger))).toBe(false)
  })

  it('wait in a bounded queue: one too many is refused at once, the others are verified', async () => {
    const passwords = new Passwords({ concurrency: 1, maxWaiting: 2 })
    const served = [1, 2, 3].map(() => passwords.verify(undefined, PASSWORD))
    expect(passwords.stats().pending).toBe(3)
    const error = await refusal(passwords.verify(undefined, PASSWORD))
    expect(error.code).toBe('unavailable')
    expect(error.headers).toHaveProperty('retry-after')
    expect(await Promise.all(served)).toEqual([false, false, false])
    expect(passwords.stats()).toEqual({ hashed: 0, verified: 3, pending: 0 })
  })

  it.each([
    ['', 'minLength'],
    ['elevenchars', 'minLength'],
    ['🔑'.repeat(11), 'minLength'],
    ['e\u0301'.repeat(11), 'minLength'],
    ['x'.repeat(257), 'maxLength'],
    ...GUESSABLE.map((password) => [password, 'guessable']),
    ...HONEST.map((password) => [password]),
  ])('new password %j breaks %s', async (password = '', rule) => {
    expect((await passwordProblem(password, 'wilhelmina.brandt'))?.rule).toBe(rule)
  })
})
