import { append, both, move, remove, set, type Table } from './edit.ts'

const CREATE = 'paths /api/products post'
const READ = 'paths /api/products/{productId} get'
const ENTRIES = 'paths /api/audit-entries get'
const LOGOUT = 'paths /api/auth/logout post'
const EVENT = 'webhooks stock post'
const GIFTS = {
  operationId: 'listGifts',
  summary: 'List gifts',
  responses: { 200: { description: 'Gifts.' } },
}

/** A request that the service sends to a URL given by the client. */
export const CALLBACKS = {
  sold: {
    '{$request.body#/url}': {
      post: {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['at'],
                properties: { at: { type: 'string', maxLength: 30 } },
              },
            },
          },
        },
        responses: { 200: { description: 'Seen.' } },
      },
    },
  },
}

/** Operations, webhooks and what surrounds them. */
export const operations: Table = {
  'a callback': [
    set(`${CREATE} callbacks`, CALLBACKS),
    'Added: The callback `sold post {$request.body#/url}` of `createProduct` is new.',
    'Breaking: The callback `sold post {$request.body#/url}` of `createProduct` is removed.',
  ],
  'an operation': [
    set('paths /api/gifts', { get: GIFTS }),
    'Added: `listGifts` is new: GET /api/gifts, “List gifts”.',
    'Breaking: `listGifts` is removed.',
  ],
  'the path of an operation': [
    move('paths /api/auth/logout', 'paths /api/auth/end'),
    'Breaking: `logout` has moved to POST /api/auth/end.',
    'Breaking: `logout` has moved to POST /api/auth/logout.',
  ],
  'the method of an operation': [
    move('paths /api/products/{productId} patch', 'paths /api/products/{productId} put'),
    'Breaking: `updateProduct` has moved to PUT /api/products/{productId}.',
    'Breaking: `updateProduct` has moved to PATCH /api/products/{productId}.',
  ],
  'the operationId of an operation': [
    set(`${ENTRIES} operationId`, 'listChanges'),
    'Breaking: `listAuditEntries` is now called `listChanges`.',
    'Breaking: `listChanges` is now called `listAuditEntries`.',
  ],
  'another tag': [
    set(`${LOGOUT} tags`, ['Users']),
    'Breaking: `logout` moves from `Session` to `Users`, which clients name their classes by.',
    'Breaking: `logout` moves from `Users` to `Session`, which clients name their classes by.',
  ],
  'a second tag': [
    append(`${LOGOUT} tags`, 'Users'),
    'Changed: `logout` is also under `Users`.',
    'Breaking: `logout` moves from `Session` and `Users` to `Session`, which clients name their classes by.',
  ],
  'another first tag': [
    set(`${LOGOUT} tags`, ['Users', 'Session']),
    'Breaking: `logout` moves from `Session` to `Users` and `Session`, which clients name their classes by.',
    'Breaking: `logout` moves from `Users` and `Session` to `Session`, which clients name their classes by.',
  ],
  'the sunset of an operation': [
    both(
      set(`${READ} deprecated`, true),
      set(`${READ} x-deprecation`, { since: '2027-01-01', sunset: '2028-01-01', successor: 'listProducts' }),
    ),
    'Deprecated: `getProduct` is deprecated and ends on 2028-01-01; use `listProducts`.',
    'Changed: `getProduct` is no longer deprecated.',
  ],
  'a deprecation without a sunset': [
    set(`${READ} deprecated`, true),
    'Deprecated: `getProduct` is deprecated.',
    'Changed: `getProduct` is no longer deprecated.',
  ],
  'an unknown extension': [
    set(`${CREATE} x-surprise`, true),
    'Breaking: `createProduct`: `x-surprise` is now true (the gate has no rule for that).',
    'Breaking: `createProduct`: `x-surprise` is no longer set (was true) (the gate has no rule for that).',
  ],
  'an unknown extension of a path': [
    set('paths /api/audit-entries x-surprise', true),
    'Breaking: `listAuditEntries`: `x-surprise` is now true (the gate has no rule for that).',
    'Breaking: `listAuditEntries`: `x-surprise` is no longer set (was true) (the gate has no rule for that).',
  ],
  'an unknown keyword of an operation': [
    set('x-terms', { price: 1 }),
    'Breaking: The document: `x-terms` is now `{"price":1}` (the gate has no rule for that).',
    'Breaking: The document: `x-terms` is no longer set (was `{"price":1}`) (the gate has no rule for that).',
  ],
  'a minor version of the specification': [
    set('openapi', '3.2.0'),
    'Breaking: The document: `openapi` is now `3.2` (was `3.1`).',
    'Breaking: The document: `openapi` is now `3.1` (was `3.2`).',
  ],
  'a server': [
    append('servers', { url: 'https://eu.shop.example' }),
    'Added: The server address `https://eu.shop.example` is new.',
    'Breaking: The server address `https://eu.shop.example` is removed.',
  ],
  'a webhook': [
    set('webhooks productSold', { post: { responses: { 200: { description: 'Seen.' } } } }),
    'Added: The webhook `productSold` is new.',
    'Breaking: The webhook `productSold` is removed.',
  ],
  'a field that a webhook sends': [
    set(`${EVENT} requestBody content application/json schema properties by`, { type: 'string' }),
    'Added: The request body field `by` of the webhook `stock` is new.',
    'Breaking: The request body field `by` of the webhook `stock` is removed.',
  ],
  'a value that a webhook sends': [
    append(`${EVENT} requestBody content application/json schema properties event enum`, 'removed'),
    'Breaking: The request body field `event` of the webhook `stock` has the new value `removed`.',
    'Removed: The request body field `event` of the webhook `stock` no longer has the value `removed`.',
  ],
  'a webhook with an optional body': [
    remove(`${EVENT} requestBody required`),
    'Breaking: The request body of the webhook `stock` may now be absent.',
    'Changed: The request body of the webhook `stock` is now always present.',
  ],
  'a response that a webhook accepts': [
    set(`${EVENT} responses 202`, { description: 'Later.' }),
    'Added: The 202 response of the webhook `stock` is new.',
    'Breaking: The 202 response of the webhook `stock` is removed.',
  ],
  'a webhook that is deprecated': [
    set(`${EVENT} deprecated`, true),
    'Deprecated: The webhook `stock` is deprecated.',
    'Changed: The webhook `stock` is no longer deprecated.',
  ],
}
