import { type ResourceType, type Role, roles, type Scope, scopes } from '../../generated/operations.ts'

/** A user, authenticated by an access token. */
export interface UserPrincipal {
  readonly kind: 'user'
  readonly userId: number
  readonly username: string
  readonly role: Role
  readonly sessionId: string
  /** The access token: its `jti`, and its generation within the login. */
  readonly token: { readonly id: string; readonly generation: number }
}

/** A third-party server, authenticated by an API key. */
export interface ApiKeyPrincipal {
  readonly kind: 'apiKey'
  readonly keyId: string
  readonly scopes: readonly Scope[]
  /** The origins of the pages that may use the key; undefined unless the key is publishable. */
  readonly origins?: readonly string[] | undefined
  /** Replaces the limit of the class `read`. */
  readonly requestsPerMinute?: number | undefined
}

export type Principal = UserPrincipal | ApiKeyPrincipal

/** The holder of a preview token, who can read one record and nothing else. */
export interface PreviewPrincipal {
  readonly kind: 'preview'
  readonly resourceType: ResourceType
  readonly resourceId: string
}

/** The role of users who can only write their own records: no two of them have the same access. */
export const OWNER = 'author' satisfies Role

type UserAccess =
  | { readonly kind: 'user'; readonly role: Exclude<Role, typeof OWNER> }
  | { readonly kind: 'user'; readonly role: typeof OWNER; readonly userId: number }

/**
 * What a principal can access: the same for all users with a role, and for all API keys with the same scopes.
 */
export type AccessOf<Somebody extends Principal | undefined> = Somebody extends UserPrincipal
  ? UserAccess
  : Somebody extends ApiKeyPrincipal
    ? Pick<ApiKeyPrincipal, 'kind' | 'scopes'>
    : undefined

export type Access = AccessOf<Principal> | PreviewPrincipal

/** A principal's name in counters and records: `user:1`, `key:7Gq2LmX0aZ4t`. */
export function principalName(principal: Principal): string {
  return principal.kind === 'user' ? `user:${principal.userId}` : `key:${principal.keyId}`
}

/** Whether a client uses an API key that may be published. */
export function isPublishable(principal: Principal | undefined): boolean {
  return principal?.kind === 'apiKey' && principal.origins !== undefined
}

/** Whether a role includes another. The contract lists roles in order; each includes those before it. */
export function includesRole(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least)
}

/** The id of a user who can only access their own records; undefined for all other clients. */
export function ownerOf(client: Access | undefined): number | undefined {
  return client?.kind === 'user' && client.role === OWNER ? client.userId : undefined
}

/**
 * Names a kind of access: that of all users with a role, of all keys with the same scopes, or of one author.
 */
export function nameOfAccess(client: Access | undefined): string {
  if (!client) return '-'
  if (client.kind === 'apiKey') return client.scopes.join()
  if (client.kind === 'preview') return `preview ${client.resourceType} ${client.resourceId}`
  return `${client.role} ${ownerOf(client) ?? ''}`
}

/** Whether a stored text is a scope of this version. */
export function isScope(text: string): text is Scope {
  return scopes.some((scope) => scope === text)
}

/** Whether a scope only reads. */
export function isReadScope(scope: Scope): boolean {
  return scope.endsWith(':read')
}
