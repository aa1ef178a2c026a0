import { breaks, type Defect, type Editable, remove, set } from './contract-edits.ts'

const LIST = 'paths /api/products get'
const CREATE = 'paths /api/products post'
const READ = 'paths /api/products/{productId} get'
const CHANGE = 'paths /api/products/{productId} patch'
const DELETE = 'paths /api/products/{productId} delete'
const PUBLIC = 'paths /api/auth/login post'
const BARE = 'paths /api/auth/logout post'
const SIGN_IN = 'components responses SignInRequired'
const MISSING = 'components responses NotFound'

const answers = (operation: string, status: number, response: string) =>
  set(`${operation} responses ${status}`, { $ref: `#/components/responses/${response}` })

const lists = (codes: readonly string[], description: string) => (document: Editable) => {
  set(`${MISSING} x-error-codes`, codes)(document)
  set(`${MISSING} description`, description)(document)
}

/** What the rules about the error codes of operations are there to find. */
export const REFUSAL_DEFECTS: readonly Defect[] = [
  ...breaks('cms/error-codes-explained', {
    'an error code without an explanation': remove(
      'components schemas ErrorCode x-error-code-details conflict',
    ),
    'an error code without advice': remove(
      'components schemas ErrorCode x-error-code-details conflict action',
    ),
    'an error code under a status of success': set(
      'components schemas ErrorCode x-error-code-details conflict status',
      200,
    ),
    'an explanation of no error code': set('components schemas ErrorCode x-error-code-details teapot', {
      status: 418,
      meaning: 'It is a teapot.',
      action: 'Drink tea.',
    }),
  }),
  ...breaks('cms/error-codes-listed', {
    'an error that lists no code': remove(`${MISSING} x-error-codes`),
    'an error with an empty list': set(`${MISSING} x-error-codes`, []),
    'an error code that does not exist': lists(['not_found', 'teapot'], 'Not here (`not_found`, `teapot`).'),
    'an error code of another status': lists(
      ['not_found', 'conflict'],
      'Not here (`not_found`, `conflict`).',
    ),
    'an error code twice': lists(['not_found', 'not_found'], 'Not here (`not_found`).'),
    'an error code that the description does not name': lists(['not_found'], 'Not here.'),
    'a description with an error code that is not listed': lists(
      ['not_found'],
      'Not here (`not_found`), or not any more (`endpoint_sunset`).',
    ),
    'an example with an error code that is not listed': set(
      `${MISSING} content application/json examples notFound value data code`,
      'conflict',
    ),
    'a success with error codes': set(`${READ} responses 200 x-error-codes`, ['not_found']),
  }),
  ...breaks('cms/error-codes-match-operation', {
    'a body that is always JSON': answers(CREATE, 400, 'BadParameters'),
    'a body that is no JSON where none is taken': answers(READ, 400, 'BadRequest'),
    'parameters that are always right': answers(READ, 400, 'UnknownParameter'),
    'a wrong parameter where none is taken': answers(BARE, 400, 'BadParameters'),
    'a list whose cursor is always right': answers(LIST, 400, 'BadParameters'),
    'a wrong cursor where none is taken': answers(READ, 400, 'BadListParameters'),
    'an API key that is always right': answers(CREATE, 401, 'SignInRequired'),
    'a wrong API key where none is taken': answers(BARE, 401, 'Unauthorized'),
    'a credential that is always there': set(`${SIGN_IN} x-error-codes`, ['token_invalid', 'token_expired']),
    'a token that is always right': set(`${SIGN_IN} x-error-codes`, ['authentication_required']),
    'a wrong token where none is taken': answers(PUBLIC, 401, 'SignInRequired'),
    'a wrong password where none is taken': set(`${SIGN_IN} x-error-codes 3`, 'invalid_credentials'),
    'a role that everybody has': answers(CREATE, 403, 'ScopeMissing'),
    'a role where no token is taken': answers(PUBLIC, 403, 'RoleTooLow'),
    'a scope that every key has': answers(CREATE, 403, 'RoleTooLow'),
    'a missing scope where no key is taken': answers(BARE, 403, 'ScopeMissing'),
    'an Idempotency-Key that cannot be used twice': answers(CREATE, 422, 'ValidationFailed'),
    'an Idempotency-Key that cannot be in use': remove(`${CREATE} responses 409`),
    'a used Idempotency-Key where none is taken': answers(CHANGE, 422, 'ValidationFailedOrKeyReused'),
    'an If-Match that always matches': remove(`${CHANGE} responses 412`),
    'an If-Match that cannot be missing': remove(`${CHANGE} responses 428`),
    'a missing If-Match where it is optional': answers(DELETE, 428, 'PreconditionRequired'),
    'a resource that is always there': remove(`${READ} responses 404`),
    'a missing resource where none is named': answers(LIST, 404, 'NotFound'),
    'an operation that may be asked at any rate': remove(`${READ} responses 429`),
    'a deprecated operation without an end': set(`${READ} deprecated`, true),
    'an error that comes before any operation': set(`${READ} responses 414`, {
      description: 'Too long (`uri_too_long`).',
      'x-error-codes': ['uri_too_long'],
    }),
    'a description with an error code of other operations': set(
      `${READ} description`,
      'One product, unless there are two (`conflict`).',
    ),
  }),
]
