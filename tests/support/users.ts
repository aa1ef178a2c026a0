import { randomBytes } from 'node:crypto'
import type { Role } from '../../generated/operations.ts'
import type { AppContext } from '../../src/context.ts'
import { changeOf, requestOf, SYSTEM } from '../../src/domain/change.ts'
import { refuse } from '../../src/domain/errors.ts'
import { written } from './rows.ts'

/** The password of every user that the tests create, different in each run. */
export const PASSWORD = randomBytes(18).toString('base64url')

export interface TestUser {
  readonly id: number
  readonly username: string
  readonly password: string
  readonly role: Role
  readonly sessionId: string
  /** An access token. */
  readonly token: string
  readonly refreshToken: string
}

/** A user for each role, named like it, and signed in. */
export async function seedUsers(context: AppContext): Promise<Readonly<Record<Role, TestUser>>> {
  return {
    admin: await addUser(context, 'admin', 'admin'),
    editor: await addUser(context, 'editor', 'editor'),
    author: await addUser(context, 'author', 'author'),
    viewer: await addUser(context, 'viewer', 'viewer'),
  }
}

/** Creates a user, or takes the existing one, and signs the user in. */
export async function addUser(context: AppContext, username: string, role: Role): Promise<TestUser> {
  const { auth, clock, database } = context
  const now = clock.now()
  hashed ??= auth.passwords.hash(PASSWORD)
  const passwordHash = await hashed
  const { id } = await database.prisma.user.upsert({
    where: { username },
    create: {
      ...written(username),
      username,
      displayName: `Test ${username}`,
      passwordHash,
      role,
      lastChange: changeOf(SYSTEM, 'user.create', now),
      createdAt: now,
      updatedAt: now,
    },
    update: {},
    select: { id: true },
  })
  return { id, username, password: PASSWORD, role, ...(await signIn(context, id)) }
}

/** A new login that skips password hashing. */
export async function signIn(
  { auth, database }: AppContext,
  userId: number,
): Promise<Pick<TestUser, 'sessionId' | 'token' | 'refreshToken'>> {
  const account = await database.prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, passwordHash: true },
  })
  const session = await auth.sessions.startSession(account, requestOf(SYSTEM))
  if (!session) throw new Error(`user ${userId} cannot sign in`)
  const source = { address: '127.0.0.1', request: requestOf(SYSTEM) }
  const { accessToken, refreshToken } = await auth.refresh(session.refreshToken, source, refuse)
  return { sessionId: session.sessionId, token: accessToken, refreshToken }
}

/** Hashing is slow, so it is done once per process. */
let hashed: Promise<string> | undefined
