import { append, remove, set, setIn, type Table } from './edit.ts'

const CREATE = 'paths /api/products post'
const ENTRIES = 'paths /api/audit-entries get'

const KEY = '`apiKeyAuth` with `products:write`'
const EDITOR = '`bearerAuth` with `editor`'
const ADMIN = '`bearerAuth` with `admin`'

const creates = (now: string, was: string) => `\`createProduct\` is now open to ${now} (was ${was}).`
const reads = (now: string, was: string) => `\`listAuditEntries\` is now open to ${now} (was ${was}).`

/** Access, rate limits and body limits of operations. */
export const access: Table = {
  'the order of the roles': [
    set('components schemas Role enum', ['viewer', 'admin', 'editor']),
    'Breaking: `Role`: the order of the roles is now `viewer`, `admin` and `editor`.',
    'Breaking: `Role`: the order of the roles is now `viewer`, `editor` and `admin`.',
  ],
  'a higher role': [
    setIn(`${CREATE} security`, 'bearerAuth', 'bearerAuth', ['admin']),
    `Breaking: ${creates(`${ADMIN} or ${KEY}`, `${EDITOR} or ${KEY}`)}`,
    `Changed: ${creates(`${EDITOR} or ${KEY}`, `${ADMIN} or ${KEY}`)}`,
  ],
  'another scope': [
    setIn(`${CREATE} security`, 'apiKeyAuth', 'apiKeyAuth', ['all']),
    `Breaking: ${creates(`${EDITOR} or \`apiKeyAuth\` with \`all\``, `${EDITOR} or ${KEY}`)}`,
    `Breaking: ${creates(`${EDITOR} or ${KEY}`, `${EDITOR} or \`apiKeyAuth\` with \`all\``)}`,
  ],
  'a second scope': [
    setIn(`${CREATE} security`, 'apiKeyAuth', 'apiKeyAuth', ['products:write', 'all']),
    `Breaking: ${creates(`${EDITOR} or ${KEY} and \`all\``, `${EDITOR} or ${KEY}`)}`,
    `Changed: ${creates(`${EDITOR} or ${KEY}`, `${EDITOR} or ${KEY} and \`all\``)}`,
  ],
  'another credential': [
    append(`${ENTRIES} security`, { apiKeyAuth: ['all'] }),
    `Changed: ${reads(`${ADMIN} or \`apiKeyAuth\` with \`all\``, ADMIN)}`,
    `Breaking: ${reads(ADMIN, `${ADMIN} or \`apiKeyAuth\` with \`all\``)}`,
  ],
  'both credentials at once': [
    set(`${ENTRIES} security`, [{ bearerAuth: ['admin'], apiKeyAuth: ['all'] }]),
    `Breaking: ${reads(`${ADMIN} and \`apiKeyAuth\` with \`all\``, ADMIN)}`,
    `Changed: ${reads(ADMIN, `${ADMIN} and \`apiKeyAuth\` with \`all\``)}`,
  ],
  'a public operation is secured': [
    set('paths /api/products get security', [{ bearerAuth: [] }]),
    'Breaking: `listProducts` is now open to `bearerAuth` (was everybody).',
    'Changed: `listProducts` is now open to everybody (was `bearerAuth`).',
  ],
  'a default credential': [
    set('security', [{ apiKeyAuth: [] }]),
    [
      'Breaking: `login` is now open to `apiKeyAuth` (was everybody).',
      'Breaking: `listProducts` is now open to `apiKeyAuth` (was everybody).',
      'Breaking: `getProduct` is now open to `apiKeyAuth` (was everybody).',
    ],
    [
      'Changed: `login` is now open to everybody (was `apiKeyAuth`).',
      'Changed: `listProducts` is now open to everybody (was `apiKeyAuth`).',
      'Changed: `getProduct` is now open to everybody (was `apiKeyAuth`).',
    ],
  ],
  'the header of a credential': [
    set('components securitySchemes apiKeyAuth name', 'X-Key'),
    'Breaking: The credential `apiKeyAuth`: `name` is now `X-Key` (was `X-API-Key`).',
    'Breaking: The credential `apiKeyAuth`: `name` is now `X-API-Key` (was `X-Key`).',
  ],
  'the kind of a credential': [
    set('components securitySchemes bearerAuth scheme', 'basic'),
    'Breaking: The credential `bearerAuth`: `scheme` is now `basic` (was `bearer`).',
    'Breaking: The credential `bearerAuth`: `scheme` is now `bearer` (was `basic`).',
  ],
  'an unused credential': [
    set('components securitySchemes mutual', { type: 'mutualTLS' }),
    'Added: The credential `mutual` is new.',
    'Removed: The credential `mutual` is removed.',
  ],
  'a rate limit': [
    set('x-rate-limits read limit', 100),
    'Breaking: The rate limit `read` is 100 requests in 60 s (was 600 requests in 60 s).',
    'Changed: The rate limit `read` is 600 requests in 60 s (was 100 requests in 60 s).',
  ],
  'the same rate, but smaller bursts': [
    set('x-rate-limits read', { limit: 10, window: 1 }),
    'Breaking: The rate limit `read` is 10 requests in 1 s (was 600 requests in 60 s).',
    'Changed: The rate limit `read` is 600 requests in 60 s (was 10 requests in 1 s).',
  ],
  'a longer window': [
    set('x-rate-limits read window', 90),
    'Breaking: The rate limit `read` is 600 requests in 90 s (was 600 requests in 60 s).',
    'Changed: The rate limit `read` is 600 requests in 60 s (was 600 requests in 90 s).',
  ],
  'the rate limit of an operation': [
    set('paths /api/auth/login post x-rate-limit', 'write'),
    'Changed: `login` has the rate limit `write`, 120 requests in 60 s (was `login`, 60 requests in 60 s).',
    'Breaking: `login` has the rate limit `login`, 60 requests in 60 s (was `write`, 120 requests in 60 s).',
  ],
  'an operation without a rate limit': [
    remove('paths /api/products get x-rate-limit'),
    'Changed: `listProducts` has no rate limit any more (was `read`, 600 requests in 60 s).',
    'Breaking: `listProducts` has the rate limit `read`, 600 requests in 60 s (was none).',
  ],
  'the size of a body': [
    set('paths /api/auth/login post x-max-body-bytes', 100),
    'Breaking: The request body of `login` may have 100 bytes (was 8192).',
    'Changed: The request body of `login` may have 8192 bytes (was 100).',
  ],
  'a body without a size limit': [
    remove('paths /api/auth/login post x-max-body-bytes'),
    'Changed: The request body of `login` may have any number of bytes (was 8192).',
    'Breaking: The request body of `login` may have 8192 bytes (was any number).',
  ],
}
