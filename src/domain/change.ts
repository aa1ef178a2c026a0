import type { ResourceType } from '../../generated/operations.ts'
import type { Principal } from './principal.ts'

/** The name of an action, such as `product.update`. */
export type Action = `${ResourceType}.${string}`

/** The ids of the request that made a change; null if no request did. */
export type RequestIds = {
  /** Assigned by the service, unique. */
  readonly requestId: string | null
  /** Assigned by the client, not necessarily unique. */
  readonly clientRequestId: string | null
}

/** A user with a login, or an API key. */
export type Identity =
  | { readonly actorType: 'user'; readonly actorId: string; readonly sessionId: string }
  | { readonly actorType: 'apiKey'; readonly actorId: string; readonly sessionId: null }

/** A user, an API key, or the service itself. */
export type Actor = RequestIds &
  (Identity | { readonly actorType: 'system'; readonly actorId: null; readonly sessionId: null })

/**
 * The column `last_change` of a row, as JSON. Each statement that writes a row sets it, and a database
 * trigger copies it to the audit trail.
 */
export type Change = Actor & { readonly action: Action; readonly at: string }

/** The service itself: at startup, in its scheduler, or in a command of the operator. */
export const SYSTEM: Actor = {
  actorType: 'system',
  actorId: null,
  sessionId: null,
  requestId: null,
  clientRequestId: null,
}

export function identityOf(principal: Principal): Identity {
  return principal.kind === 'user'
    ? { actorType: 'user', actorId: String(principal.userId), sessionId: principal.sessionId }
    : { actorType: 'apiKey', actorId: principal.keyId, sessionId: null }
}

/** The request ids of an actor. */
export function requestOf({ requestId, clientRequestId }: RequestIds): RequestIds {
  return { requestId, clientRequestId }
}

export function changeOf(actor: Actor, action: Action, at: Date): Change {
  return { ...actor, action, at: at.toISOString() }
}
