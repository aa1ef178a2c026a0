import { type Role, roles, type Scope } from '../../generated/operations.ts'
import { formatApiKey, newApiKeyParts } from '../../src/identity/keys/api-key-format.ts'
import type { TestApp } from '../support/app.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'

type Sent = { readonly token?: string; readonly apiKey?: string }

/**
 * A credential. Tokens are created anew for each request: a logout would invalidate it for the next one. No
 * request of a key ends that key.
 */
export interface Credential {
  readonly title: string
  readonly scheme: 'none' | 'bearerAuth' | 'apiKeyAuth'
  /** What it grants while it is valid: the roles included in the user's role, or the scopes of the key. */
  readonly grants: readonly string[]
  readonly holds: boolean
  readonly make: (app: TestApp) => Promise<Sent>
}

const KEY_LIFE_SECONDS = 60

/** The access that the contract's `security` gives a credential to an operation. */
export function expectedAccess(
  { isPublic, security }: DocumentedOperation,
  { scheme, grants, holds }: Credential,
): 'allowed' | 401 | 403 {
  if (isPublic) return 'allowed'
  const alternatives = security.filter((requirement) => requirement.scheme === scheme)
  if (alternatives.length === 0 || !holds) return 401
  const suffices = alternatives.some(({ needs }) => needs.every((need) => grants.includes(need)))
  return suffices ? 'allowed' : 403
}

export function credentials(scopes: readonly Scope[]): Credential[] {
  return [
    { title: 'nobody', scheme: 'none', grants: [], holds: true, make: async () => ({}) },
    ...roles.map((role) => person(`a user with the role ${role}`, role, true, tokenOf(role))),
    person('a disabled administrator', 'admin', false, disabledToken),
    person('an administrator who has signed out', 'admin', false, revokedToken),
    person('an administrator whose access token has expired', 'admin', false, expiredToken),
    person('somebody with a forged access token', 'admin', false, forgedToken),
    ...scopes.map((scope) => server(`a key with the scope ${scope}`, [scope], true, keyOf([scope]))),
    ...scopes.map((scope) => {
      const others = scopes.filter((other) => other !== scope)
      return server(`a key with every scope but ${scope}`, others, true, keyOf(others))
    }),
    server('a key with every scope', scopes, true, keyOf(scopes)),
    server('a revoked key', scopes, false, revokedKey(scopes)),
    server('an expired key', scopes, false, expiredKey(scopes)),
    server('a key with a real id and a made-up secret', scopes, false, forgedKey(scopes)),
  ]
}

function person(title: string, role: Role, holds: boolean, make: Credential['make']): Credential {
  return { title, scheme: 'bearerAuth', grants: roles.slice(0, roles.indexOf(role) + 1), holds, make }
}

function server(
  title: string,
  grants: readonly string[],
  holds: boolean,
  make: Credential['make'],
): Credential {
  let made: Promise<Sent> | undefined
  const makeOnce: Credential['make'] = (app) => {
    made ??= make(app)
    return made
  }
  return { title, scheme: 'apiKeyAuth', grants, holds, make: makeOnce }
}

const tokenOf = (role: Role) => async (app: TestApp) => {
  const { token } = await app.signIn(app.users[role].id)
  return { token }
}

/** The token of an account that was disabled directly in the database. */
async function disabledToken(app: TestApp): Promise<Sent> {
  await app.prisma.user.updateMany({ where: { username: 'disabled' }, data: { disabledAt: null } })
  const { id, token } = await app.addUser('disabled', 'admin')
  await app.prisma.user.update({ where: { id }, data: { disabledAt: app.clock.now() } })
  return { token }
}

async function revokedToken(app: TestApp): Promise<Sent> {
  const sent = await tokenOf('admin')(app)
  await app.call('getCurrentUser', sent)
  await app.call('logout', sent)
  return sent
}

async function expiredToken(app: TestApp): Promise<Sent> {
  const sent = await tokenOf('admin')(app)
  app.clock.advance(app.settings.accessTokenTtl + 1)
  return sent
}

/** A real signature with the claims of another token. */
async function forgedToken(app: TestApp): Promise<Sent> {
  const [header, , signature] = (await tokenOf('admin')(app)).token.split('.')
  const [, claims] = (await tokenOf('admin')(app)).token.split('.')
  return { token: `${header}.${claims}.${signature}` }
}

const keyOf = (scopes: readonly Scope[]) => async (app: TestApp) => {
  const { key } = await app.issueKey({ scopes })
  return { apiKey: key }
}

const revokedKey = (scopes: readonly Scope[]) => async (app: TestApp) => {
  const { id, key } = await app.issueKey({ scopes })
  await app.request('GET', '/api/posts', { apiKey: key })
  await app.call('revokeApiKey', { ...(await tokenOf('admin')(app)), params: { apiKeyId: id } })
  return { apiKey: key }
}

const expiredKey = (scopes: readonly Scope[]) => async (app: TestApp) => {
  const expiresAt = new Date(app.clock.now().getTime() + KEY_LIFE_SECONDS * 1000)
  const { key } = await app.issueKey({ scopes, expiresAt })
  app.clock.advance(KEY_LIFE_SECONDS)
  return { apiKey: key }
}

const forgedKey = (scopes: readonly Scope[]) => async (app: TestApp) => {
  const { id } = await app.issueKey({ scopes })
  return { apiKey: formatApiKey({ id, secret: newApiKeyParts().secret }) }
}
