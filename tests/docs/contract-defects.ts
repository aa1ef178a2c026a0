import { add, breaks, type Defect, type Editable, remove, set, steps } from './contract-edits.ts'
import { WORD_DEFECTS } from './contract-word-defects.ts'
import { REFUSAL_DEFECTS } from './refusal-defects.ts'

const CREATE = 'paths /api/products post'
const LIST = 'paths /api/products get'
const READ = 'paths /api/products/{productId} get'
const CHANGE = 'paths /api/products/{productId} patch'
const ENVELOPE = 'components schemas ProductResponse'
const PRODUCT = 'components schemas ProductCreate'
const MEDIA = 'content application/json'
const SORT = 'components schemas ProductSort'

const YEAR = { since: '2030-03-01', sunset: '2031-03-01' }

const deprecated = (announced: object) => (document: Editable) => {
  set(`${READ} deprecated`, true)(document)
  set(`${READ} x-deprecation`, announced)(document)
}

/** Everything that the lint rules of the contract must find. */
export const DEFECTS: readonly Defect[] = [
  ...WORD_DEFECTS,
  ...breaks('cms/statuses-match-operation', {
    'input without 400': remove(`${LIST} responses 400`),
    'a secured operation without 401': remove(`${CREATE} responses 401`),
    'an operation with scopes without 403': remove(`${CREATE} responses 403`),
    'a path parameter without 404': remove(`${READ} responses 404`),
    'a body without 413': remove(`${CREATE} responses 413`),
    'a body without 415': remove(`${CREATE} responses 415`),
    'a body without 422': remove(`${CREATE} responses 422`),
    'an operation without 429': remove(`${READ} responses 429`),
    'an operation without 500': remove(`${READ} responses 500`),
    'an operation without 503': remove(`${READ} responses 503`),
    'If-None-Match without 304': remove(`${READ} responses 304`),
    'Idempotency-Key without 409': remove(`${CREATE} responses 409`),
    'If-Match without 412': remove(`${CHANGE} responses 412`),
    'a required If-Match without 428': remove(`${CHANGE} responses 428`),
    '415 without a body': set(`${READ} responses 415`, {
      $ref: '#/components/responses/UnsupportedMediaType',
    }),
    'a range of statuses': set(`${READ} responses 4XX`, { $ref: '#/components/responses/BadRequest' }),
  }),
  ...breaks('cms/security-known', {
    'an unknown role': set(`${CREATE} security 0 bearerAuth`, ['owner']),
    'an unknown scope': set(`${CREATE} security 1 apiKeyAuth`, ['products:delete']),
    'an operation that does not say what it needs': remove(`${READ} security`),
  }),
  ...breaks('cms/envelope-strict', {
    'an envelope without a message': remove(`${ENVELOPE} properties message`),
    'an envelope with optional data': set(`${ENVELOPE} required`, ['status', 'message']),
    'an envelope with a fourth field': set(`${ENVELOPE} properties meta`, { type: 'object' }),
    'a success whose status may be error': set(`${ENVELOPE} properties status enum`, ['success', 'error']),
    'an error that says success': set('components schemas ErrorResponse properties status enum', ['success']),
    'data that is a plain string': set(`${ENVELOPE} properties data`, { type: 'string' }),
    'a message that is an object': set(`${ENVELOPE} properties message`, { type: 'object' }),
    'a response without a body': remove(`${READ} responses 200 content`),
    'a 304 with a body': set('components responses NotModified content', {
      'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } },
    }),
  }),
  ...breaks('cms/checks-told', {
    'a rule that no description tells': set(`${PRODUCT.replace('Create', '')} x-checks`, [
      { field: '/sku', rule: 'short', description: 'It is short.' },
    ]),
    'a rule of a field that no request has': set('components schemas Post x-checks 0 field', '/author'),
    'a rule that is not a word': set('components schemas Post x-checks 0 rule', 'after_start'),
    'a rule without a sentence': set('components schemas Post x-checks 0 description', 'None'),
  }),
  ...breaks('cms/response-bodies-open', {
    'a closed envelope': set(`${ENVELOPE} additionalProperties`, false),
    'a closed object within a response': set('components schemas Product unevaluatedProperties', false),
    'a response with fields of any name': set('components schemas ErrorDetails additionalProperties', true),
  }),
  ...breaks('cms/portable', {
    'a pattern with a Unicode property': set(`${PRODUCT} properties name pattern`, String.raw`^\p{L}+$`),
    'a number of 32 bits': remove('components schemas Price format'),
    'a price that is a number or a string': set('components schemas Price type', ['number', 'string']),
    'a choice between schemas': set(`${PRODUCT} properties name`, {
      anyOf: [{ $ref: '#/components/schemas/Price' }, { $ref: '#/components/schemas/Role' }],
    }),
    'a property with the name of a keyword': set('components schemas FieldError properties in', {
      type: 'string',
    }),
    'a value that cannot name a constant': remove(`${SORT} x-enum-varnames`),
    'a constant name that is used twice': set(`${SORT} x-enum-varnames 7`, 'PRODUCT_ID_ASC'),
    'a constant name of another enum': set(`${SORT} x-enum-varnames 7`, 'POST_ID_ASC'),
    'a value without a constant name': remove(`${SORT} x-enum-varnames 7`),
    'more constant names than values': add(`${SORT} x-enum-varnames`, 'NOTHING'),
    'a constant name in lower case': set(`${SORT} x-enum-varnames 0`, 'id'),
    'a default that does not compile': set(`${SORT} default`, '-id'),
  }),
  ...breaks('cms/shared-error-envelope', {
    'an error with its own shape': set(`components responses NotFound ${MEDIA} schema`, {
      $ref: '#/components/schemas/EmptyResponse',
    }),
    'a success without a name': set(`${READ} responses 200 ${MEDIA} schema`, { type: 'object' }),
  }),
  ...breaks('cms/request-bodies-closed', {
    'an open body': remove(`${PRODUCT} additionalProperties`),
    'an open object within a body': set(`${PRODUCT} properties size`, { type: 'object', properties: {} }),
    'a second media type': set(`${CREATE} requestBody content text/csv`, { schema: { type: 'string' } }),
    'an optional body': remove(`${CREATE} requestBody required`),
    'a body on GET': set(`${READ} requestBody`, {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ProductCreate' } } },
    }),
  }),
  ...breaks('cms/input-bounded', {
    'a string of any length in a body': remove(`${PRODUCT} properties name maxLength`),
    'a list of any length in a body': remove('components schemas PostCreate properties tags maxItems'),
    'a number of any size in a parameter': remove('components parameters Limit schema maximum'),
    'rich text of any length': remove(`${PRODUCT} properties description maxLength`),
  }),
  ...breaks('cms/parameters-clear', {
    'a cookie parameter': set('components parameters Cursor in', 'cookie'),
    'a query parameter in snake case': set('components parameters Cursor name', 'page_cursor'),
  }),
  ...breaks('cms/parameters-expected', {
    'a list without a limit': remove(`${LIST} parameters 0`),
    'a list without a cursor': remove(`${LIST} parameters 1`),
    'a read without field selection': remove(`${READ} parameters 2`),
    'a create without an Idempotency-Key': remove(`${CREATE} parameters`),
    'an update without If-Match': remove(`${CHANGE} parameters 1`),
    'an update with an optional If-Match': remove('components parameters IfMatch required'),
  }),
  ...breaks('cms/operation-ids', {
    'an operationId without a noun': set(`${READ} operationId`, 'get'),
    'an operationId that starts with a noun': set(`${READ} operationId`, 'productGet'),
    'an operationId in snake case': set(`${READ} operationId`, 'get_product'),
  }),
  ...breaks('cms/no-response-name-clash', {
    'a schema named like a generated response type': set('components schemas GetProductResponse', {
      type: 'object',
    }),
    'schemas that differ in case only': set('components schemas Productresponse', { type: 'object' }),
  }),
  ...breaks('rule/examples-complete', {
    'an example without a summary': remove(`${READ} responses 200 ${MEDIA} examples mug summary`),
    'an example without a value': remove(`${READ} responses 200 ${MEDIA} examples mug value`),
  }),
  ...breaks('rule/examples-present', {
    'a request without an example': remove(`${CREATE} requestBody ${MEDIA} examples`),
    'an error without an example': remove(`components responses NotFound ${MEDIA} examples`),
  }),
  ...breaks('cms/response-headers', {
    'a response without X-Request-Id': remove('components responses NotFound headers X-Request-Id'),
    'a response without Vary': remove('components responses NotModified headers Vary'),
    'a response without Content-Language': remove('components responses NotFound headers Content-Language'),
    '401 without WWW-Authenticate': remove('components responses Unauthorized headers WWW-Authenticate'),
    '429 without Retry-After': remove('components responses TooManyRequests headers Retry-After'),
    '503 without Retry-After': remove('components responses ServiceUnavailable headers Retry-After'),
    '201 without Location': remove(`${CREATE} responses 201 headers Location`),
    'a list without Link': remove(`${LIST} responses 200 headers Link`),
    'a list without X-Next-Cursor': remove(`${LIST} responses 200 headers X-Next-Cursor`),
    'a list without X-Total-Count': remove(`${LIST} responses 200 headers X-Total-Count`),
    'a read without ETag': remove(`${READ} responses 200 headers ETag`),
    'a create without the ETag that an update requires': remove(`${CREATE} responses 201 headers ETag`),
    'a create that does not mark replayed responses': remove(
      `${CREATE} responses 201 headers Idempotency-Replayed`,
    ),
    'a response that sets a cookie': set(`${READ} responses 200 headers Set-Cookie`, {
      schema: { type: 'string' },
    }),
  }),
  ...breaks('cms/deprecation-dated', {
    'a deprecation without a sunset': set(`${READ} deprecated`, true),
    'a sunset without a deprecation': set(`${READ} x-deprecation`, YEAR),
    'a sunset that is too soon': deprecated({ since: '2030-03-01', sunset: '2031-02-28' }),
    'a day that does not exist': deprecated({ since: '2030-02-30', sunset: '2031-12-01' }),
    'a sunset with an unknown field': deprecated({ ...YEAR, until: '2031-12-01' }),
    'a successor that does not exist': deprecated({ ...YEAR, successor: 'getArticle' }),
    'a successor whose path cannot be filled': deprecated({ ...YEAR, successor: 'getPost' }),
    'a link that leads nowhere': deprecated({ ...YEAR, link: 'changes' }),
  }),
  ...breaks('cms/deprecation-announced', {
    'a deprecation that no header announces': deprecated(YEAR),
    '410 without a deprecation': set(`${READ} responses 410`, { $ref: '#/components/responses/NotFound' }),
  }),
  ...breaks('cms/deprecation-over', {
    'an operation past its sunset': deprecated({ since: '2020-01-01', sunset: '2021-01-01' }),
  }),
  ...breaks('rule/property-names', {
    'a property in snake case': set(`${PRODUCT} properties unit_price`, { type: 'string', maxLength: 9 }),
  }),
  ...breaks('cms/rate-limit-known', {
    'an unknown rate-limit class': set(`${READ} x-rate-limit`, 'bulk'),
  }),
  ...breaks('cms/schema-sanity', {
    'a pattern that does not compile': set(`${PRODUCT} properties name pattern`, '^[a-z$'),
    'a pattern that matches a part': set(`${PRODUCT} properties name pattern`, '[a-z]+'),
    'a format that no validator knows': set(`${PRODUCT} properties name format`, 'htlm'),
    'a minimum greater than its maximum': set(`${PRODUCT} properties name minLength`, 300),
    'nullable of OpenAPI 3.0': set(`${PRODUCT} properties name nullable`, true),
  }),
  ...breaks('cms/document-conventions', {
    'a description that ends a comment': set(`${READ} description`, 'One product, of any */* kind.'),
    'an unsupported version of OpenAPI': set('openapi', '3.1.1'),
    'a path outside /api/': (document) =>
      document.setIn(['paths', '/posts'], document.getIn(steps('paths /api/posts'))),
    'a server with a path': set('servers 0 url', 'http://127.0.0.1:3000/v1'),
    'a reference to another file': set(`${PRODUCT} properties price`, { $ref: './price.yaml' }),
  }),
  ...breaks('no-invalid-media-type-examples', {
    'an example that breaks its schema': remove(
      `${READ} responses 200 ${MEDIA} examples mug value data name`,
    ),
  }),
  ...breaks('no-unresolved-refs', {
    'a reference to nothing': set(`${READ} responses 404 $ref`, '#/components/responses/Missing'),
  }),
  ...breaks('no-unused-components', {
    'an unused component': set('components schemas Orphan', { type: 'object' }),
  }),
  ...breaks('operation-operationId-unique', {
    'two operations with the same name': set(`${READ} operationId`, 'listProducts'),
  }),
  ...breaks('path-parameters-defined', {
    'a path parameter that is not declared': set('components parameters ProductId name', 'id'),
  }),
  ...breaks('struct', {
    'a response without a description': remove(`${READ} responses 200 description`),
  }),
  ...REFUSAL_DEFECTS,
]
