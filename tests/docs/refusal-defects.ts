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

/** Defects that the rules about error codes must find. */
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
    'an explanation of an unknown code': set('components schemas ErrorCode x-error-code-details teapot', {
      status: 418,
      meaning: 'It is a teapot.',
      action: 'Drink tea.',
    }),
  }),
  ...breaks('cms/error-codes-listed', {
    'an error that lists no code': remove(`${MISSING} x-error-codes`),
    'an error with an empty list': set(`${MISSING} x-error-codes`, []),
    'an error code that does not exist': lists(['not_found', 'teapot'], 'Not here (`not_found`, `teapot`).'),
    'an error code with another status': lists(
      ['not_found', 'conflict'],
      'Not here (`not_found`, `conflict`).',
    ),
    'a repeated error code': lists(['not_found', 'not_found'], 'Not here (`not_found`).'),
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
    'a body without the error for invalid JSON': answers(CREATE, 400, 'BadParameters'),
    'invalid JSON without a body': answers(READ, 400, 'BadRequest'),
    'parameters without the error for invalid values': answers(READ, 400, 'UnknownParameter'),
    'invalid parameters without parameters': answers(BARE, 400, 'BadParameters'),
    'a cursor without the error for an invalid cursor': answers(LIST, 400, 'BadParameters'),
    'an invalid cursor without a cursor parameter': answers(READ, 400, 'BadListParameters'),
    'an API key without the error for an invalid key': answers(CREATE, 401, 'SignInRequired'),
    'an invalid API key where none is accepted': answers(BARE, 401, 'Unauthorized'),
    'no error for a missing token': set(`${SIGN_IN} x-error-codes`, ['token_invalid', 'token_expired']),
    'no error for an invalid token': set(`${SIGN_IN} x-error-codes`, ['authentication_required']),
    'an invalid token where none is accepted': answers(PUBLIC, 401, 'SignInRequired'),
    'a wrong password where none is accepted': set(`${SIGN_IN} x-error-codes 3`, 'invalid_credentials'),
    'a role without the error for an insufficient role': answers(CREATE, 403, 'ScopeMissing'),
    'an insufficient role where no token is accepted': answers(PUBLIC, 403, 'RoleTooLow'),
    'a scope without the error for a missing scope': answers(CREATE, 403, 'RoleTooLow'),
    'a missing scope where no key is accepted': answers(BARE, 403, 'ScopeMissing'),
    'an Idempotency-Key without the error for its reuse': answers(CREATE, 422, 'ValidationFailed'),
    'an Idempotency-Key without the error for one in use': remove(`${CREATE} responses 409`),
    'a reused Idempotency-Key where none is accepted': answers(CHANGE, 422, 'ValidationFailedOrKeyReused'),
    'an If-Match without the error for a mismatch': remove(`${CHANGE} responses 412`),
    'a required If-Match without the error for its absence': remove(`${CHANGE} responses 428`),
    'the error for a missing If-Match where it is optional': answers(DELETE, 428, 'PreconditionRequired'),
    'a resource without the error for a missing one': remove(`${READ} responses 404`),
    'a missing resource where the path names none': answers(LIST, 404, 'NotFound'),
    'an operation without the error for the rate limit': remove(`${READ} responses 429`),
    'a deprecated operation without the error for its sunset': set(`${READ} deprecated`, true),
    'an error that is raised before any operation': set(`${READ} responses 414`, {
      description: 'Too long (`uri_too_long`).',
      'x-error-codes': ['uri_too_long'],
    }),
    'a description with an error code of other operations': set(
      `${READ} description`,
      'One product, unless there are two (`conflict`).',
    ),
  }),
]
