import { append, both, drop, move, remove, set, type Table } from './edit.ts'

const LIST = 'paths /api/products get'
const CREATE = 'paths /api/products post'
const READ = 'paths /api/products/{productId} get'
const PRODUCT = 'components schemas Product properties'
const TOKENS = 'components schemas TokenPair properties'

/** What clients receive: they break when they may receive more than they know. */
export const responses: Table = {
  'an error status': [
    set(`${LIST} responses 409`, { $ref: '#/components/responses/Conflict' }),
    'Added: The 409 response of `listProducts` is new.',
    'Removed: The 409 response of `listProducts` is removed.',
  ],
  'a second success status': [
    set(`${CREATE} responses 202`, { description: 'Later.' }),
    'Breaking: The 202 response of `createProduct` is new.',
    'Breaking: The 202 response of `createProduct` is removed.',
  ],
  'a status that is not an error': [
    remove(`${READ} responses 304`),
    'Breaking: The 304 response of `getProduct` is removed.',
    'Added: The 304 response of `getProduct` is new.',
  ],
  'a header': [
    set(`${LIST} responses 200 headers X-Total`, { schema: { type: 'integer' } }),
    'Added: The header `X-Total` of the 200 response of `listProducts` is new.',
    'Breaking: The header `X-Total` of the 200 response of `listProducts` is removed.',
  ],
  'a header that becomes optional': [
    remove('components headers Location required'),
    'Breaking: The response header `Location` may now be absent.',
    'Changed: The response header `Location` is now always present.',
  ],
  'the limit of a header': [
    set('components headers RetryAfter schema maximum', 60),
    'Changed: The response header `Retry-After`: the greatest value is now 60 (was 3600).',
    'Breaking: The response header `Retry-After`: the greatest value is now 3600 (was 60).',
  ],
  'another media type of a response': [
    set(`${READ} responses 200 content application/xml`, { schema: { type: 'string' } }),
    'Added: The 200 response of `getProduct` can also be `application/xml`.',
    'Breaking: The 200 response of `getProduct` can no longer be `application/xml`.',
  ],
  'a response without a schema': [
    remove(`${READ} responses 200 content application/json schema`),
    'Breaking: The 200 response of `getProduct` is no longer limited by a schema.',
    'Added: The 200 response of `getProduct` is limited by a schema.',
  ],
  'the case of a field': [
    move(`${PRODUCT} state`, `${PRODUCT} State`),
    ['Breaking: `Product.state` is removed.', 'Added: `Product.State` is new.'],
    ['Breaking: `Product.State` is removed.', 'Added: `Product.state` is new.'],
  ],
  'a field': [
    set(`${PRODUCT} colour`, { type: 'string' }),
    'Added: `Product.colour` is new.',
    'Breaking: `Product.colour` is removed.',
  ],
  'a new required field': [
    both(
      set(`${PRODUCT} colour`, { type: 'string' }),
      append('components schemas Product required', 'colour'),
    ),
    'Added: `Product.colour` is new.',
    'Breaking: `Product.colour` is removed.',
  ],
  'a field that becomes optional': [
    drop('components schemas Product required', 'size'),
    'Breaking: `Product.size` may now be absent.',
    'Changed: `Product.size` is now always present.',
  ],
  'a field that is no longer nullable': [
    set(`${PRODUCT} sku type`, 'string'),
    'Changed: `Product` keeps within closer limits: `sku`.',
    'Breaking: `Product.sku`: the type is now `string` or `null` (was `string`).',
  ],
  'a longer list': [
    set('components schemas ProductListResponse properties data maxItems', 100),
    'Breaking: `ProductListResponse.data`: the greatest number of items is now 100 (was 10).',
    'Changed: `ProductListResponse` keeps within closer limits: `data`.',
  ],
  'two smaller maximum lengths': [
    both(set(`${PRODUCT} name maxLength`, 100), set(`${PRODUCT} sku maxLength`, 20)),
    'Changed: `Product` keeps within closer limits: `name`, `sku`.',
    [
      'Breaking: `Product.name`: the greatest length is now 255 (was 100).',
      'Breaking: `Product.sku`: the greatest length is now 64 (was 20).',
    ],
  ],
  'no maximum length': [
    remove(`${PRODUCT} name maxLength`),
    'Breaking: `Product.name`: the greatest length is no longer set (was 255).',
    'Changed: `Product` keeps within closer limits: `name`.',
  ],
  'a lower maximum': [
    set(`${TOKENS} expiresIn maximum`, 60),
    'Changed: `TokenPair` keeps within closer limits: `expiresIn`.',
    'Breaking: `TokenPair.expiresIn`: the greatest value is now 3600 (was 60).',
  ],
  'a pattern': [
    set(`${PRODUCT} name pattern`, '^[A-Z]'),
    'Changed: `Product` keeps within closer limits: `name`.',
    'Breaking: `Product.name`: the pattern is no longer set (was `^[A-Z]`).',
  ],
  'a format': [
    set('components schemas Owner properties displayName format', 'email'),
    'Changed: `Owner` keeps within closer limits: `displayName`.',
    'Breaking: `Owner.displayName`: the format is no longer set (was `email`).',
  ],
  'a number instead of an integer': [
    set(`${TOKENS} expiresIn type`, 'number'),
    'Breaking: `TokenPair.expiresIn`: the type is now `number` (was `integer`).',
    'Changed: `TokenPair` keeps within closer limits: `expiresIn`.',
  ],
  'a larger integer': [
    set(`${PRODUCT} id format`, 'int64'),
    'Breaking: `Product.id`: the format is now `int64` (was `int32`).',
    'Changed: `Product` keeps within closer limits: `id`.',
  ],
  'a number with the format double': [
    set(`${PRODUCT} price format`, 'double'),
    'Changed: `Product.price`: the format is now `double`.',
    'Changed: `Product.price`: the format is no longer set (was `double`).',
  ],
  'a number with a custom format': [
    set(`${PRODUCT} price format`, 'decimal'),
    'Changed: `Product` keeps within closer limits: `price`.',
    'Breaking: `Product.price`: the format is no longer set (was `decimal`).',
  ],
  'a default': [
    set(`${PRODUCT} name default`, 'Mug'),
    'Changed: `Product.name` has the default `Mug` (was none).',
    'Changed: `Product.name` has no default any more (was `Mug`).',
  ],
  'a value of a closed list': [
    append(`${PRODUCT} state enum`, 'lost'),
    'Breaking: `Product.state` has the new value `lost`.',
    'Removed: `Product.state` no longer has the value `lost`.',
  ],
  'an enum that is removed': [
    remove(`${TOKENS} tokenType enum`),
    'Breaking: `TokenPair.tokenType` is no longer limited to its values.',
    'Changed: `TokenPair.tokenType` is limited to the value `Bearer`.',
  ],
  'other values for the fields of a map': [
    set(`${PRODUCT} info additionalProperties type`, 'integer'),
    'Breaking: `Product.info.*`: the type is now `integer` (was `string`).',
    'Breaking: `Product.info.*`: the type is now `string` (was `integer`).',
  ],
  'any values for the fields of a map': [
    set(`${PRODUCT} info additionalProperties`, true),
    'Breaking: `Product.info`: the permission for further fields is no longer set (was `{"type":"string"}`).',
    'Changed: `Product.info`: the permission for further fields is now `{"type":"string"}`.',
  ],
  'no additional fields': [
    set('components schemas Product additionalProperties', false),
    'Changed: `Product`: the permission for further fields is now false.',
    'Changed: `Product`: the permission for further fields is no longer set (was false).',
  ],
  'a read-only field': [
    set(`${PRODUCT} state readOnly`, true),
    'Changed: `Product.state`: `readOnly` is now true.',
    'Changed: `Product.state`: `readOnly` is no longer set (was true).',
  ],
  'a write-only field': [
    set(`${PRODUCT} state writeOnly`, true),
    'Breaking: `Product.state`: `writeOnly` is now true.',
    'Changed: `Product.state`: `writeOnly` is no longer set (was true).',
  ],
  'a value of a schema used in requests and responses': [
    append('components schemas Size enum', 'huge'),
    'Breaking: `Size` has the new value `huge`.',
    'Breaking: `Size` no longer has the value `huge`.',
  ],
  'a length of a schema used in requests and responses': [
    set('components schemas Size maxLength', 9),
    'Breaking: `Size`: the greatest length is now 9.',
    'Breaking: `Size`: the greatest length is no longer set (was 9).',
  ],
}
