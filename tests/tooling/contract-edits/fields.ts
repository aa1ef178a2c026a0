import { append, both, remove, set, type Table } from './edit.ts'

const BODY = 'components schemas ProductCreate properties'
const REQUIRED = 'components schemas ProductCreate required'

/** What clients send: they break when less of it is accepted. */
export const fields: Table = {
  'the default of a field': [
    remove(`${BODY} stock default`),
    'Breaking: `ProductCreate.stock` has no default any more (was 0).',
    'Breaking: `ProductCreate.stock` has the default 0 (was none).',
  ],
  'a field': [
    set(`${BODY} colour`, { type: 'string' }),
    'Added: `ProductCreate.colour` is new.',
    'Breaking: `ProductCreate.colour` is removed.',
  ],
  'a field with a default, which generated types require': [
    set(`${BODY} colour`, { type: 'string', default: 'red' }),
    'Breaking: `ProductCreate.colour` is new, with a default: types of openapi-typescript require it.',
    'Breaking: `ProductCreate.colour` is removed.',
  ],
  'a required field, whatever its default': [
    both(set(`${BODY} colour`, { type: 'string', default: 'red' }), append(REQUIRED, 'colour')),
    'Breaking: `ProductCreate.colour` is new and required.',
    'Breaking: `ProductCreate.colour` is removed.',
  ],
  'a field that becomes required': [
    append(REQUIRED, 'stock'),
    'Breaking: `ProductCreate.stock` is now required.',
    'Changed: `ProductCreate.stock` is now optional.',
  ],
  'a field that is deprecated': [
    set(`${BODY} stock deprecated`, true),
    'Deprecated: `ProductCreate.stock` is deprecated.',
    'Changed: `ProductCreate.stock` is no longer deprecated.',
  ],
  'a field that is deprecated beside its reference': [
    set(`${BODY} size deprecated`, true),
    'Deprecated: `ProductCreate.size` is deprecated.',
    'Changed: `ProductCreate.size` is no longer deprecated.',
  ],
  'a closed object that is deprecated beside its reference': [
    set('components schemas ProductUpdate properties options deprecated', true),
    'Deprecated: `ProductUpdate.options` is deprecated.',
    'Changed: `ProductUpdate.options` is no longer deprecated.',
  ],
  'a limit beside a reference': [
    set(`${BODY} size maxLength`, 9),
    'Breaking: `ProductCreate.size`: the greatest length is now 9.',
    'Changed: `ProductCreate.size`: the greatest length is no longer set (was 9).',
  ],
  'a nullable field': [
    set(`${BODY} stock type`, ['integer', 'null']),
    'Changed: `ProductCreate.stock`: the type is now `integer` or `null` (was `integer`).',
    'Breaking: `ProductCreate.stock`: the type is now `integer` (was `integer` or `null`).',
  ],
  'a smaller maximum length': [
    set(`${BODY} name maxLength`, 50),
    'Breaking: `ProductCreate.name`: the greatest length is now 50 (was 255).',
    'Changed: `ProductCreate.name`: the greatest length is now 255 (was 50).',
  ],
  'two limits of one field': [
    both(set(`${BODY} stock minimum`, 3), set(`${BODY} stock maximum`, 5)),
    'Breaking: `ProductCreate.stock`: the greatest value is now 5 (was 9), the least value is now 3 (was 0).',
    'Changed: `ProductCreate.stock`: the greatest value is now 9 (was 5), the least value is now 0 (was 3).',
  ],
  'no maximum length': [
    remove(`${BODY} sku maxLength`),
    'Changed: `ProductCreate.sku`: the greatest length is no longer set (was 64).',
    'Breaking: `ProductCreate.sku`: the greatest length is now 64.',
  ],
  'a greater minimum length': [
    set(`${BODY} name minLength`, 3),
    'Breaking: `ProductCreate.name`: the shortest length is now 3 (was 1).',
    'Changed: `ProductCreate.name`: the shortest length is now 1 (was 3).',
  ],
  'an exclusive maximum': [
    set(`${BODY} stock exclusiveMaximum`, 9),
    'Breaking: `ProductCreate.stock`: the value that it must stay below is now 9.',
    'Changed: `ProductCreate.stock`: the value that it must stay below is no longer set (was 9).',
  ],
  'a greater minimum': [
    set(`${BODY} stock minimum`, 5),
    'Breaking: `ProductCreate.stock`: the least value is now 5 (was 0).',
    'Changed: `ProductCreate.stock`: the least value is now 0 (was 5).',
  ],
  'an exclusive minimum': [
    set(`${BODY} stock exclusiveMinimum`, 0),
    'Breaking: `ProductCreate.stock`: the value that it must exceed is now 0.',
    'Changed: `ProductCreate.stock`: the value that it must exceed is no longer set (was 0).',
  ],
  'a step': [
    set(`${BODY} stock multipleOf`, 6),
    'Breaking: `ProductCreate.stock`: the step is now 6.',
    'Changed: `ProductCreate.stock`: the step is no longer set (was 6).',
  ],
  'a field that becomes unique': [
    set(`${BODY} name x-unique`, true),
    'Breaking: `ProductCreate.name` must now be unique.',
    'Changed: `ProductCreate.name` need no longer be unique.',
  ],
  'a pattern': [
    set(`${BODY} name pattern`, '^[A-Z]'),
    'Breaking: `ProductCreate.name`: the pattern is now `^[A-Z]`.',
    'Changed: `ProductCreate.name`: the pattern is no longer set (was `^[A-Z]`).',
  ],
  'another pattern': [
    set(`${BODY} sku pattern`, '^[A-Z]+$'),
    'Breaking: `ProductCreate.sku`: the pattern is now `^[A-Z]+$` (was `^[A-Z0-9]+$`).',
    'Breaking: `ProductCreate.sku`: the pattern is now `^[A-Z0-9]+$` (was `^[A-Z]+$`).',
  ],
  'a format': [
    set(`${BODY} name format`, 'email'),
    'Breaking: `ProductCreate.name`: the format is now `email`.',
    'Changed: `ProductCreate.name`: the format is no longer set (was `email`).',
  ],
  'a larger integer': [
    set(`${BODY} stock format`, 'int64'),
    'Changed: `ProductCreate.stock`: the format is now `int64` (was `int32`).',
    'Breaking: `ProductCreate.stock`: the format is now `int32` (was `int64`).',
  ],
  'a smaller number': [
    set('components schemas Weight format', 'float'),
    'Breaking: `Weight`: the format is now `float`.',
    'Breaking: `Weight`: the format is no longer set (was `float`).',
  ],
  'rich text': [
    remove(`${BODY} body format`),
    'Breaking: `ProductCreate.body`: the format is no longer set (was `html`).',
    'Breaking: `ProductCreate.body`: the format is now `html`.',
  ],
  'fewer items': [
    set(`${BODY} labels maxItems`, 10),
    'Breaking: `ProductCreate.labels`: the greatest number of items is now 10 (was 20).',
    'Changed: `ProductCreate.labels`: the greatest number of items is now 20 (was 10).',
  ],
  'at least one item': [
    set(`${BODY} labels minItems`, 1),
    'Breaking: `ProductCreate.labels`: the least number of items is now 1.',
    'Changed: `ProductCreate.labels`: the least number of items is no longer set (was 1).',
  ],
  'unique items': [
    set(`${BODY} labels uniqueItems`, true),
    'Breaking: `ProductCreate.labels`: the rule that items differ is now true.',
    'Changed: `ProductCreate.labels`: the rule that items differ is no longer set (was true).',
  ],
  'shorter items': [
    set(`${BODY} labels items maxLength`, 20),
    'Breaking: `ProductCreate.labels[]`: the greatest length is now 20 (was 50).',
    'Changed: `ProductCreate.labels[]`: the greatest length is now 50 (was 20).',
  ],
  'an enum where there was none': [
    set(`${BODY} name enum`, ['Mug']),
    'Breaking: `ProductCreate.name` is limited to the value `Mug`.',
    'Changed: `ProductCreate.name` is no longer limited to its values.',
  ],
  'further fields': [
    remove('components schemas ProductCreate additionalProperties'),
    'Changed: `ProductCreate`: the permission for further fields is no longer set (was false).',
    'Breaking: `ProductCreate`: the permission for further fields is now false.',
  ],
  'additional fields of one type': [
    set('components schemas ProductCreate additionalProperties', { type: 'string' }),
    'Changed: `ProductCreate`: the permission for further fields is now `{"type":"string"}` (was false).',
    'Breaking: `ProductCreate`: the permission for further fields is now false (was `{"type":"string"}`).',
  ],
  'at most one field': [
    set('components schemas ProductUpdate maxProperties', 1),
    'Breaking: `ProductUpdate`: the greatest number of fields is now 1.',
    'Changed: `ProductUpdate`: the greatest number of fields is no longer set (was 1).',
  ],
  'at least one field': [
    set('components schemas ProductUpdate minProperties', 1),
    'Breaking: `ProductUpdate`: the least number of fields is now 1.',
    'Changed: `ProductUpdate`: the least number of fields is no longer set (was 1).',
  ],
  'a read-only field': [
    set(`${BODY} stock readOnly`, true),
    'Breaking: `ProductCreate.stock`: `readOnly` is now true.',
    'Changed: `ProductCreate.stock`: `readOnly` is no longer set (was true).',
  ],
  'an unknown keyword': [
    set(`${BODY} stock contains`, {}),
    'Breaking: `ProductCreate.stock`: `contains` is now `{}` (the gate has no rule for that).',
    'Breaking: `ProductCreate.stock`: `contains` is no longer set (was `{}`) ' +
      '(the gate has no rule for that).',
  ],
}
