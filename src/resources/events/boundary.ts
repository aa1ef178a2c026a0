import type { Event } from '../../../generated/openapi.ts'
import type { OperationRequest } from '../../request/handler.ts'

// The file of events where types are asserted and not proven.

/** An event, before the compiler knows that its texts are values of the contract. */
export interface UntypedEvent {
  readonly id: string
  readonly type: string
  readonly timestamp: string
  readonly data: {
    readonly resource: {
      readonly type: string
      readonly id: string
      readonly version: number | null
      readonly url: string | null
    }
    readonly changedFields: readonly string[]
    readonly actor: { readonly type: string; readonly id: string | null }
  }
}

/** The enums of the contract are open, and the triggers of the feed can write any value. */
export function asEvent(event: UntypedEvent): Event {
  return event as Event
}

type EventTypes = NonNullable<OperationRequest<'listEvents'>['query']['type']>

/** Whether a query asks for a type; without types, it asks for all. */
export function isOneOf(types: EventTypes | undefined, type: string): boolean {
  return types === undefined || types.some((one) => one === type)
}
