import { randomBytes } from 'node:crypto'
import { lengths } from '../../generated/operations.ts'
import { SettingsError } from '../config/settings.ts'
import { changeOf, SYSTEM } from '../domain/change.ts'
import { searchText } from '../lists/search.ts'
import { ruleMessage } from '../messages/wording.ts'
import { sanitizeText } from '../sanitize/sanitize.ts'
import type { Dependencies } from './dependencies.ts'
import { type Passwords, passwordProblem } from './passwords/passwords.ts'
import { canonicalUsername } from './sessions/login.ts'

/** It has a `password` only if the password was generated here, which must be shown to the operator once. */
export type CreatedAdmin = NonNullable<Awaited<ReturnType<typeof ensureAdmin>>>

/** A password that cannot be guessed. */
export function randomPassword(): string {
  return randomBytes(18).toString('base64url')
}

const IGNORED =
  'ADMIN_PASSWORD is not used: there are users already. To replace a lost password: cms reset-password'

const CLEANED = 'after lower-casing and the removal of markup and surrounding spaces'

/**
 * Creates the first user of an empty database. If several replicas start together, one of them creates it.
 *
 * @throws SettingsError if the username or password of the settings breaks a rule
 */
export async function ensureAdmin(
  { prisma, settings, clock, log }: Dependencies<'prisma' | 'settings' | 'clock' | 'log'>,
  passwords: Passwords,
) {
  const given = settings.adminPassword
  if ((await prisma.user.findFirst({ select: { id: true } })) !== null) {
    if (given !== undefined) log.info(IGNORED)
    return undefined
  }
  // a login cleans the username that it gets: otherwise, it would never match
  const displayName = sanitizeText(settings.adminUsername)
  const username = canonicalUsername(displayName)
  const { min, max } = lengths.username
  const { length } = [...username]
  if (length < min || length > max)
    throw new SettingsError(`ADMIN_USERNAME must have ${min} to ${max} characters ${CLEANED}`)
  const problem = given === undefined ? undefined : await passwordProblem(given, username)
  if (problem)
    throw new SettingsError(`ADMIN_PASSWORD ${ruleMessage('en', problem.rule, problem.parameters)}`)

  const password = given ?? randomPassword()
  const now = clock.now()
  const { count } = await prisma.user.createMany({
    data: {
      username,
      displayName,
      passwordHash: await passwords.hash(password),
      role: 'admin',
      searchText: searchText([username, displayName]),
      lastChange: changeOf(SYSTEM, 'user.create', now),
      createdAt: now,
      updatedAt: now,
    },
    // several replicas may try: the unique name lets one of them succeed
    skipDuplicates: true,
  })
  if (count === 0) return undefined
  return { username, password: given === undefined ? password : undefined }
}
