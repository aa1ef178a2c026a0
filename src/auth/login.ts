import type { FastifyBaseLogger } from 'fastify'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { LoginGuard } from './login-guard.ts'
import type { Passwords } from './passwords.ts'

/** A person who signs in. */
export interface SignIn {
  readonly username: string
  readonly password: string
  /** The client's IP address. */
  readonly address: string
  readonly requestId: string | null
}

export interface LogInParts {
  readonly prisma: PrismaClient
  readonly passwords: Passwords
  /** Undefined when rate limits are off. */
  readonly guard: LoginGuard | undefined
  readonly log: FastifyBaseLogger
}

/** Who it is, or why nobody is signed in. */
export type SignInVerdict =
  | { readonly userId: number }
  | { readonly refusal: 'invalid_credentials' | 'account_disabled' }

interface Account {
  readonly id: number
  readonly passwordHash: string
  readonly disabledAt: Date | null
}

/** The form in which usernames are stored and compared: NFC, lower case. */
export function canonicalUsername(username: string): string {
  return username.normalize('NFC').toLowerCase().normalize('NFC')
}

/**
 * Checks a username and a password. An unknown user and a wrong password take the same work, so that neither
 * the answer nor its time shows which accounts exist. Only the right password shows that an account is
 * disabled.
 *
 * @throws ApiError `rate_limited`, `unavailable`
 */
export async function checkCredentials(parts: LogInParts, credentials: SignIn): Promise<SignInVerdict> {
  const username = canonicalUsername(credentials.username)
  const attempt = await parts.guard?.begin(username, credentials.address)
  let user: Account | undefined
  try {
    user = await verifiedAccount(parts, username, credentials.password)
  } catch (error) {
    await attempt?.abandoned()
    throw error
  }
  if (user === undefined) return { refusal: 'invalid_credentials' }
  await attempt?.succeeded()
  if (user.disabledAt) return { refusal: 'account_disabled' }
  if (parts.passwords.needsRehash(user.passwordHash)) await rehash(parts, user, credentials.password)
  return { userId: user.id }
}

async function verifiedAccount(
  { prisma, passwords }: LogInParts,
  username: string,
  password: string,
): Promise<Account | undefined> {
  const account = await prisma.user.findUnique({
    where: { username: storable(username) },
    select: { id: true, passwordHash: true, disabledAt: true },
  })
  const matches = await passwords.verify(account?.passwordHash, password)
  return matches && account ? account : undefined
}

/** PostgreSQL cannot store NUL and lone surrogates: a query with such a name must find nobody. */
function storable(username: string): string {
  return username.toWellFormed().replaceAll('\0', '\uFFFD')
}

/** A failure does not fail the login: the next login tries again. */
async function rehash(
  { prisma, passwords, log }: LogInParts,
  user: Account,
  password: string,
): Promise<void> {
  try {
    const passwordHash = await passwords.hash(password)
    // a password that was changed meanwhile stays
    await prisma.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash },
      data: { passwordHash },
    })
  } catch (err) {
    log.warn({ err, userId: user.id }, 'the password hash of a user could not be renewed')
  }
}
