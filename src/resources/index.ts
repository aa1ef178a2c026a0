import type { Table } from '../../generated/operations.ts'
import type { ResourceName } from '../../generated/resources.ts'
import type { CreatedResults, Handlers, OperationId } from '../request/handler.ts'
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

/** The tables that operations change beyond what the contract shows. */
export const furtherChanges: Readonly<Partial<Record<OperationId, readonly Table[]>>> = {
  changePassword: ['users'],
  updateCurrentUser: ['users'],
}

/** The operations that the generated table gives to the kit, and all others. */
type KitHandlers = Pick<Handlers, OperationsOf<ResourceName>>
type OwnHandlers = Omit<Handlers, keyof KitHandlers>

/** Does not compile with a handler missing, or with one that the kit makes too, or that no operation has. */
function merge<Own extends OwnHandlers>(
  kit: KitHandlers,
  own: Own & Readonly<Record<Exclude<keyof Own, keyof OwnHandlers>, never>>,
): Handlers {
  return { ...kit, ...own }
}
