import type { ResourceType } from '../../generated/operations.ts'
import type { Principal } from './principal.ts'

/** What was done, such as `product.update`. */
export type Action = `${ResourceType}.${string}`

/** Who acts: a person with a login, an API key, or the service itself. */
export type Actor = {
  readonly actorType: 'user' | 'apiKey' | 'system'
  readonly actorId: string | null
  readonly sessionId: string | null
  readonly requestId: string | null
}

/**
 * The column `last_change` of a row, as JSON. Each statement that writes a row sets it, and a trigger of the
 * database copies it to the audit trail.
 */
export type Change = Actor & { readonly action: Action; readonly at: string }

/** The service itself: at its start, by its scheduler, by a command of the operator. */
export const SYSTEM: Actor = { actorType: 'system', actorId: null, sessionId: null, requestId: null }

export function actorOf(principal: Principal, requestId: string): Actor {
  return principal.kind === 'user'
    ? { actorType: 'user', actorId: String(principal.userId), sessionId: principal.sessionId, requestId }
    : { actorType: 'apiKey', actorId: principal.keyId, sessionId: null, requestId }
}

export function changeOf(actor: Actor, action: Action, at: Date): Change {
  return { ...actor, action, at: at.toISOString() }
}
