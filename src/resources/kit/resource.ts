import { tables } from '../../../generated/operations.ts'
import { type ResourceName, resources } from '../../../generated/resources.ts'
import type { UntypedHandler } from '../../request/boundary.ts'
import { batch } from './batch.ts'
import { type Resource, typedResource, type UntypedResource, untypedRules } from './boundary.ts'
import { act, remove, update } from './change.ts'
import { create } from './create.ts'
import { AnyResource, register } from './definition.ts'
import { preview, revokePreviews } from './previews.ts'
import { find, list } from './read.ts'
import { restore, revision, revisions } from './revisions.ts'
import type { Rules } from './rules.ts'

/** The handlers of all resources, by what an operation does. */
const HANDLERS = {
  ...{ list, find, create, update, remove, batch },
  ...{ revisions, revision, restore },
  ...{ preview, revokePreviews },
} as const

/** Defines a resource by the name that its schema in the contract and its model have in common. */
export function defineResource<R extends ResourceName>(name: R, ...[rules]: RulesIfAny<R>): Resource<R> {
  const any = new AnyResource(resources[name], rules ? untypedRules<R>(rules) : {})
  register(any)
  return typedResource<R>({
    any,
    operations: operationsOf(any),
    read: any.read.bind(any),
    updateOf(operation, idOf, within) {
      const handler: UntypedHandler = (request) => update(any, request, idOf(request), within)
      return Object.assign(handler, {
        operation,
        changes: tables.filter((one) => one === any.description.name),
      })
    },
  })
}

/** The rules can be left out if the contract demands none. */
type RulesIfAny<R extends ResourceName> = object extends Rules<R> ? [rules?: Rules<R>] : [rules: Rules<R>]

function operationsOf(resource: AnyResource): UntypedResource['operations'] {
  const operations = new Map(Object.entries(resource.description.operations))
  const documented = Object.entries(HANDLERS).flatMap(([kind, handle]) => {
    const id = operations.get(kind)
    const handler: UntypedHandler = (request) => handle(resource, request)
    return id === undefined ? [] : [[id, handler] as const]
  })
  const actions = Object.entries(resource.description.actions).map(([verb, id]) => {
    const handler: UntypedHandler = (request) => act(resource, request, verb)
    return [id, handler] as const
  })
  return Object.fromEntries([...documented, ...actions])
}
