import { type ResourceName, resources } from '../../../generated/resources.ts'
import type { UntypedHandler, UntypedRequest } from '../../request/boundary.ts'
import type { Handlers } from '../../request/handler.ts'
import { AnyResource } from './definition.ts'
import { ResourceHandlers } from './handlers.ts'
import type { OperationsOf, RecordOf, Rules } from './rules.ts'

/** A resource as its own folder sees it, typed by the contract. */
export interface Resource<R extends ResourceName> {
  /** The handlers of its operations. */
  readonly operations: Pick<Handlers, OperationsOf<R>>
  /** @returns undefined where there is no such record */
  read(find: UntypedRequest['find'], id: number | string): Promise<{ data: RecordOf<R> } | undefined>
  /** The same for all resources. */
  readonly any: AnyResource
}

/**
 * Defines a resource by the name that its schema in the contract and its model have in common. The two
 * signatures are where types of the contract become types that are the same for all resources: the compiler
 * does not compare `Rules` and `AnyRules`, which say the same of one resource and of any.
 */
export function defineResource<R extends ResourceName>(name: R, rules?: Rules<R>): Resource<R>
export function defineResource(name: ResourceName, rules: object = {}): object {
  const any = new AnyResource(resources[name], rules)
  return { any, operations: operationsOf(any), read: any.read.bind(any) }
}

function operationsOf(resource: AnyResource): Readonly<Record<string, UntypedHandler>> {
  const handlers = new ResourceHandlers(resource)
  return Object.fromEntries(
    (['list', 'find', 'create', 'update', 'remove'] as const).flatMap((kind) => {
      const id = resource.description.operations[kind]
      return id === undefined ? [] : [[id, handlers[kind].bind(handlers)]]
    }),
  )
}
