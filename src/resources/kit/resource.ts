import { type ResourceName, resources } from '../../../generated/resources.ts'
import type { UntypedHandler } from '../../request/boundary.ts'
import { type Resource, typedResource, type UntypedResource, untypedRules } from './boundary.ts'
import { remove, update } from './change.ts'
import { create } from './create.ts'
import { AnyResource } from './definition.ts'
import { find, list } from './read.ts'
import type { Rules } from './rules.ts'

/** The handlers of all resources, by what an operation does. */
const HANDLERS = { list, find, create, update, remove } as const

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
