import { breaks, type Defect, remove, set } from './contract-edits.ts'

const CREATE = 'paths /api/products post'
const LIST = 'paths /api/products get'
const READ = 'paths /api/products/{productId} get'
const CHANGE = 'paths /api/posts/{postId} patch'
const PRODUCT = 'components schemas Product'
const LINKS = 'components links'

/** What can be wrong with the words of the contract, and with the links between its operations. */
export const WORD_DEFECTS: readonly Defect[] = [
  ...breaks('cms/described', {
    'a schema without a description': remove(`${PRODUCT} description`),
    'a property without a description': remove(`${PRODUCT} properties name description`),
    'a property whose description is its name': set(
      `${PRODUCT} properties name description`,
      'This is the name of the product.',
    ),
    'a property with a word for a description': set(`${PRODUCT} properties name description`, 'Plain text.'),
    'a description that is no sentence': set(
      `${PRODUCT} properties name description`,
      'what the article is called in shops',
    ),
    'a value that is null for no known reason': set(
      `${PRODUCT} properties sku description`,
      'Stock-keeping unit, unique among the articles.',
    ),
    'an alternative that is null for no known reason': set(
      'components schemas Post properties author description',
      'Who wrote it, as far as readers may know.',
    ),
    'a parameter whose description is its name': set(
      'components parameters ProductId description',
      'The id of the product.',
    ),
    'a parameter of one operation whose description is its name': set(
      `${LIST} parameters 3 description`,
      'The min price for the list of products.',
    ),
    'a response whose description is its name': set(
      `${READ} responses 200 description`,
      'The product to get.',
    ),
    'a shared response whose description is its name': set(
      'components responses NotFound description',
      'It is not found.',
    ),
    'a header without a description': remove('components headers ETag description'),
    'a link without a description': remove(`${LINKS} GetProduct description`),
  }),
  ...breaks('cms/terms-told', {
    'another role than the description says': set(`${CREATE} security 0 bearerAuth`, ['admin']),
    'another scope than the description says': set(`${CREATE} security 1 apiKeyAuth`, ['posts:write']),
    'fewer scopes than the description says': set(`${CHANGE} security 1 apiKeyAuth`, ['posts:write']),
    'a public operation that the description says is not': set(`${CREATE} security`, []),
    'another class than the description says': set(`${CREATE} x-rate-limit`, 'read'),
    'another limit than the descriptions say': set('x-rate-limits read limit', 601),
    'another body limit than the description says': set(`${CREATE} x-max-body-bytes`, 4096),
    'a body without a limit': remove(`${CREATE} x-max-body-bytes`),
    'a limit of a body that is not taken': set(`${READ} x-max-body-bytes`, 4096),
    'an operation that says nothing of it': set(`${READ} description`, 'One product by its `id`.'),
  }),
  ...breaks('cms/info-brief', {
    'an introduction that is a book': (document) =>
      set(
        'info description',
        `${document.getIn(['info', 'description'])}${'And so on. '.repeat(100)}`,
      )(document),
    'an introduction that says nothing of errors': (document) =>
      set(
        'info description',
        String(document.getIn(['info', 'description'])).replace('**Errors.**', ''),
      )(document),
    'no way to the guide': remove('externalDocs'),
    'a guide on another server': set('externalDocs url', 'https://example.com/docs'),
  }),
  ...breaks('cms/document-conventions', {
    'a mark for something that is not there': set(`${READ} description`, 'One product.\n\n<!-- table -->\n'),
  }),
  ...breaks('cms/links-present', {
    'a create that does not lead to its record': remove(`${CREATE} responses 201 links getProduct`),
    'a create without links': remove(`${CREATE} responses 201 links`),
    'a list that does not lead to its records': remove(`${LIST} responses 200 links`),
    'a list of what can only be ended, without a link to that': remove(
      'paths /api/auth/sessions get responses 200 links',
    ),
    'a record that cannot be changed from there': remove(`${READ} responses 200 links updateProduct`),
    'a replacement that does not lead to the new record': remove(
      'paths /api/api-keys/{apiKeyId}/rotate post responses 201 links getApiKey',
    ),
  }),
  ...breaks('cms/links-lead', {
    'a link to no operation': set(`${LINKS} GetProduct operationId`, 'getArticle'),
    'a link with a parameter that is not there': set(
      `${LINKS} GetProduct parameters id`,
      '$response.body#/data/id',
    ),
    'a link without a path parameter': remove(`${LINKS} GetProduct parameters productId`),
    'a link without a header that is required': remove(`${LINKS} UpdateProduct parameters If-Match`),
    'a link from a field that is not there': set(
      `${LINKS} GetProduct parameters productId`,
      '$response.body#/data/key',
    ),
    'a link from an item of what is no list': set(
      `${LINKS} GetProduct parameters productId`,
      '$response.body#/data/0/id',
    ),
    'a link from a header that is not there': set(
      `${LINKS} UpdateProduct parameters If-Match`,
      '$response.header.Last-Modified',
    ),
    'a link from a parameter that is not there': set(
      `${LINKS} GetProduct parameters productId`,
      '$request.path.postId',
    ),
    'a link from a plain text': set(`${LINKS} GetProduct parameters productId`, 'data.id'),
    'a link whose body is an object, which openapi-generator refuses': set(
      `${LINKS} RefreshTokens requestBody`,
      { refresh_token: '$response.body#/data/refreshToken' },
    ),
    'a link without a field that the body requires': set(`${LINKS} RefreshTokens requestBody`, '{}'),
    'a link without the body that is required': remove(`${LINKS} RefreshTokens requestBody`),
    'a link with a body from a field that is not there': set(
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
