import type { CreatedResults, Handlers, OperationId } from '../request/handler.ts'
import * as apiKeys from './api-keys/api-keys.ts'
import * as auditTrail from './audit-trail/audit-trail.ts'
import * as authentication from './authentication/authentication.ts'
import * as posts from './posts/posts.ts'
import { createdPost } from './posts/resource.ts'
import * as products from './products/products.ts'
import { createdProduct } from './products/resource.ts'
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

export const createdResults: CreatedResults = { createPost: createdPost, createProduct: createdProduct }

function registry<T extends Handlers>(
  all: T & Readonly<Record<Exclude<keyof T, OperationId>, never>>,
): Handlers {
  return all
}
