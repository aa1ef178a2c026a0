import { append, both, copy, move, remove, set, setIn, type Table } from './edit.ts'

const CREATE = 'paths /api/products post'
const LIST = 'paths /api/products get'
const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } }
const PRODUCT = 'components schemas Product properties'

/** Promises made by the extensions of the contract. */
export const extensions: Table = {
  'an error code': [
    append('components schemas ErrorCode x-extensible-enum', 'sold_out'),
    'Added: `ErrorCode` has the new value `sold_out`.',
    'Breaking: `ErrorCode` no longer has the value `sold_out`.',
  ],
  'a value of an open list': [
    append('components schemas AuditEntry properties resourceType x-extensible-enum', 'webhook'),
    'Added: `AuditEntry.resourceType` has the new value `webhook`.',
    'Breaking: `AuditEntry.resourceType` no longer has the value `webhook`.',
  ],
  'a rule over several fields': [
    set('components schemas Product x-checks', [{ field: '/size', rule: 'fits', description: 'It fits.' }]),
    'Breaking: The rule `/size fits` of `Product` is new, which requests must keep.',
    'Removed: The rule `/size fits` of `Product` is removed.',
  ],
  'a rule that an earlier version already had': [
    set('components schemas Product x-checks', [{ field: '/size', rule: 'fits', since: '1.0.0' }]),
    'Added: The rule `/size fits` of `Product` is documented.',
    'Removed: The rule `/size fits` of `Product` is removed.',
  ],
  'the status of an error': [
    set('components schemas ErrorCode x-error-code-details conflict status', 422),
    'Breaking: The error `conflict` comes with 422 (was 409).',
    'Breaking: The error `conflict` comes with 409 (was 422).',
  ],
  'the explanation of an error': [
    set('components schemas ErrorCode x-error-code-details conflict action', 'Think again.'),
    'Words: The table of error codes is revised.',
    'Words: The table of error codes is revised.',
  ],
  'a code of a shared response': [
    append('components responses ValidationFailed x-error-codes', 'key_reused'),
    'Added: The 422 response can also have the code `key_reused`.',
    'Removed: The 422 response no longer has the code `key_reused`.',
  ],
  'a code that replaces another': [
    set('components responses ValidationFailed x-error-codes', ['key_reused']),
    'Breaking: The 422 response has the code `key_reused` in place of the code `validation_failed`.',
    'Breaking: The 422 response has the code `validation_failed` in place of the code `key_reused`.',
  ],
  'another response with another code': [
    set(`${CREATE} responses 409`, { description: 'Not now.', 'x-error-codes': ['gone'], content: ERROR }),
    'Breaking: The 409 response of `createProduct` has the code `gone` in place of the codes `conflict` ' +
      'and `key_reused`.',
    'Breaking: The 409 response of `createProduct` has the codes `conflict` and `key_reused` in place of ' +
      'the code `gone`.',
  ],
  'the reasons of a code': [
    set('components responses Conflict x-error-reasons', ['taken', 'running']),
    'Added: The 409 response can also have the reasons `taken` and `running`.',
    'Removed: The 409 response no longer has the reasons `taken` and `running`.',
  ],
  'a list for several values of a parameter': [
    both(
      setIn(`${LIST} parameters`, 'sort', 'x-several', 'sorts'),
      append(`${LIST} parameters`, { name: 'sorts', in: 'query', schema: { type: 'array' } }),
    ),
    [
      'Changed: The query parameter `sort` of `listProducts`: `x-several` is now `sorts`.',
      'Added: The query parameter `sorts` of `listProducts` is new.',
    ],
    [
      'Breaking: The query parameter `sort` of `listProducts`: `x-several` is no longer set (was `sorts`).',
      'Breaking: The query parameter `sorts` of `listProducts` is removed.',
    ],
  ],
  'an undocumented but accepted media type': [
    set(`${CREATE} requestBody x-also-accepts`, ['text/json']),
    'Added: The request body of `createProduct` can also be `text/json`.',
    'Breaking: The request body of `createProduct` can no longer be `text/json`.',
  ],
  'a media type that is accepted but no longer documented': [
    both(
      copy(`${CREATE} requestBody content application/json`, `${CREATE} requestBody content text/json`),
      remove(`${CREATE} requestBody content application/json`),
      set(`${CREATE} requestBody x-also-accepts`, ['application/json']),
    ),
    [
      'Added: The request body of `createProduct` can also be `text/json`.',
      'Removed: The request body of `createProduct` is no longer described as `application/json`, ' +
        'which is still accepted.',
    ],
    [
      'Added: The request body of `createProduct` can also be `application/json`.',
      'Breaking: The request body of `createProduct` can no longer be `text/json`.',
    ],
  ],
  'the codes of a response': [
    set(`${CREATE} responses 401`, { description: 'Sign in.', 'x-error-codes': ['conflict'] }),
    'Added: The 401 response of `createProduct` is new.',
    'Removed: The 401 response of `createProduct` is removed.',
  ],
  'a list that is opened': [
    both(
      remove(`${PRODUCT} state enum`),
      set(`${PRODUCT} state x-extensible-enum`, ['draft', 'sold', 'gone']),
    ),
    'Breaking: `Product.state` may gain values in a minor version.',
    'Changed: `Product.state` gains no values in a minor version any more.',
  ],
  'a list that is opened in requests and responses': [
    both(
      remove('components schemas Size enum'),
      set('components schemas Size x-extensible-enum', ['small', 'large']),
    ),
    'Breaking: `Size` may gain values in a minor version.',
    'Changed: `Size` gains no values in a minor version any more.',
  ],
  'values for an unrestricted string': [
    set(`${PRODUCT} name x-extensible-enum`, ['Mug', 'Cup']),
    'Changed: `Product.name` names the values `Mug` and `Cup`.',
    'Breaking: `Product.name` names no values any more.',
  ],
  'constant names of values': [
    set('components schemas Size x-enum-varnames', ['Small', 'Large']),
    'Changed: The constants of `Size` are named: `Small`, `Large`.',
    'Breaking: The constants of `Size` are renamed: `Small` to nothing, `Large` to nothing.',
  ],
  'another constant name of a value': [
    setIn('paths /api/products get parameters', 'sort', 'schema x-enum-varnames', ['Id', 'IdDown', 'Name']),
    'Breaking: The constants of the query parameter `sort` of `listProducts` are renamed: `IdUp` to `Id`.',
    'Breaking: The constants of the query parameter `sort` of `listProducts` are renamed: `Id` to `IdUp`.',
  ],
  'values in another order, with their names': [
    both(
      setIn('paths /api/products get parameters', 'sort', 'schema enum', ['name', 'id', '-id']),
      setIn('paths /api/products get parameters', 'sort', 'schema x-enum-varnames', [
        'Name',
        'IdUp',
        'IdDown',
      ]),
    ),
    'Words: The query parameter `sort` of `listProducts` lists its values in another order.',
    'Words: The query parameter `sort` of `listProducts` lists its values in another order.',
  ],
  'a value of a response, with its name': [
    both(
      append('components schemas AuditEntry properties event enum', 'deleted'),
      append('components schemas AuditEntry properties event x-enum-varnames', 'Deleted'),
    ),
    'Breaking: `AuditEntry.event` has the new value `deleted`.',
    'Removed: `AuditEntry.event` no longer has the value `deleted`.',
  ],
  'a value of an open list, with its name': [
    both(
      append('components schemas AuditEntry properties origin x-extensible-enum', 'job'),
      append('components schemas AuditEntry properties origin x-enum-varnames', 'Job'),
    ),
    'Added: `AuditEntry.origin` has the new value `job`.',
    'Breaking: `AuditEntry.origin` no longer has the value `job`.',
  ],
  'values of a request field': [
    set('components schemas ProductUpdate properties name x-extensible-enum', ['Mug', 'Cup']),
    'Breaking: `ProductUpdate.name` is limited to the values `Mug` and `Cup`.',
    'Breaking: `ProductUpdate.name` names no values any more.',
  ],
  'no numeric strings': [
    remove('components schemas Weight x-numeric-string'),
    'Breaking: `Weight`: the form of numeric strings is no longer set (was `^\\d{1,4}(\\.\\d{1,3})?$`).',
    'Changed: `Weight`: the form of numeric strings is now `^\\d{1,4}(\\.\\d{1,3})?$`.',
  ],
  'another form of numeric strings': [
    set('components schemas Weight x-numeric-string', '^\\d+$'),
    'Breaking: `Weight`: the form of numeric strings is now `^\\d+$` (was `^\\d{1,4}(\\.\\d{1,3})?$`).',
    'Breaking: `Weight`: the form of numeric strings is now `^\\d{1,4}(\\.\\d{1,3})?$` (was `^\\d+$`).',
  ],
  'numeric strings in a request': [
    set('components schemas ProductCreate properties stock x-numeric-string', '^\\d{1,4}$'),
    'Changed: `ProductCreate.stock`: the form of numeric strings is now `^\\d{1,4}$`.',
    'Breaking: `ProductCreate.stock`: the form of numeric strings is no longer set (was `^\\d{1,4}$`).',
  ],
  'numeric strings in a response': [
    set(`${PRODUCT} price x-numeric-string`, '^\\d+$'),
    'Changed: `Product.price`: the form of numeric strings is now `^\\d+$`.',
    'Changed: `Product.price`: the form of numeric strings is no longer set (was `^\\d+$`).',
  ],
  'fewer decimals': [
    set('components schemas Weight x-max-decimals', 2),
    'Breaking: `Weight`: the greatest number of decimals is now 2 (was 3).',
    'Breaking: `Weight`: the greatest number of decimals is now 3 (was 2).',
  ],
  'a pattern that some languages cannot read': [
    set('components schemas ProductCreate properties name x-pattern', '^\\p{L}+$'),
    'Breaking: `ProductCreate.name`: the pattern is now `^\\p{L}+$`.',
    'Changed: `ProductCreate.name`: the pattern is no longer set (was `^\\p{L}+$`).',
  ],
  'a link': [
    set(`${CREATE} responses 201 links change`, { operationId: 'updateProduct' }),
    'Added: The link `change` of the 201 response of `createProduct` is new.',
    'Removed: The link `change` of the 201 response of `createProduct` is removed.',
  ],
  'the target of a link': [
    set(`${CREATE} responses 201 links read operationId`, 'listProducts'),
    'Changed: The link `read` of the 201 response of `createProduct` is revised.',
    'Changed: The link `read` of the 201 response of `createProduct` is revised.',
  ],
  'the description of a link': [
    set(`${CREATE} responses 201 links read description`, 'Reads it.'),
    'Words: Documentation is revised: the link `read` of the 201 response of `createProduct`.',
    'Words: Documentation is revised: the link `read` of the 201 response of `createProduct`.',
  ],
  'the name of a field': [
    both(
      move(
        'components schemas FieldError properties in',
        'components schemas FieldError properties location',
      ),
      set('components schemas FieldError required', ['location', 'rule']),
    ),
    ['Breaking: `FieldError.in` is removed.', 'Added: `FieldError.location` is new.'],
    ['Breaking: `FieldError.location` is removed.', 'Added: `FieldError.in` is new.'],
  ],
  'the name of a schema': [
    both(
      move('components schemas TokenPair', 'components schemas Tokens'),
      set(
        'paths /api/auth/login post responses 200 content application/json schema $ref',
        '#/components/schemas/Tokens',
      ),
    ),
    'Breaking: There is no schema named `TokenPair` any more, which clients name a type after (`login`).',
    'Breaking: There is no schema named `Tokens` any more, which clients name a type after (`login`).',
  ],
  'an unused schema': [
    set('components schemas Unused', { type: 'string' }),
    'Words: The document says the same in another way.',
    'Words: Documentation is revised: `Unused`.',
  ],
}
