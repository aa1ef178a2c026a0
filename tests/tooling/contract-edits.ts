import type { Document } from 'yaml'
import { remove, set, steps } from '../docs/contract-edits.ts'

export type Edit = (document: Document) => void

/** An edit of the contract, and what must be said of it, under which heading and no other. */
export interface Case {
  readonly name: string
  readonly edit: Edit
  readonly says: Readonly<
    Partial<Record<'Breaking' | 'Added' | 'Changed' | 'Deprecated' | 'Removed', string>>
  >
}

const LIST = 'paths /api/products get'
const CREATE = 'paths /api/products post'
const READ = 'paths /api/products/{productId} get'
const SCHEMAS = 'components schemas'

const append = (path: string, value: unknown) => (document: Document) =>
  document.addIn(steps(path), document.createNode(value))

const move = (from: string, to: string) => (document: Document) => {
  const value = document.getIn(steps(from))
  remove(from)(document)
  document.setIn(steps(to), value)
}

const both =
  (...edits: Edit[]): Edit =>
  (document) => {
    for (const edit of edits) edit(document)
  }

function cases(table: Readonly<Record<string, readonly [edit: Edit, says: Case['says']]>>): Case[] {
  return Object.entries(table).map(([name, [edit, says]]) => ({ name, edit, says }))
}

/** Edits after which a client that worked may fail. */
const breaking = cases({
  'an operation is removed': [remove('paths /api/auth/logout'), { Breaking: '`logout` is removed.' }],
  'a path is renamed': [
    move('paths /api/auth/me', 'paths /api/auth/who'),
    { Breaking: '`getCurrentUser` has moved to GET /api/auth/who.' },
  ],
  'an operation is renamed': [
    set('paths /api/audit-entries get operationId', 'listChanges'),
    { Breaking: '`listAuditEntries` is now called `listChanges`.' },
  ],
  'an operation moves to another tag': [
    set('paths /api/auth/password post tags', ['Users']),
    {
      Breaking:
        '`changePassword` moves from `Authentication` to `Users`, which clients name their classes by.',
    },
  ],
  'a field of a response is removed': [
    both(remove(`${SCHEMAS} Product properties sku`), remove(`${SCHEMAS} Product required 3`)),
    { Breaking: '`Product.sku` is removed.' },
  ],
  'a field of a response may be absent': [
    remove(`${SCHEMAS} Session required 2`),
    { Breaking: '`Session.lastUsedAt` may now be absent.' },
  ],
  'a field of a response may be null': [
    set(`${SCHEMAS} User properties displayName type`, ['string', 'null']),
    { Breaking: '`User.displayName`: the type is now `string` or `null` (was `string`).' },
  ],
  'an enum of a response gains a value': [
    append(`${SCHEMAS} AuditEntry properties actorType enum`, 'robot'),
    { Breaking: '`AuditEntry.actorType` has the new value `robot`.' },
  ],
  'a list may be longer': [
    set(`${SCHEMAS} ProductListResponse properties data maxItems`, 100),
    { Breaking: '`ProductListResponse.data`: the greatest number of items is now 100 (was 10).' },
  ],
  'a response header is removed': [
    remove(`${LIST} responses 200 headers Link`),
    { Breaking: 'The header `Link` of the 200 response of `listProducts` is removed.' },
  ],
  'a response header may be absent': [
    remove('components headers Location required'),
    { Breaking: 'The response header `Location` may now be absent.' },
  ],
  'a second success status': [
    set(`${CREATE} responses 202`, { description: 'Later.' }),
    { Breaking: 'The 202 response of `createProduct` is new.' },
  ],
  'a status is removed': [
    remove(`${READ} responses 304`),
    { Breaking: 'The 304 response of `getProduct` is removed.' },
  ],
  'a field of a body is removed': [
    remove(`${SCHEMAS} ProductCreate properties sku`),
    { Breaking: '`ProductCreate.sku` is removed.' },
  ],
  'a field of a body is required': [
    append(`${SCHEMAS} PostCreate required`, 'slug'),
    { Breaking: '`PostCreate.slug` is now required.' },
  ],
  'a text may no longer be as long': [
    set(`${SCHEMAS} ProductCreate properties name maxLength`, 50),
    { Breaking: '`ProductCreate.name`: the greatest length is now 50 (was 255).' },
  ],
  'an enum of a body loses a value': [
    remove(`${SCHEMAS} PostCreate properties status enum 1`),
    { Breaking: '`PostCreate.status` no longer has the value `scheduled`.' },
  ],
  'rich text becomes plain text': [
    remove(`${SCHEMAS} PostCreate properties body format`),
    { Breaking: '`PostCreate.body`: the format is no longer set (was `html`).' },
  ],
  'a secret becomes a text': [
    remove(`${SCHEMAS} LoginRequest properties password format`),
    { Breaking: '`LoginRequest.password`: the format is no longer set (was `password`).' },
  ],
  'a field is for requests only': [
    set(`${SCHEMAS} AuditEntry properties sessionId writeOnly`, true),
    { Breaking: '`AuditEntry.sessionId`: `writeOnly` changes from nothing to true.' },
  ],
  'a default changes': [
    set('components parameters Limit schema default', 20),
    { Breaking: 'The query parameter `limit` has the default 20 (was 10).' },
  ],
  'a number may no longer be as great': [
    set('components parameters Limit schema maximum', 50),
    { Breaking: 'The query parameter `limit`: the greatest value is now 50 (was 100).' },
  ],
  'a pattern changes': [
    set('components parameters ApiKeyId schema pattern', '^[a-z]{12}$'),
    {
      Breaking: 'The path parameter `apiKeyId`: the pattern is now `^[a-z]{12}$` (was `^[0-9A-Za-z]{12}$`).',
    },
  ],
  'a header that must be sent': [
    append('paths /api/users post parameters', {
      ...{ name: 'X-Reason', in: 'header', required: true, description: 'Why.' },
      schema: { type: 'string', maxLength: 9 },
    }),
    { Breaking: 'The request header `X-Reason` of `createUser` is new and required.' },
  ],
  'a parameter is removed': [
    remove('paths /api/users get parameters 0'),
    { Breaking: 'The query parameter `limit` of `listUsers` is removed.' },
  ],
  'a higher role': [
    set('paths /api/posts post security 0 bearerAuth', ['admin']),
    {
      Breaking:
        '`createPost` is now open to `bearerAuth` with `admin` or `apiKeyAuth` with `posts:write` (was `bearerAuth` with `editor` or `apiKeyAuth` with `posts:write`).',
    },
  ],
  'a public operation is secured': [
    set(`${READ} security`, [{ bearerAuth: [] }]),
    { Breaking: '`getProduct` is now open to `bearerAuth` (was everybody).' },
  ],
  'API keys are no longer let in': [
    remove('paths /api/posts/{postId} get security 1'),
    {
      Breaking: '`getPost` is now open to `bearerAuth` (was `bearerAuth` or `apiKeyAuth` with `posts:read`).',
    },
  ],
  'another scope': [
    set('paths /api/posts get security 1 apiKeyAuth', ['posts:write']),
    {
      Breaking:
        '`listPosts` is now open to `bearerAuth` or `apiKeyAuth` with `posts:write` (was `bearerAuth` or `apiKeyAuth` with `posts:read`).',
    },
  ],
  'the header of a credential changes': [
    set('components securitySchemes apiKeyAuth name', 'X-Key'),
    { Breaking: 'The credential `apiKeyAuth`: `name` is now `X-Key` (was `X-API-Key`).' },
  ],
  'a narrower rate-limit class': [
    set('x-rate-limits read limit', 100),
    { Breaking: 'The rate limit `read` is 100 requests in 60 s (was 600 requests in 60 s).' },
  ],
  'a stricter class for an operation': [
    set('paths /api/api-keys post x-rate-limit', 'login'),
    {
      Breaking:
        '`createApiKey` has the rate limit `login`, 60 requests in 60 s (was `write`, 120 requests in 60 s).',
    },
  ],
  'a smaller body': [
    set('paths /api/auth/refresh post x-max-body-bytes', 100),
    { Breaking: 'The request body of `refreshTokens` may have 100 bytes (was 8192).' },
  ],
  'a closed enum may grow': [
    set(`${SCHEMAS} Author properties displayName x-extensible-enum`, ['Mara']),
    { Breaking: '`Author.displayName` may gain values in a minor version.' },
  ],
  'an enum where there was none': [
    set(`${SCHEMAS} UserUpdate properties displayName enum`, ['Mara']),
    { Breaking: '`UserUpdate.displayName` is limited to the value `Mara`.' },
  ],
  'an enum is lifted': [
    remove(`${SCHEMAS} TokenPair properties tokenType enum`),
    { Breaking: '`TokenPair.tokenType` is no longer limited to its values.' },
  ],
  'two limits of one field': [
    both(
      set(`${SCHEMAS} UserCreate properties username minLength`, 3),
      set(`${SCHEMAS} UserCreate properties username maxLength`, 30),
    ),
    {
      Breaking:
        '`UserCreate.username`: the greatest length is now 30 (was 64), the shortest length is now 3 (was 1).',
    },
  ],
  'an error code is gone': [
    remove(`${SCHEMAS} ErrorCode x-extensible-enum 3`),
    { Breaking: '`ErrorCode` no longer has the value `unknown_parameter`.' },
  ],
  'an error comes with another status': [
    set(`${SCHEMAS} ErrorCode x-error-code-details conflict status`, 422),
    { Breaking: 'The error `conflict` comes with 422 (was 409).' },
  ],
  'an extension that nobody knows': [
    set(`${CREATE} x-surprise`, true),
    { Breaking: '`createProduct`: `x-surprise` changes from nothing to true.' },
  ],
})

/** Edits that every client survives. */
const harmless = cases({
  'an operation is added': [
    set('paths /api/tags', {
      get: { operationId: 'listTags', summary: 'List tags', responses: { 200: { description: 'Tags.' } } },
    }),
    { Added: '`listTags` is new: GET /api/tags, “List tags”.' },
  ],
  'an optional parameter': [
    append(`${LIST} parameters`, {
      ...{ name: 'colour', in: 'query', description: 'Colour.' },
      schema: { type: 'string', maxLength: 9 },
    }),
    { Added: 'The query parameter `colour` of `listProducts` is new.' },
  ],
  'an optional field of a body': [
    set(`${SCHEMAS} ProductCreate properties colour`, { type: 'string', maxLength: 9 }),
    { Added: '`ProductCreate.colour` is new.' },
  ],
  'a field of a response': [
    set(`${SCHEMAS} Product properties colour`, { type: 'string' }),
    { Added: '`Product.colour` is new.' },
  ],
  'a response header': [
    set(`${LIST} responses 200 headers X-Total`, { description: 'All.', schema: { type: 'integer' } }),
    { Added: 'The header `X-Total` of the 200 response of `listProducts` is new.' },
  ],
  'an error status': [
    set(`${LIST} responses 409`, { $ref: '#/components/responses/Conflict' }),
    { Added: 'The 409 response of `listProducts` is new.' },
  ],
  'an error code': [
    append(`${SCHEMAS} ErrorCode x-extensible-enum`, 'out_of_stock'),
    { Added: '`ErrorCode` has the new value `out_of_stock`.' },
  ],
  'an open enum of one field': [
    append(`${SCHEMAS} AuditEntry properties resourceType x-extensible-enum`, 'webhook'),
    { Added: '`AuditEntry.resourceType` has the new value `webhook`.' },
  ],
  'an enum of a body gains a value': [
    append(`${SCHEMAS} PostCreate properties status enum`, 'archived'),
    { Added: '`PostCreate.status` has the new value `archived`.' },
  ],
  'a second media type of a body': [
    set(`${CREATE} requestBody content text/csv`, { schema: { type: 'string' } }),
    { Added: 'The request body of `createProduct` can also be `text/csv`.' },
  ],
  'a webhook': [
    set('webhooks', { productCreated: { post: { responses: { 200: { description: 'Seen.' } } } } }),
    { Added: '`/webhooks` is new.' },
  ],
  'a text may be longer': [
    set(`${SCHEMAS} ProductCreate properties name maxLength`, 500),
    { Changed: '`ProductCreate.name`: the greatest length is now 500 (was 255).' },
  ],
  'what a response holds is shorter': [
    both(
      set(`${SCHEMAS} Session properties id maxLength`, 30),
      set(`${SCHEMAS} Session properties createdAt maxLength`, 20),
    ),
    { Changed: '`Session` keeps within closer limits: `createdAt`, `id`.' },
  ],
  'the first parameters of an operation': [
    set('paths /api/auth/logout post parameters', [
      { name: 'everywhere', in: 'query', description: 'All logins.', schema: { type: 'boolean' } },
    ]),
    { Added: 'The query parameter `everywhere` of `logout` is new.' },
  ],
  'a required field becomes optional': [
    remove(`${SCHEMAS} ApiKeyCreate required 0`),
    { Changed: '`ApiKeyCreate.name` is now optional.' },
  ],
  'a required header becomes optional': [
    remove('components parameters IfMatch required'),
    { Changed: 'The request header `If-Match` is now optional.' },
  ],
  'a field of a response is always there': [
    append(`${SCHEMAS} ErrorDetails required`, 'errors'),
    { Changed: '`ErrorDetails.errors` is now always present.' },
  ],
  'a lower role': [
    set('paths /api/users get security 0 bearerAuth', ['editor']),
    { Changed: '`listUsers` is now open to `bearerAuth` with `editor` (was `bearerAuth` with `admin`).' },
  ],
  'one more credential': [
    append('paths /api/audit-entries get security', { apiKeyAuth: ['posts:read'] }),
    {
      Changed:
        '`listAuditEntries` is now open to `bearerAuth` with `admin` or `apiKeyAuth` with `posts:read` (was `bearerAuth` with `admin`).',
    },
  ],
  'a wider rate limit': [
    set('x-rate-limits write limit', 240),
    { Changed: 'The rate limit `write` is 240 requests in 60 s (was 120 requests in 60 s).' },
  ],
  'an operation is deprecated': [
    both(
      set(`${READ} deprecated`, true),
      set(`${READ} x-deprecation`, { since: '2027-01-01', sunset: '2028-01-01', successor: 'listProducts' }),
    ),
    { Deprecated: '`getProduct` is deprecated and ends on 2028-01-01; use `listProducts`.' },
  ],
  'a field is deprecated': [
    set(`${SCHEMAS} PostCreate properties excerpt deprecated`, true),
    { Deprecated: '`PostCreate.excerpt` is deprecated.' },
  ],
  'a value is no longer sent': [
    remove(`${SCHEMAS} AuditEntry properties actorType enum 2`),
    { Removed: '`AuditEntry.actorType` no longer has the value `system`.' },
  ],
})

/** What only people notice. All of it is told in one line. */
const words = {
  name: 'words and examples',
  edit: both(
    set('info description', 'Read on.'),
    set(`${LIST} summary`, 'Products'),
    set(`${SCHEMAS} Role description`, 'A role.'),
    set('components parameters Limit example', 20),
    remove(`${CREATE} requestBody content application/json examples`),
    set('tags 0 description', 'Sign in.'),
    set('paths /api/posts post requestBody content application/json examples draft value title', 'Tea'),
  ),
  says: {
    Changed:
      'Documentation is revised: the introduction, `Role`, the query parameter `limit`, `listProducts`, the request body of `createProduct`, the tags, the request body of `createPost`.',
  },
} satisfies Case

/** Edits that do not touch each other, compared at once. */
export const BATCHES: readonly (readonly Case[])[] = [breaking, harmless, [words]]
