import type { Handlers, OperationId } from '../contract/handler.ts'
import * as apiKeys from './api-keys/api-keys.ts'
import * as auditTrail from './audit-trail/audit-trail.ts'
import * as authentication from './authentication/authentication.ts'
import * as posts from './posts/posts.ts'
import * as products from './products/products.ts'
import * as users from './users/users.ts'

/**
 * The route registry of the service: every operation of the document, and nothing else, is answered under `/api/`.
 * The compiler refuses a missing handler and one that the document does not name.
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
