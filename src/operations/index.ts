import type { Handlers } from '../contract/handler.ts'
import * as apiKeys from './api-keys.ts'
import * as authentication from './authentication.ts'
import * as posts from './posts.ts'
import * as products from './products.ts'

/**
 * The route registry of the service: every operation of the document, and nothing else, is answered under `/api/`.
 * The compiler refuses a missing handler and one that the document does not name.
 */
export const handlers = { ...apiKeys, ...authentication, ...posts, ...products } satisfies Handlers
