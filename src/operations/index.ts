import type { Handlers, OperationId } from '../contract/handler.ts'
import * as apiKeys from './api-keys/api-keys.ts'
import * as auditTrail from './audit-trail/audit-trail.ts'
import * as authentication from './authentication/authentication.ts'
import * as posts from './posts/posts.ts'
import * as products from './products/products.ts'
import * as users from './users/users.ts'

/**
 * The handlers of all operations of the document. The compiler refuses a missing handler, and one for an
 * operation that the document does not have.
 */
export const handlers: Handlers = registry({
  ...apiKeys,
  ...auditTrail,
  ...authentication,
  ...posts,
  ...products,
  ...users,
})

function registry<T extends Handlers>(
  all: T & Readonly<Record<Exclude<keyof T, OperationId>, never>>,
): Handlers {
  return all
}
