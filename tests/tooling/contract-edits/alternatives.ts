import { append, both, drop, remove, set, type Table } from './edit.ts'

const BODY = 'components schemas ProductCreate properties'
const PRODUCT = 'components schemas Product properties'
const DETAIL = 'components schemas AuditEntry properties detail discriminator'

/** `oneOf` and `anyOf`: clients may send one alternative more, and may receive one more. */
export const alternatives: Table = {
  'an alternative of a request': [
    append('components schemas Price oneOf', { type: 'boolean' }),
    'Added: `Price` can also be `boolean`.',
    'Breaking: `Price` can no longer be `boolean`.',
  ],
  'an alternative where there was none': [
    set(`${BODY} stock`, {
      oneOf: [{ type: 'integer', format: 'int32', minimum: 0, maximum: 9, default: 0 }, { type: 'string' }],
    }),
    'Added: `ProductCreate.stock` can also be `string`.',
    'Breaking: `ProductCreate.stock` can no longer be `string`.',
  ],
  'another alternative': [
    set('components schemas Price oneOf', [{ type: 'number', minimum: 0 }, { type: 'boolean' }]),
    ['Breaking: `Price` can no longer be `string`.', 'Added: `Price` can also be `boolean`.'],
    ['Breaking: `Price` can no longer be `boolean`.', 'Added: `Price` can also be `string`.'],
  ],
  'alternatives beside a type': [
    set(`${BODY} name oneOf`, [{ minLength: 2 }, {}]),
    'Breaking: `ProductCreate.name`: the list of alternatives is now `{"minLength":2}` or `{}`.',
    'Changed: `ProductCreate.name`: the list of alternatives is no longer set ' +
      '(was `{"minLength":2}` or `{}`).',
  ],
  anything: [
    append('components schemas Price oneOf', true),
    'Added: `Price` can also be `anything`.',
    'Breaking: `Price` can no longer be `anything`.',
  ],
  'contradictory parts': [
    set(`${BODY} name allOf`, [{ maxLength: 9 }]),
    'Breaking: `ProductCreate.name`: the list of parts is now `{"maxLength":9}`.',
    'Changed: `ProductCreate.name`: the list of parts is no longer set (was `{"maxLength":9}`).',
  ],
  'an alternative of a response': [
    append(`${PRODUCT} owner anyOf`, { type: 'string' }),
    'Breaking: `Product.owner` can also be `string`.',
    'Removed: `Product.owner` can no longer be `string`.',
  ],
  'an alternative removed from a response': [
    drop(`${PRODUCT} owner anyOf`, 'Owner'),
    'Removed: `Product.owner` can no longer be `Owner`.',
    'Breaking: `Product.owner` can also be `Owner`.',
  ],
  'the discriminator of alternatives': [
    set('components schemas Price discriminator', { propertyName: 'kind' }),
    'Changed: `Price` tells its alternatives apart by `kind` (was nothing).',
    'Changed: `Price` tells its alternatives apart by nothing (was `kind`).',
  ],
  'the discriminator of alternatives of a response': [
    remove(DETAIL),
    'Breaking: `AuditEntry.detail` tells its alternatives apart by nothing (was `kind`).',
    'Changed: `AuditEntry.detail` tells its alternatives apart by `kind` (was nothing).',
  ],
  'another schema of the same shape, while both remain': [
    set(`${PRODUCT} owner anyOf`, [{ $ref: '#/components/schemas/Person' }, { type: 'null' }]),
    'Breaking: `Product.owner` refers to the schema `Person` (was `Owner`), which clients name a type after.',
    'Breaking: `Product.owner` refers to the schema `Owner` (was `Person`), which clients name a type after.',
  ],
  'another schema of the same shape in a request': [
    both(
      set(`${BODY} extras`, { $ref: '#/components/schemas/Options' }),
      set('components schemas ProductUpdate properties options', { $ref: '#/components/schemas/Extras' }),
    ),
    [
      'Added: `ProductCreate.extras` is new.',
      'Breaking: `ProductUpdate.options` refers to the schema `Extras` (was `Options`), ' +
        'which clients name a type after.',
    ],
    [
      'Breaking: `ProductCreate.extras` is removed.',
      'Breaking: `ProductUpdate.options` refers to the schema `Options` (was `Extras`), ' +
        'which clients name a type after.',
    ],
  ],
  'an exclusion from a request': [
    set(`${BODY} name not`, { enum: ['mug'] }),
    'Breaking: `ProductCreate.name`: what it must not be is now `{"enum":["mug"]}`.',
    'Changed: `ProductCreate.name`: what it must not be is no longer set (was `{"enum":["mug"]}`).',
  ],
  'an exclusion from a response': [
    set(`${PRODUCT} name not`, { enum: ['mug'] }),
    'Changed: `Product` keeps within closer limits: `name`.',
    'Breaking: `Product.name`: what it must not be is no longer set (was `{"enum":["mug"]}`).',
  ],
  'another discriminator property': [
    set(`${DETAIL} propertyName`, 'sort'),
    'Breaking: `AuditEntry.detail` tells its alternatives apart by `sort` (was `kind`).',
    'Breaking: `AuditEntry.detail` tells its alternatives apart by `kind` (was `sort`).',
  ],
  'one more discriminator value': [
    set(`${DETAIL} mapping old`, 'FieldError'),
    'Changed: `AuditEntry.detail` tells its alternatives apart by other values of `kind`.',
    'Breaking: `AuditEntry.detail` tells its alternatives apart by other values of `kind`.',
  ],
  'the meaning of a discriminator value': [
    set(`${DETAIL} mapping new`, 'FieldError'),
    'Breaking: `AuditEntry.detail` tells its alternatives apart by other values of `kind`.',
    'Breaking: `AuditEntry.detail` tells its alternatives apart by other values of `kind`.',
  ],
  'a field of an alternative': [
    set('components schemas Owner properties id type', 'number'),
    'Breaking: `Owner.id`: the type is now `number` (was `integer`).',
    'Changed: `Owner` keeps within closer limits: `id`.',
  ],
}
