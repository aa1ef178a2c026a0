import { append, both, copy, drop, type Edit, move, remove, reverse, set } from './edit.ts'

const LIST = 'paths /api/products get'
const READ = 'paths /api/products/{productId}'
const BODY = 'components schemas ProductCreate properties'

/** Ways to write the same, of which clients notice nothing. */
export const writing: Readonly<Record<string, Edit>> = {
  'a parameter of the path': both(
    set(`${READ} parameters`, [{ $ref: '#/components/parameters/ProductId' }]),
    remove(`${READ} get parameters`),
    drop(`${READ} patch parameters`, 'ProductId'),
  ),
  'the order of parameters': reverse(`${LIST} parameters`),
  'a patch of the specification': set('openapi', '3.1.1'),
  'the case of a header of an answer': move(
    `${LIST} responses 200 headers Link`,
    `${LIST} responses 200 headers link`,
  ),
  'the case of a header of a request': set('components parameters IfMatch name', 'if-match'),
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
  'a reference in a list of one': set('components schemas TokenPair properties role', {
    allOf: [{ $ref: '#/components/schemas/Role' }],
  }),
  'a schema in place of a reference': copy('components schemas Size', `${BODY} size`),
  'an answer in place of a reference': copy(
    'components responses Conflict',
    'paths /api/products post responses 409',
  ),
  'a parameter in place of a reference': both(
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
  'an alternative of one': set('components schemas TokenPair properties role', {
    oneOf: [{ $ref: '#/components/schemas/Role' }],
  }),
  'null as an alternative of an answer': set('components schemas AuditEntry properties actorId', {
    oneOf: [{ type: 'null' }, { type: 'string', maxLength: 64 }],
  }),
  'the order of alternatives': reverse('components schemas Price oneOf'),
  'what holds in any case': both(
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
  'where a pattern stands': move(`${BODY} sku pattern`, `${BODY} sku x-pattern`),
  'null as an alternative of a request': set(`${BODY} sku`, {
    anyOf: [{ type: 'string', maxLength: 64, pattern: '^[A-Z0-9]+$' }, { type: 'null' }],
  }),
}
