import { append, both, copy, drop, type Edit, move, remove, reverse, set } from './edit.ts'

const LIST = 'paths /api/products get'
const READ = 'paths /api/products/{productId}'
const BODY = 'components schemas ProductCreate properties'

/** Other notations for the same thing, which clients do not notice. */
export const writing: Readonly<Record<string, Edit>> = {
  'a path parameter': both(
    set(`${READ} parameters`, [{ $ref: '#/components/parameters/ProductId' }]),
    remove(`${READ} get parameters`),
    drop(`${READ} patch parameters`, 'ProductId'),
  ),
  'the order of parameters': reverse(`${LIST} parameters`),
  'a patch of the specification': set('openapi', '3.1.1'),
  'the case of a response header': move(
    `${LIST} responses 200 headers Link`,
    `${LIST} responses 200 headers link`,
  ),
  'the case of a request header': set('components parameters IfMatch name', 'if-match'),
  'the case of the header of a credential': set('components securitySchemes apiKeyAuth name', 'x-api-key'),
  'the case of a scheme': set('components securitySchemes bearerAuth scheme', 'Bearer'),
  'the case of a media type': move(
    'paths /api/products post requestBody content application/json',
    'paths /api/products post requestBody content Application/JSON',
  ),
  'the order of types': set(`${BODY} sku type`, ['null', 'string']),
  'a list of one type': set(`${BODY} name type`, ['string']),
  'the order of required fields': reverse('components schemas Product required'),
  'a constant': both(
    remove('components schemas TokenPair properties tokenType enum'),
    set('components schemas TokenPair properties tokenType const', 'Bearer'),
  ),
  'a reference in a list with one item': set('components schemas TokenPair properties role', {
    allOf: [{ $ref: '#/components/schemas/Role' }],
  }),
  'a schema instead of a reference': copy('components schemas Size', `${BODY} size`),
  'a response instead of a reference': copy(
    'components responses Conflict',
    'paths /api/products post responses 409',
  ),
  'a parameter instead of a reference': both(
    drop(`${READ} patch parameters`, 'IfMatch'),
    append(`${READ} patch parameters`, {
      name: 'If-Match',
      in: 'header',
      required: true,
      schema: { type: 'string', maxLength: 1000 },
    }),
  ),
  'a schema of two parts': set('components schemas FieldError', {
    allOf: [
      { type: 'object', required: ['in'], properties: { in: { type: 'string', enum: ['body', 'query'] } } },
      { type: 'object', required: ['rule'], properties: { rule: { type: 'string', maxLength: 50 } } },
    ],
  }),
  'a single alternative': set('components schemas TokenPair properties role', {
    oneOf: [{ $ref: '#/components/schemas/Role' }],
  }),
  'null as an alternative in a response': set('components schemas AuditEntry properties actorId', {
    oneOf: [{ type: 'null' }, { type: 'string', maxLength: 64 }],
  }),
  'the order of alternatives': reverse('components schemas Price oneOf'),
  'explicit defaults': both(
    set(`${LIST} deprecated`, false),
    set(`${BODY} name deprecated`, false),
    set(`${BODY} labels minItems`, 0),
    set('components schemas Product additionalProperties', true),
    set('components parameters Search required', false),
    set('components parameters Search explode', false),
    set('components headers RequestId style', 'simple'),
    set('components headers RequestId deprecated', false),
    set(`${READ} patch requestBody required`, false),
    set('paths /api/auth/login post security', []),
  ),
  'the keyword of a pattern': move(`${BODY} sku pattern`, `${BODY} sku x-pattern`),
  'null as an alternative in a request': set(`${BODY} sku`, {
    anyOf: [{ type: 'string', maxLength: 64, pattern: '^[A-Z0-9]+$' }, { type: 'null' }],
  }),
}
