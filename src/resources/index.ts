import type { Table } from '../../generated/operations.ts'
import type { ResourceName } from '../../generated/resources.ts'
import type {
  ChangingHandler,
  ChangingId,
  CreatedResults,
  Handler,
  Handlers,
  OperationId,
} from '../request/handler.ts'
import { resources } from './content.ts'
import * as own from './handlers.ts'
import { handlersOfAll } from './kit/boundary.ts'
import type { OperationsOf } from './kit/rules.ts'
import * as all from './resources.ts'

/** The handler of each operation of the document. */
export const handlers = merge(handlersOfAll(all), own)

/** A create of the kit is one INSERT: the response to a retry can be made of the inserted row. */
export const createdResults: CreatedResults = Object.fromEntries(
  resources
    .filter(({ description }) => description.hasVersion)
    .map((resource) => [resource.description.operations.create, resource.resultOf.bind(resource)]),
)

/** The tables that handlers declare to change, besides those that the contract names. */
export const declaredChanges: Readonly<Partial<Record<OperationId, readonly Table[]>>> = Object.fromEntries([
  ...Object.values(own).flatMap((handler) =>
    'changes' in handler ? [[handler.operation, handler.changes] as const] : [],
  ),
  ...resources.flatMap(({ description, rules }) =>
    Object.entries(description.actions).map(
      ([verb, id]) => [id, rules.actions?.[verb]?.changes ?? []] as const,
    ),
  ),
])

/** The operations that the generated table assigns to the kit, and all others. */
type KitHandlers = Pick<Handlers, OperationsOf<ResourceName>>
type OwnHandlers = {
  readonly [Id in Exclude<OperationId, keyof KitHandlers>]: Id extends ChangingId
    ? ChangingHandler<Id>
    : Handler<Id>
}

/** Does not compile if a handler is missing, is also in the kit, or belongs to no operation. */
function merge<Own extends OwnHandlers>(
  kit: KitHandlers,
  own: Own & Readonly<Record<Exclude<keyof Own, keyof OwnHandlers>, never>>,
): Handlers {
  return { ...kit, ...own }
}
