import { append, both, drop, type Edit, move, remove, set, setIn, type Table } from './edit.ts'

const LIST = 'paths /api/products get'
const CREATE = 'paths /api/products post'
const LOGOUT = 'paths /api/auth/logout post'

const NAMES: Readonly<Record<string, string>> = { id: 'IdUp', '-id': 'IdDown', name: 'Name' }

/** The parameter `sort` with several values, between commas. */
function sortList(values: readonly string[], { explode = false, minItems = 1 } = {}): Edit {
  const names = values.map((value) => NAMES[value] ?? value)
  const items = { type: 'string', enum: values, 'x-enum-varnames': names }
  return both(
    setIn(`${LIST} parameters`, 'sort', 'style', 'form'),
    setIn(`${LIST} parameters`, 'sort', 'explode', explode),
    setIn(`${LIST} parameters`, 'sort', 'schema', { type: 'array', minItems, items }),
  )
}

const SORT = 'The query parameter `sort` of `listProducts`'

/** The parameter no longer takes a single value as before. */
function listed({ explode = false, minItems = 1 }): string[] {
  const items = `the least number of items is now ${minItems}, the type is now \`array\` (was \`string\`)`
  return [
    `Breaking: ${SORT}: \`explode\` is now ${explode}, \`style\` is now \`form\`, ${items}.`,
    'Breaking: The query parameter `sort` field `[]` of `listProducts` is limited by a schema.',
    `Changed: ${SORT} is no longer limited to its values.`,
  ]
}

/** The parameter takes a single value again. */
function oneOfSort(values: string, { explode = false, minItems = 1 } = {}): string[] {
  const written = `\`explode\` is no longer set (was ${explode}), \`style\` is no longer set (was \`form\`)`
  return [
    `Breaking: ${SORT} is limited to the values ${values}.`,
    `Breaking: ${SORT}: ${written}, the type is now \`string\` (was \`array\`).`,
    `Changed: ${SORT}: the least number of items is no longer set (was ${minItems}).`,
    'Removed: The query parameter `sort` field `[]` of `listProducts` is no longer limited by a schema.',
  ]
}

/** Parameters and bodies. */
export const requests: Table = {
  'an optional parameter': [
    append(`${LIST} parameters`, { name: 'colour', in: 'query', schema: { type: 'string' } }),
    'Added: The query parameter `colour` of `listProducts` is new.',
    'Breaking: The query parameter `colour` of `listProducts` is removed.',
  ],
  'a required header': [
    set(`${CREATE} parameters`, [
      { name: 'X-Reason', in: 'header', required: true, schema: { type: 'string' } },
    ]),
    'Breaking: The request header `X-Reason` of `createProduct` is new and required.',
    'Breaking: The request header `X-Reason` of `createProduct` is removed.',
  ],
  'a parameter that becomes required': [
    set('components parameters Search required', true),
    'Breaking: The query parameter `q` is now required.',
    'Changed: The query parameter `q` is now optional.',
  ],
  'a parameter that is deprecated': [
    set('components parameters Search deprecated', true),
    'Deprecated: The query parameter `q` is deprecated.',
    'Changed: The query parameter `q` is no longer deprecated.',
  ],
  'a default where there was none': [
    set('components parameters Search schema default', 'mug'),
    'Breaking: The query parameter `q` has the default `mug` (was none).',
    'Breaking: The query parameter `q` has no default any more (was `mug`).',
  ],
  'the default of a parameter': [
    set('components parameters Limit schema default', 20),
    'Breaking: The query parameter `limit` has the default 20 (was 10).',
    'Breaking: The query parameter `limit` has the default 10 (was 20).',
  ],
  'the maximum of a parameter': [
    set('components parameters Limit schema maximum', 50),
    'Breaking: The query parameter `limit`: the greatest value is now 50 (was 100).',
    'Changed: The query parameter `limit`: the greatest value is now 100 (was 50).',
  ],
  'the type of a parameter': [
    set('components parameters Limit schema type', 'number'),
    'Changed: The query parameter `limit`: the type is now `number` (was `integer`).',
    'Breaking: The query parameter `limit`: the type is now `integer` (was `number`).',
  ],
  'the serialization of a list': [
    setIn(`${LIST} parameters`, 'label', 'explode', false),
    'Breaking: The query parameter `label` of `listProducts`: `explode` is now false (was true).',
    'Breaking: The query parameter `label` of `listProducts`: `explode` is now true (was false).',
  ],
  'several values for a parameter that took one': [
    sortList(['id', '-id', 'name']),
    listed({}),
    oneOfSort('`id`, `-id` and `name`'),
  ],
  'several values for a parameter that took one, with a new value': [
    sortList(['id', '-id', 'name', 'price']),
    listed({}),
    oneOfSort('`id`, `-id` and `name`'),
  ],
  'several values for a parameter that took one, with a value removed': [
    sortList(['id', '-id']),
    listed({}),
    oneOfSort('`id`, `-id` and `name`'),
  ],
  'several values for a parameter that took one, as repeated parameters': [
    sortList(['id', '-id', 'name'], { explode: true }),
    [...listed({ explode: true })],
    oneOfSort('`id`, `-id` and `name`', { explode: true }),
  ],
  'two values for a parameter that took one': [
    sortList(['id', '-id', 'name'], { minItems: 2 }),
    [...listed({ minItems: 2 })],
    oneOfSort('`id`, `-id` and `name`', { minItems: 2 }),
  ],
  'several values for a parameter that took any text, even commas': [
    set('components parameters Search', {
      ...{ name: 'q', in: 'query', description: 'Words.', style: 'form', explode: false },
      schema: { type: 'array', items: { type: 'string', maxLength: 100 } },
    }),
    [
      'Breaking: The query parameter `q`: `explode` is now false, `style` is now `form`, ' +
        'the type is now `array` (was `string`).',
      'Breaking: The query parameter `q` field `[]` is limited by a schema.',
      'Changed: The query parameter `q`: the greatest length is no longer set (was 100).',
    ],
    [
      'Breaking: The query parameter `q`: `explode` is no longer set (was false), `style` is no longer set ' +
        '(was `form`), the greatest length is now 100, the type is now `string` (was `array`).',
      'Removed: The query parameter `q` field `[]` is no longer limited by a schema.',
    ],
  ],
  'an item of a list parameter': [
    setIn(`${LIST} parameters`, 'label', 'schema items enum', ['new']),
    'Breaking: The query parameter `label` field `[]` of `listProducts` is limited to the value `new`.',
    'Changed: The query parameter `label` field `[]` of `listProducts` is no longer limited to its values.',
  ],
  'a value of a parameter': [
    both(
      setIn(`${LIST} parameters`, 'sort', 'schema enum', ['id', '-id', 'name', 'price']),
      setIn(`${LIST} parameters`, 'sort', 'schema x-enum-varnames', ['IdUp', 'IdDown', 'Name', 'Price']),
    ),
    'Added: The query parameter `sort` of `listProducts` has the new value `price`.',
    'Breaking: The query parameter `sort` of `listProducts` no longer has the value `price`.',
  ],
  'a body that becomes optional': [
    remove(`${CREATE} requestBody required`),
    'Changed: The request body of `createProduct` is now optional.',
    'Breaking: The request body of `createProduct` is now required.',
  ],
  'a body where there was none': [
    set(`${LOGOUT} requestBody`, { content: { 'application/json': { schema: { type: 'object' } } } }),
    'Added: The request body of `logout` is new.',
    'Breaking: The request body of `logout` is removed.',
  ],
  'a required body where there was none': [
    set(`${LOGOUT} requestBody`, { required: true, content: { 'application/json': {} } }),
    'Breaking: The request body of `logout` is new and required.',
    'Breaking: The request body of `logout` is removed.',
  ],
  'a body without a schema': [
    remove(`${CREATE} requestBody content application/json schema`),
    'Removed: The request body of `createProduct` is no longer limited by a schema.',
    'Breaking: The request body of `createProduct` is limited by a schema.',
  ],
  'a body where there was none, with its size limit': [
    both(
      set('paths /api/auth/logout post requestBody', { content: {} }),
      set('paths /api/auth/logout post x-max-body-bytes', 100),
    ),
    'Added: The request body of `logout` is new.',
    'Breaking: The request body of `logout` is removed.',
  ],
  'another media type of a body': [
    set(`${CREATE} requestBody content text/csv`, { schema: { type: 'string' } }),
    'Added: The request body of `createProduct` can also be `text/csv`.',
    'Breaking: The request body of `createProduct` can no longer be `text/csv`.',
  ],
  'the name of a path parameter': [
    both(
      set('components parameters ProductId name', 'id'),
      move('paths /api/products/{productId}', 'paths /api/products/{id}'),
    ),
    'Breaking: The path parameter `productId` is now called `id`, which clients pass it by.',
    'Breaking: The path parameter `id` is now called `productId`, which clients pass it by.',
  ],
  'a parameter that moves elsewhere': [
    both(
      drop(`${LIST} parameters`, 'label'),
      append(`${LIST} parameters`, { name: 'Label', in: 'header', schema: { type: 'string' } }),
    ),
    [
      'Breaking: The query parameter `label` of `listProducts` is removed.',
      'Added: The request header `Label` of `listProducts` is new.',
    ],
    [
      'Breaking: The request header `Label` of `listProducts` is removed.',
      'Added: The query parameter `label` of `listProducts` is new.',
    ],
  ],
  'another parameter of the same name': [
    both(
      set('components parameters IfMatchOptional', {
        name: 'If-Match',
        in: 'header',
        schema: { type: 'string', maxLength: 1000 },
      }),
      drop('paths /api/products/{productId} patch parameters', 'IfMatch'),
      append('paths /api/products/{productId} patch parameters', {
        $ref: '#/components/parameters/IfMatchOptional',
      }),
    ),
    'Changed: The request header `If-Match` of `updateProduct` is now optional.',
    'Breaking: The request header `If-Match` of `updateProduct` is now required.',
  ],
}
