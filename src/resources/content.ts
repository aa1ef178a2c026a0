import { type OperationDescription, operations } from '../../generated/operations.ts'
import type { AnyResource } from './kit/definition.ts'
import * as all from './resources.ts'

export const resources: readonly AnyResource[] = Object.values(all).map((resource) => resource.any)

/** The resources that API keys may create, which imports, exports and the change feed cover. */
export const contentResources = resources.filter((one) => keyScopesOf(one).length > 0)

/** The scopes that an API key needs to create a record. */
export function keyScopesOf({ description: { operations: uses } }: AnyResource): readonly string[] {
  const security: OperationDescription['security'] = uses.create ? operations[uses.create].security : []
  return security.flatMap((one) => (one.scheme === 'apiKeyAuth' ? one.scopes : []))
}
