/** The time, injected wherever it matters so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export type Role = 'admin' | 'editor' | 'viewer'
export type Scope = 'products:read' | 'products:write' | 'posts:read' | 'posts:write'

/** A person, known by an access token. */
export interface UserPrincipal {
  readonly kind: 'user'
  readonly userId: number
  readonly username: string
  readonly role: Role
  readonly sessionId: string
}

/** A third-party server, known by an API key. */
export interface ApiKeyPrincipal {
  readonly kind: 'apiKey'
  readonly keyId: string
  readonly scopes: readonly Scope[]
}

export type Principal = UserPrincipal | ApiKeyPrincipal
