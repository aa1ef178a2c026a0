import type { ResourceName } from '../../../generated/resources.ts'
import type { UntypedHandler, UntypedRequest } from '../../request/boundary.ts'
import type { AnyResource } from './definition.ts'
import type { Resource } from './resource.ts'
import type { AnyRules, Rules } from './rules.ts'

// The file of the kit where types are asserted and not proven. Each function says why it holds.

/** A resource before the compiler knows which one it is. */
export interface UntypedResource {
  readonly any: AnyResource
  readonly operations: Readonly<Record<string, UntypedHandler>>
  readonly read: AnyResource['read']
  readonly updateOf: (idOf: (request: UntypedRequest) => number | string) => UntypedHandler
}

/** A rule gets requests of its own operations only: the kit runs them where the generated table names them. */
export function untypedRules<R extends ResourceName>(rules: Rules<R>): AnyRules {
  return rules as unknown as AnyRules
}

/** The types and the handlers are both made from the resource's entry in the generated table. */
export function typedResource<R extends ResourceName>(resource: UntypedResource): Resource<R> {
  return resource as unknown as Resource<R>
}

type OperationsIn<T> = T extends { readonly operations: infer O } ? (operations: O) => void : never
type AllOperations<T> = OperationsIn<T[keyof T]> extends (operations: infer All) => void ? All : never

/** Each resource adds the handlers that its type names: together they have them all. */
export function handlersOfAll<T extends Readonly<Record<string, { readonly operations: object }>>>(
  resources: T,
): AllOperations<T> {
  const entries = Object.values(resources).flatMap(({ operations }) => Object.entries(operations))
  return Object.fromEntries(entries) as AllOperations<T>
}
