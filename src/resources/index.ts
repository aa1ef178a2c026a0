import type { Table } from '../../generated/operations.ts'
import type { CreatedResults, Handlers, OperationId } from '../request/handler.ts'
import { resources } from './content.ts'
import * as own from './handlers.ts'
import * as all from './resources.ts'

/**
 * The handlers of all operations of the document. The compiler refuses a missing handler, and one for an
 * operation that the document does not have.
 */
export const handlers: Handlers = registry({ ...operationsOf(all), ...own })

/** Of records with a version, each create is one INSERT: a repetition needs the inserted row alone. */
export const createdResults: CreatedResults = Object.fromEntries(
  resources
    .filter(({ description }) => description.hasVersion)
    .map((resource) => [resource.description.operations.create, resource.resultOf.bind(resource)]),
)

/** What operations change that are not of the resource itself. */
export const furtherChanges: Readonly<Partial<Record<OperationId, readonly Table[]>>> = {
  changePassword: ['users'],
  updateCurrentUser: ['users'],
}

type Operations<T> = T extends { readonly operations: infer O } ? (operations: O) => void : never

/** The handlers of all resources: what each of them has. */
type AllOperations<T> = Operations<T[keyof T]> extends (operations: infer All) => void ? All : never

function operationsOf<T extends object>(from: T): AllOperations<T>
function operationsOf(from: Readonly<Record<string, { readonly operations: object }>>): object {
  return Object.fromEntries(Object.values(from).flatMap(({ operations }) => Object.entries(operations)))
}

function registry<T extends Handlers>(
  handlersOfAll: T & Readonly<Record<Exclude<keyof T, OperationId>, never>>,
): Handlers {
  return handlersOfAll
}
