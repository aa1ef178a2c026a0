import { breaks, type Defect, remove, set } from './contract-edits.ts'

const CREATE = 'paths /api/products post'
const LIST = 'paths /api/products get'
const READ = 'paths /api/products/{productId} get'
const CHANGE = 'paths /api/posts/{postId} patch'
const PRODUCT = 'components schemas Product'
const LINKS = 'components links'

/** Defects in the contract's descriptions and in the links between its operations. */
export const WORD_DEFECTS: readonly Defect[] = [
  ...breaks('cms/described', {
    'a schema without a description': remove(`${PRODUCT} description`),
    'a property without a description': remove(`${PRODUCT} properties name description`),
    'a property whose description only repeats its name': set(
      `${PRODUCT} properties name description`,
      'This is the name of the product.',
    ),
    'a property with a two-word description': set(`${PRODUCT} properties name description`, 'Plain text.'),
    'a description that is not a sentence': set(
      `${PRODUCT} properties name description`,
      'what the article is called in shops',
    ),
    'a property that can be null for an unstated reason': set(
      `${PRODUCT} properties sku description`,
      'Stock-keeping unit, unique among the articles.',
    ),
    'an alternative that can be null for an unstated reason': set(
      'components schemas Post properties author description',
      'Who wrote it, as far as readers may know.',
    ),
    'a parameter whose description only repeats its name': set(
      'components parameters ProductId description',
      'The id of the product.',
    ),
    'a parameter of one operation whose description only repeats its name': set(
      `${LIST} parameters 3 description`,
      'The min price for the list of products.',
    ),
    'a response whose description only repeats its name': set(
      `${READ} responses 200 description`,
      'The product to get.',
    ),
    'a shared response whose description only repeats its name': set(
      'components responses NotFound description',
      'It is not found.',
    ),
    'a header without a description': remove('components headers ETag description'),
    'a link without a description': remove(`${LINKS} GetProduct description`),
  }),
  ...breaks('cms/terms-told', {
    'a role other than the one described': set(`${CREATE} security 0 bearerAuth`, ['admin']),
    'a scope other than the one described': set(`${CREATE} security 1 apiKeyAuth`, ['posts:write']),
    'fewer scopes than described': set(`${CHANGE} security 1 apiKeyAuth`, ['posts:write']),
    'a public operation that is described as protected': set(`${CREATE} security`, []),
    'a rate-limit class other than the one described': set(`${CREATE} x-rate-limit`, 'read'),
    'a rate limit other than the one described': set('x-rate-limits read limit', 601),
    'a body limit other than the one described': set(`${CREATE} x-max-body-bytes`, 524_288),
    'a body without a limit': remove(`${CREATE} x-max-body-bytes`),
    'a body limit for an operation without a body': set(`${READ} x-max-body-bytes`, 4096),
    'an operation without access and limits': set(`${READ} description`, 'One product by its `id`.'),
  }),
  ...breaks('cms/body-limits-sufficient', {
    'a body limit below the longest texts, escaped': set(`${CREATE} x-max-body-bytes`, 65_536),
  }),
  ...breaks('cms/extensions-known', {
    'a misspelt extension': set('components schemas Product properties name x-sorted', true),
  }),
  ...breaks('cms/info-brief', {
    'an introduction that is far too long': (document) =>
      set(
        'info description',
        `${document.getIn(['info', 'description'])}${'And so on. '.repeat(100)}`,
      )(document),
    'an introduction that does not mention errors': (document) =>
      set(
        'info description',
        String(document.getIn(['info', 'description'])).replace('**Errors.**', ''),
      )(document),
    'no link to the guide': remove('externalDocs'),
    'a guide on another server': set('externalDocs url', 'https://example.com/docs'),
  }),
  ...breaks('cms/document-conventions', {
    'a marker that refers to nothing': set(`${READ} description`, 'One product.\n\n<!-- table -->\n'),
  }),
  ...breaks('cms/links-present', {
    'a create without a link to its record': remove(`${CREATE} responses 201 links getProduct`),
    'a create without links': remove(`${CREATE} responses 201 links`),
    'a list without links to its records': remove(`${LIST} responses 200 links`),
    'a list of revocable records without a link to revoke them': remove(
      'paths /api/auth/sessions get responses 200 links',
    ),
    'a record without a link to update it': remove(`${READ} responses 200 links updateProduct`),
    'a replacement without a link to the new record': remove(
      'paths /api/api-keys/{apiKeyId}/rotate post responses 201 links getApiKey',
    ),
  }),
  ...breaks('cms/links-lead', {
    'a link to a missing operation': set(`${LINKS} GetProduct operationId`, 'getArticle'),
    'a link with an unknown parameter': set(`${LINKS} GetProduct parameters id`, '$response.body#/data/id'),
    'a link without a path parameter': remove(`${LINKS} GetProduct parameters productId`),
    'a link without a required header': remove(`${LINKS} UpdateProduct parameters If-Match`),
    'a link from a missing field': set(
      `${LINKS} GetProduct parameters productId`,
      '$response.body#/data/key',
    ),
    'a link from an item of a non-list': set(
      `${LINKS} GetProduct parameters productId`,
      '$response.body#/data/0/id',
    ),
    'a link from a missing header': set(
      `${LINKS} UpdateProduct parameters If-Match`,
      '$response.header.Last-Modified',
    ),
    'a link from a missing parameter': set(
      `${LINKS} GetProduct parameters productId`,
      '$request.path.postId',
    ),
    'a link from a plain string': set(`${LINKS} GetProduct parameters productId`, 'data.id'),
    'a link whose body is an object, which openapi-generator refuses': set(
      `${LINKS} RefreshTokens requestBody`,
      { refresh_token: '$response.body#/data/refreshToken' },
    ),
    'a link without a field that the body requires': set(`${LINKS} RefreshTokens requestBody`, '{}'),
    'a link without the required body': remove(`${LINKS} RefreshTokens requestBody`),
    'a link with a body from a missing field': set(
      `${LINKS} RefreshTokens requestBody`,
      '{"refresh_token":"{$response.body#/data/token}"}',
    ),
    'a link with a field that the body does not have': set(
      `${LINKS} RefreshTokens requestBody`,
      '{"refresh_token":"{$response.body#/data/refreshToken}","extra":"1"}',
    ),
    'a link with a body for an operation that takes none': set(
      `${LINKS} GetProduct requestBody`,
      '{"id":"{$response.body#/data/id}"}',
    ),
  }),
]
