import type { Refuse } from '../../domain/errors.ts'
import type { AttemptSource, DeniedAttempts } from '../denied-attempts.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { StartedSession } from './access-tokens.ts'
import type { LoginThrottle } from './login-throttle.ts'
import type { CheckedAccount, Sessions } from './sessions.ts'

export interface SignIn extends AttemptSource {
  readonly username: string
  readonly password: string
  readonly userAgent?: string | undefined
}

interface LogInDependencies extends Dependencies<'prisma' | 'log'> {
  readonly passwords: Passwords
  /** Undefined if rate limits are off. */
  readonly throttle: LoginThrottle | undefined
  readonly deniedAttempts: DeniedAttempts
}

export type LoginErrorCode = 'invalid_credentials' | 'account_disabled'

/** What was stored, and the account it was stored for; or the error code if nothing was stored. */
export type SignInVerdict<T> =
  | { readonly stored: T; readonly account: CheckedAccount }
  | {
      readonly code: LoginErrorCode
      /** Undefined if there is no such account. */
      readonly userId: number | undefined
    }

/** Stores something for an account. Returns undefined and stores nothing if the account has changed. */
export type StoreFor<T> = (account: CheckedAccount) => Promise<T | undefined>

/** An account may change during the login; more often than this is no accident. */
const MAX_ATTEMPTS = 4

/**
 * The form in which usernames are stored and compared: lower case, in NFC. NFC comes last: some letters, such
 * as `ǰ`, can be composed in lower case only.
 */
export function canonicalUsername(username: string): string {
  return username.toLowerCase().normalize('NFC')
}

/**
 * Checks a username and a password and, if they are correct, calls `store`. Hashing takes too long for a
 * transaction, so the account may change meanwhile: then it is checked again. An unknown user and a wrong
 * password take the same work, so that neither the response nor its time reveals which accounts exist. Only
 * the correct password reveals that an account is disabled.
 */
export async function storeForPassword<T>(
  dependencies: LogInDependencies,
  credentials: SignIn,
  store: StoreFor<T>,
): Promise<SignInVerdict<T>> {
  const { password, ...source } = credentials
  const username = canonicalUsername(credentials.username)
  const attempt = await dependencies.throttle?.begin(username, source.address)
  const verdict = await checkAndStore(dependencies, username, password, store).catch(
    async (error: unknown) => {
      await attempt?.abandoned()
      throw error
    },
  )
  if (!('code' in verdict) || verdict.code === 'account_disabled') await attempt?.succeeded()
  // unknown names are not stored, because people sometimes type their password there
  if ('code' in verdict) {
    const resourceId = String(verdict.userId ?? 'unknown')
    dependencies.deniedAttempts.note({ action: 'user.refuse', resourceId, source })
  }
  return verdict
}

/** Starts a login for a username and a password. */
export async function logIn(
  dependencies: LogInDependencies & { readonly sessions: Sessions },
  signIn: SignIn,
  refuse: Refuse<LoginErrorCode>,
): Promise<StartedSession> {
  const { sessions } = dependencies
  const { request, password } = signIn
  const verdict = await storeForPassword(dependencies, signIn, (account) =>
    sessions.startSession(account, request, signIn),
  )
  if ('code' in verdict) return refuse(verdict.code)
  await renewHash(dependencies, verdict.account, password)
  await sessions.endOldest(verdict.account.id, request)
  return verdict.stored
}

async function checkAndStore<T>(
  dependencies: LogInDependencies,
  username: string,
  password: string,
  store: StoreFor<T>,
): Promise<SignInVerdict<T>> {
  let userId: number | undefined
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const account = await dependencies.prisma.user.findUnique({
      // PostgreSQL cannot store NUL and lone surrogates: no user has such a name
      where: { username: username.toWellFormed().replaceAll('\0', '\uFFFD') },
      select: { id: true, passwordHash: true, disabledAt: true },
    })
    userId = account?.id
    const matches = await dependencies.passwords.verify(account?.passwordHash, password)
    if (!matches || !account) break
    if (account.disabledAt) return { code: 'account_disabled', userId }
    const stored = await store(account)
    if (stored !== undefined) return { stored, account }
  }
  return { code: 'invalid_credentials', userId }
}

/** Replaces a hash that was made with weaker parameters; if this fails, the next login tries again. */
async function renewHash(
  { prisma, passwords, log }: LogInDependencies,
  { id, passwordHash: before }: CheckedAccount,
  password: string,
): Promise<void> {
  if (!passwords.needsRehash(before)) return
  try {
    const passwordHash = await passwords.hash(password)
    // does not overwrite a password that was changed meanwhile
    await prisma.user.updateMany({ where: { id, passwordHash: before }, data: { passwordHash } })
  } catch (err) {
    log.warn({ err, userId: id }, 'the password hash of a user could not be renewed')
  }
}
