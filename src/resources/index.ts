import type { Table } from '../../generated/operations.ts'
import type { CreatedResults, Handlers, OperationId } from '../request/handler.ts'
import { apiKeys } from './api-keys/api-keys.ts'
import { auditEntries } from './audit-trail/audit-trail.ts'
import { sessions } from './authentication/sessions.ts'
import * as own from './handlers.ts'
import type { AnyResource } from './kit/resource.ts'
import { posts } from './posts/posts.ts'
import { products } from './products/products.ts'
import { users } from './users/users.ts'

/**
 * The handlers of all operations of the document. The compiler refuses a missing handler, and one for an
 * operation that the document does not have.
 */
export const handlers: Handlers = registry({
  ...apiKeys.operations,
  ...auditEntries.operations,
  ...posts.operations,
  ...products.operations,
  ...sessions.operations,
  ...users.operations,
  ...own,
})

/** The resources with records that have a version: each create of them is one INSERT. */
const versioned: readonly AnyResource[] = [posts.any, products.any, users.any]

/** What imports and exports work with: the resources that API keys may write, too. */
export const contentResources: readonly AnyResource[] = [posts.any, products.any]

export const createdResults: CreatedResults = Object.fromEntries(
  versioned.map((resource) => [resource.description.operations.create, resource.resultOf.bind(resource)]),
)

/** What operations change that are not of the resource itself. */
export const furtherChanges: Readonly<Partial<Record<OperationId, readonly Table[]>>> = {
  changePassword: ['users'],
}

function registry<T extends Handlers>(
  all: T & Readonly<Record<Exclude<keyof T, OperationId>, never>>,
): Handlers {
  return all
}
