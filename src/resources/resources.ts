// All resources, one line for each file.
export { apiKeys } from './api-keys/api-keys.ts'
export { auditEntries } from './audit-trail/audit-trail.ts'
export { sessions } from './authentication/sessions.ts'
export { authors, posts, tags } from './posts/posts.ts'
export { products } from './products/products.ts'
export { users } from './users/users.ts'
