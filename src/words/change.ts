import type { ResourceType } from '../../generated/operations.ts'
import type { Principal } from './principal.ts'

/** What was done, such as `product.update`. */
export type Action = `${ResourceType}.${string}`

/** The request that a change came with; null where there was none. */
export type RequestIds = {
  /** The service's own: no two requests have the same. */
  readonly requestId: string | null
  /** What the client calls it, which it may repeat. */
  readonly clientRequestId: string | null
}

/** A person with a login, or an API key. */
export type Identity =
  | { readonly actorType: 'user'; readonly actorId: string; readonly sessionId: string }
  | { readonly actorType: 'apiKey'; readonly actorId: string; readonly sessionId: null }

/** Who acts: a user, an API key, or the service itself. */
export type Actor = RequestIds &
  (Identity | { readonly actorType: 'system'; readonly actorId: null; readonly sessionId: null })

/**
 * The column `last_change` of a row, as JSON. Each statement that writes a row sets it, and a trigger of the
 * database copies it to the audit trail.
 */
export type Change = Actor & { readonly action: Action; readonly at: string }

/** The service itself: at its start, by its scheduler, by a command of the operator. */
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

/** The request of an actor, without who it is. */
export function requestOf({ requestId, clientRequestId }: RequestIds): RequestIds {
  return { requestId, clientRequestId }
}

export function changeOf(actor: Actor, action: Action, at: Date): Change {
  return { ...actor, action, at: at.toISOString() }
}
