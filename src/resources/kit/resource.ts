import { type ResourceName, resources } from '../../../generated/resources.ts'
import type { UntypedHandler, UntypedRequest } from '../../request/boundary.ts'
import type { Handler, Handlers, OperationId, OperationRequest } from '../../request/handler.ts'
import { typedResource, type UntypedResource, untypedRules } from './boundary.ts'
import { remove, update } from './change.ts'
import { create } from './create.ts'
import { AnyResource } from './definition.ts'
import { find, list } from './read.ts'
import type { OperationsOf, RecordOf, Rules } from './rules.ts'

/** The handlers of all resources, by what an operation does. */
const HANDLERS = { list, find, create, update, remove } as const

/** A resource as its own folder sees it, typed by the contract. */
export interface Resource<R extends ResourceName> {
  /** The handlers of its operations. */
  readonly operations: Pick<Handlers, OperationsOf<R>>
  /** @returns undefined where there is no such record */
  read(find: UntypedRequest['find'], id: number | string): Promise<{ data: RecordOf<R> } | undefined>
  /** A handler that changes the record that a function names, where no path does. */
  updateOf<Id extends OperationId>(idOf: (request: OperationRequest<Id>) => number | string): Handler<Id>
  /** The same for all resources. */
  readonly any: AnyResource
}

/** Defines a resource by the name that its schema in the contract and its model have in common. */
export function defineResource<R extends ResourceName>(name: R, rules: Rules<R> = {}): Resource<R> {
  const any = new AnyResource(resources[name], untypedRules(rules))
  return typedResource<R>({
    any,
    operations: operationsOf(any),
    read: any.read.bind(any),
    updateOf: (idOf) => (request) => update(any, request, idOf(request)),
  })
}

function operationsOf(resource: AnyResource): UntypedResource['operations'] {
  const kinds = ['list', 'find', 'create', 'update', 'remove'] as const
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const id = resource.description.operations[kind]
      const handler: UntypedHandler = (request) => HANDLERS[kind](resource, request)
      return id === undefined ? [] : [[id, handler]]
    }),
  )
}
