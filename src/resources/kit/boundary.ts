import type { ResourceName } from '../../../generated/resources.ts'
import type { Select } from '../../database/select.ts'
import type { UntypedHandler, UntypedRequest } from '../../request/boundary.ts'
import type { ChangingHandler, ChangingId, Handlers, OperationRequest } from '../../request/handler.ts'
import type { AnyResource } from './definition.ts'
import type { AnyRules, OperationsOf, RecordOf, Rules, Transaction } from './rules.ts'

/** A resource as its own folder sees it, typed by the contract. */
export interface Resource<R extends ResourceName> {
  /** The handlers of its operations. */
  readonly operations: Pick<Handlers, OperationsOf<R>>
  /** @returns undefined if there is no such record */
  read(select: Select, id: number | string): Promise<{ data: RecordOf<R> } | undefined>
  /**
   * A handler that changes the record found by a function.
   *
   * @param within runs in the transaction, with the record locked, instead of the resource's own rule
   */
  updateOf<Id extends ChangingId>(
    operation: Id,
    idOf: (request: OperationRequest<Id>) => number | string,
    within?: (request: OperationRequest<Id>, before: RecordOf<R>, tx: Transaction) => Promise<void>,
  ): ChangingHandler<Id>
  /** The same for all resources. */
  readonly any: AnyResource
}

/** A resource before the compiler knows which one it is. */
export interface UntypedResource {
  readonly any: AnyResource
  readonly operations: Readonly<Record<string, UntypedHandler>>
  readonly read: AnyResource['read']
  readonly updateOf: (
    operation: ChangingId,
    idOf: (request: UntypedRequest) => number | string,
    within?: NonNullable<AnyRules['inTransaction']>['beforeUpdate'],
  ) => object
}

// The file of the kit where types are asserted and not proven. Each function says why it holds.

/** A rule only gets requests of its own operations: the kit calls it where the generated table names them. */
export function untypedRules<R extends ResourceName>(rules: Rules<R>): AnyRules {
  return rules as unknown as AnyRules
}

/** Types and handlers are both derived from the resource's entry in the generated table. */
export function typedResource<R extends ResourceName>(resource: UntypedResource): Resource<R> {
  return resource as unknown as Resource<R>
}

type OperationsIn<T> = T extends { readonly operations: infer O } ? (operations: O) => void : never
type AllOperations<T> = OperationsIn<T[keyof T]> extends (operations: infer All) => void ? All : never

/** Each resource adds the handlers that its type names; together, they are complete. */
export function handlersOfAll<T extends Readonly<Record<string, { readonly operations: object }>>>(
  resources: T,
): AllOperations<T> {
  const entries = Object.values(resources).flatMap(({ operations }) => Object.entries(operations))
  return Object.fromEntries(entries) as AllOperations<T>
}
