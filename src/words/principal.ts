import { type Role, roles, type Scope, scopes } from '../../generated/operations.ts'

/** A person, known by an access token. */
export interface UserPrincipal {
  readonly kind: 'user'
  readonly userId: number
  readonly username: string
  readonly role: Role
  readonly sessionId: string
  /** The access token: its `jti`, and its generation among the tokens of that login. */
  readonly token: { readonly id: string; readonly generation: number }
}

/** A third-party server, known by an API key. */
export interface ApiKeyPrincipal {
  readonly kind: 'apiKey'
  readonly keyId: string
  readonly scopes: readonly Scope[]
}

export type Principal = UserPrincipal | ApiKeyPrincipal

/** The role of users who write nothing but their own records: no two of them have the same access. */
export const OWNER = 'author' satisfies Role

type UserAccess =
  | { readonly kind: 'user'; readonly role: Exclude<Role, typeof OWNER> }
  | { readonly kind: 'user'; readonly role: typeof OWNER; readonly userId: number }

/** What a principal may do: the same for all users of a role, and for all API keys of the same scopes. */
export type AccessOf<Somebody extends Principal | undefined> = Somebody extends UserPrincipal
  ? UserAccess
  : Somebody extends ApiKeyPrincipal
    ? Pick<ApiKeyPrincipal, 'kind' | 'scopes'>
    : undefined

export type Access = AccessOf<Principal>

/** A principal's name in counters and records: `user:1`, `key:7Gq2LmX0aZ4t`. */
export function principalName(principal: Principal): string {
  return principal.kind === 'user' ? `user:${principal.userId}` : `key:${principal.keyId}`
}

/** Whether a role includes another. The contract lists roles in order; each includes the ones before it. */
export function includesRole(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least)
}

/** The user who has access to own records only; undefined for all other clients. */
export function ownerOf(client: Access | undefined): number | undefined {
  return client?.kind === 'user' && client.role === OWNER ? client.userId : undefined
}

/** Who has the same access: all users of one role, all keys with the same scopes, and each author alone. */
export function nameOfAccess(client: Access | undefined): string {
  if (!client) return '-'
  if (client.kind === 'apiKey') return client.scopes.join()
  return `${client.role} ${ownerOf(client) ?? ''}`
}

/** Whether a stored text is a scope that this version knows. */
export function isScope(text: string): text is Scope {
  return scopes.some((scope) => scope === text)
}
