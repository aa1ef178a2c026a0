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

/** The lists of the contract are open, and the feed has what its triggers wrote. */
export function asEvent(event: UntypedEvent): Event {
  return event as Event
}

type EventTypes = NonNullable<OperationRequest<'listEvents'>['query']['type']>

/** Which types a query asks for: any, if it does not say. */
export function isOneOf(types: EventTypes | undefined, type: string): boolean {
  return types === undefined || types.some((one) => one === type)
}
