// All resources, one line for each.
export { apiKeys } from './api-keys/api-keys.ts'
export { auditEntries } from './audit-trail/audit-trail.ts'
export { sessions } from './authentication/sessions.ts'
export { authors } from './posts/authors.ts'
export { posts } from './posts/posts.ts'
export { tags } from './posts/tags.ts'
export { products } from './products/products.ts'
export { users } from './users/users.ts'
