import type { ErrorCode, OperationId, ValidationRule } from '../../generated/operations.ts'
import type { ResourceDetail } from '../../generated/resources.ts'

/** A text for a number of things, by the plural category of the number (Unicode CLDR). */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

type Texts<Name extends string> = Readonly<Record<Name, string | Plural>>
type Sentences<Name extends string> = Readonly<Record<Name, string>>

/** The texts that each language has: its details, and its rules beyond those of the schemas, are free. */
export interface TextsOf<Detail extends string, Rule extends string> {
  /** The `message` of a success; of a list: by the number of its items, `{count}`. */
  readonly success: Texts<OperationId>
  readonly errors: Sentences<ErrorCode>
  /** In place of the message of the code. */
  readonly details: Sentences<Detail | ResourceDetail>
  readonly rules: Texts<Rule | ValidationRule>
  /** `{types}` of the rule `type`. */
  readonly types: Sentences<'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string'>
  /** For the orchestrator. */
  readonly health: Sentences<'alive' | 'ready'>
}

/** English says which details and rules the other languages have. */
export const en = texts({
  success: {
    login: 'You are signed in.',
    refreshTokens: 'The tokens were replaced.',
    logout: 'You are signed out.',
    getCurrentUser: 'This is you.',
    updateCurrentUser: 'Your profile was changed.',
    changePassword: 'Your password was changed. All other logins have ended.',
    listSessions: { one: '{count} login on this page.', other: '{count} logins on this page.' },
    revokeSession: 'The login was ended.',
    listProducts: { one: '{count} product on this page.', other: '{count} products on this page.' },
    createProduct: 'The product was created.',
    getProduct: 'The product.',
    updateProduct: 'The product was changed.',
    deleteProduct: 'The product was deleted.',
    listPosts: { one: '{count} post on this page.', other: '{count} posts on this page.' },
    createPost: 'The post was created.',
    getPost: 'The post.',
    updatePost: 'The post was changed.',
    deletePost: 'The post was deleted.',
    listTags: { one: '{count} tag on this page.', other: '{count} tags on this page.' },
    listAuthors: { one: '{count} author on this page.', other: '{count} authors on this page.' },
    listApiKeys: { one: '{count} API key on this page.', other: '{count} API keys on this page.' },
    createApiKey: 'The API key was issued. Store it now; it is not shown again.',
    getApiKey: 'The API key.',
    revokeApiKey: 'The API key was revoked.',
    rotateApiKey: 'The API key was replaced. Store the new one now; it is not shown again.',
    listUsers: { one: '{count} user on this page.', other: '{count} users on this page.' },
    createUser: 'The user was created.',
    getUser: 'The user.',
    updateUser: 'The user was changed.',
    deleteUser: 'The user was deleted.',
    listAuditEntries: { one: '{count} entry on this page.', other: '{count} entries on this page.' },
    listChanges: { one: '{count} change on this page.', other: '{count} changes on this page.' },
  },
  errors: {
    malformed_request: 'The request is not valid HTTP.',
    malformed_json: 'The request body is not valid JSON.',
    invalid_parameter: 'A request parameter is not valid.',
    unknown_parameter: 'The request has a parameter that this operation does not know.',
    invalid_cursor: 'The cursor is not valid for this list. Start again from the first page.',
    authentication_required: 'Sign in or send an API key to use this operation.',
    invalid_credentials: 'The username or the password is wrong.',
    token_invalid: 'The access token is not valid. Sign in again.',
    token_expired: 'The access token has expired. Refresh it.',
    refresh_token_invalid: 'The refresh token is not valid. Sign in again.',
    refresh_token_expired: 'The refresh token has expired. Sign in again.',
    refresh_token_reused: 'The refresh token was used before. All its tokens are revoked; sign in again.',
    api_key_invalid: 'The API key is not valid.',
    permission_denied: 'Your role does not allow this operation.',
    insufficient_scope: 'The API key lacks a scope that this operation needs.',
    account_disabled: 'This account is disabled.',
    not_found: 'There is nothing here.',
    method_not_allowed: 'This path does not support the request method.',
    request_timeout: 'The request did not arrive in time.',
    conflict: 'The request conflicts with the present state.',
    already_exists: 'The value of a field is taken.',
    in_progress: 'The first request with this Idempotency-Key is still running.',
    own_password: 'You change your own password with the present one: POST /api/auth/password.',
    in_use: 'There are other records that refer to this one. Change or delete them first.',
    last_admin: 'This is the last administrator. Appoint another one first.',
    api_key_ended: 'This API key has expired, is revoked, or was already replaced.',
    cursor_expired: 'The cursor is no longer valid. Read the full lists again.',
    endpoint_sunset: 'This operation has ended, as was announced.',
    precondition_failed: 'The resource has changed since you read it.',
    payload_too_large: 'The request body is too large.',
    uri_too_long: 'The request URL is too long.',
    unsupported_media_type: 'Send the request body as application/json.',
    validation_failed: 'Some fields are not valid.',
    idempotency_key_reused: 'This Idempotency-Key was used with another request.',
    precondition_required: 'Send an If-Match header with this request.',
    rate_limited: 'Too many requests. Wait before you try again.',
    headers_too_large: 'The request headers are too large.',
    internal_error: 'Something went wrong on our side.',
    unavailable: 'The service is not available right now. Try again soon.',
  },
  details: {
    bodyCharset: 'Send the request body in UTF-8.',
    bodyNotUtf8: 'The request body is not valid UTF-8.',
    closing: 'The service is closing.',
    contentEncoding: 'Send the request body without Content-Encoding.',
    databaseUnreachable: 'The database cannot be reached.',
    metricsTokenMissing: 'Send the metrics token.',
    metricsTokenWrong: 'This is not the metrics token.',
    mockHasNone: 'The mock server has no answer like that.',
    noSuchApiKey: 'There is no such API key.',
    noSuchLogin: 'You have no such login.',
    noSuchPost: 'There is no such post.',
    noSuchProduct: 'There is no such product.',
    noSuchUser: 'There is no such user.',
    notOwn: 'Authors may change and delete their own records only.',
    overloaded: 'The service has too much to do at the moment.',
    referredTo: 'There are {resource} that refer to this record. Change or delete them first.',
    scopesNeeded: 'The API key lacks a scope. This operation needs: {scopes}.',
    searchTooLong: 'The search took too long. Search for fewer or longer words, or do not count.',
    productSkuTaken: 'Another product has this sku.',
    postSlugTaken: 'Another post has this slug.',
    tooManyAtOnce: 'Too many of your requests are in progress. Wait until some of them are answered.',
    tooManyIdempotencyKeys:
      'Too many requests with an Idempotency-Key in 24 hours. Wait, or send the request without one.',
    transferEncoding: 'Send the request body with no other Transfer-Encoding than chunked.',
    userUsernameTaken: 'Another user has this username.',
    writersOnly: 'Only writers may list what is not published.',
  },
  rules: {
    additionalProperties: 'is not known',
    cells: 'has {cells} cells; the first line has {columns}',
    entityTag: 'must be the `ETag` as it was sent, in double quotes, such as "3"',
    currentUser: 'must be an id: with an API key nobody is signed in',
    cursor: 'is not a cursor of this list',
    depth: 'is nested more than {limit} levels deep',
    enum: 'must be one of: {allowedValues}',
    'enum.preference': '{name} must be one of: {allowedValues}',
    'enum.status': 'must be a status, such as 404',
    exists: 'must be the id of an existing record',
    'format.currency': 'must be a currency code of ISO 4217, such as EUR',
    'format.date-time': 'must be a valid date-time',
    'format.decimal': 'must have at most 4 decimals',
    'format.uuid': 'must be a valid uuid',
    future: 'must be in the future',
    guessable:
      'is too easy to guess: avoid common passwords, runs, repetition, ' +
      'the username and the name of the service',
    json: 'is not valid JSON',
    'markup.attributes': 'has an element with more than {limit} attributes',
    'markup.depth': 'is nested more than {limit} levels deep',
    'markup.memory': 'takes too much memory to be made safe',
    'markup.nodes': 'has more than {limit} elements and comments',
    'markup.siblings': 'has more than {limit} elements and comments in an element that is removed',
    'markup.time': 'takes too long to be made safe',
    'markup.unstable': 'has markup that changes whenever it is read',
    maxItems: { one: 'must have at most {limit} item', other: 'must have at most {limit} items' },
    maxLength: { one: 'must have at most {limit} character', other: 'must have at most {limit} characters' },
    'maxLength.lowerCase': 'must have at most {limit} characters in lower case',
    maximum: 'must be at most {limit}',
    minItems: { one: 'must have at least {limit} item', other: 'must have at least {limit} items' },
    minLength: {
      one: 'must have at least {limit} character',
      other: 'must have at least {limit} characters',
    },
    minProperties: { one: 'must have at least {limit} field', other: 'must have at least {limit} fields' },
    minimum: 'must be at least {limit}',
    password: 'is wrong',
    'pattern.action': 'must be an action such as product.update',
    'pattern.apiKeyId': 'must be 12 letters and digits',
    'pattern.cursor': 'must be a cursor that a page has given',
    'pattern.decimal':
      'must be a number that is not negative, with at most 10 digits before the point and 4 behind it',
    'pattern.idempotencyKey': 'must be printable ASCII characters without spaces',
    'pattern.sku':
      'must be letters, digits, dots, underscores and hyphens, and start with a letter or a digit',
    'pattern.slug': 'must be lower-case Latin letters and digits, in words joined by single hyphens',
    'pattern.username': 'must be letters, digits and . _ @ + -',
    required: 'is required',
    'required.scheduledPost': 'is required for a scheduled post',
    scheduledOnly: 'is for scheduled posts only',
    type: 'must be {types}',
    unique: 'is taken',
    uniqueItems: 'must not have the same item twice',
    values: 'has too many values; a request has at most {limit}',
  },
  types: {
    array: 'an array',
    boolean: 'a boolean',
    integer: 'an integer',
    null: 'null',
    number: 'a number',
    object: 'an object',
    string: 'a string',
  },
  health: { alive: 'The process is alive.', ready: 'The service is ready.' },
})

function texts<Detail extends string, Rule extends string>(all: TextsOf<Detail, Rule>) {
  return all
}
