import { beforeAll, describe, expect, it } from 'vitest'
import type { ErrorCode } from '../../generated/operations.ts'
import { type Language, languages } from '../../generated/operations.ts'
import { ApiError } from '../../src/domain/errors.ts'
import { messages } from '../../src/messages/wording.ts'
import { handlers } from '../../src/resources/index.ts'
import { dataOf } from '../resources/resource.ts'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { documentedOperation } from '../support/contract-document.ts'
import { useApp } from '../support/use-app.ts'
import { sendLines } from './raw.ts'

const app = useApp()
const admin = app.as('admin')
let path: string

beforeAll(async () => {
  const json = { name: 'Mug', price: 1, sku: 'MUG' }
  path = (await app.request('POST', '/api/products', { ...admin, json })).headers.location ?? ''
})

function ask(language: string, method: string, path: string, options: RequestOptions = {}) {
  const headers = { ...options.headers, 'accept-language': language }
  return app.request(method, path, { ...options, headers })
}

const messageOf = ({ json }: ApiResponse): unknown => Object(json).message

const sent = (type: string, body: string) => () => ({ body, headers: { 'content-type': type } })
const patch = (headers = {}) => ({ ...admin, json: { price: 1 }, headers })
const LOGIN = 'POST /api/auth/login'

type Refusal = [code: ErrorCode, request: string, options?: () => RequestOptions]

const REFUSALS: Refusal[] = [
  ['unknown_parameter', 'GET /api/products?page=1'],
  ['invalid_parameter', 'GET /api/products?limit=0'],
  ['invalid_cursor', 'GET /api/products?cursor=x.y'],
  ['malformed_json', LOGIN, sent('application/json', '{')],
  ['authentication_required', 'GET /api/posts'],
  ['token_invalid', 'GET /api/posts', () => ({ token: 'x' })],
  ['api_key_invalid', 'GET /api/posts', () => ({ apiKey: 'x' })],
  ['permission_denied', 'GET /api/users', () => app.as('viewer')],
  ['not_found', 'GET /api/nothing'],
  ['malformed_request', 'GET /api/%'],
  ['method_not_allowed', 'PUT /api/products'],
  ['precondition_failed', 'PATCH /api/products/1', () => patch({ 'if-match': '"x"' })],
  ['precondition_required', 'PATCH /api/products/1', patch],
  ['payload_too_large', LOGIN, () => ({ json: { username: 'x'.repeat(10_000) } })],
  ['unsupported_media_type', LOGIN, sent('text/plain', 'x')],
  ['validation_failed', LOGIN, () => ({ json: {} })],
]

describe.each(languages)('a client that prefers %s', (language) => {
  const expected = messages[language]

  const { success, details, health } = expected
  const create = (json: object) => ask(language, 'POST', '/api/products', { ...admin, json })
  const logIn = (json: object) => ask(language, 'POST', '/api/auth/login', { json })

  it.each<[string, () => Promise<ApiResponse>, unknown]>([
    ['a creation', () => create({ name: 'Cup', price: 1 }), success.createProduct],
    ['a record', () => ask(language, 'GET', path), success.getProduct],
    ['a login', () => logIn({ username: 'admin', password: app.users.admin.password }), success.login],
    ['a missing product', () => ask(language, 'GET', '/api/products/2000000'), details.noSuchProduct],
    ['a duplicate SKU', () => create({ name: 'Other', price: 1, sku: 'MUG' }), details.productSkuTaken],
    ['the health of the service', () => ask(language, 'GET', '/health/live'), health.alive],
  ])('gets the message for %s in that language', async (_what, send, message) => {
    const response = await send()
    expect(messageOf(response)).toBe(message)
    expect(response.headers).toMatchObject({ 'content-language': language, vary: 'Accept-Language' })
  })

  it.each<Refusal>(REFUSALS)('gets the message for %s in that language', async (code, request, options) => {
    const [method = '', path = ''] = request.split(' ')
    const response = await ask(language, method, path, options?.())
    expect(response.json).toMatchObject({ data: { code }, message: expected.errors[code] })
    expect(response.headers).toMatchObject({ 'content-language': language, vary: 'Accept-Language' })
  })

  it('gets the same codes, rules and fields as in other languages', async () => {
    const json = { name: '', price: true, sku: '-', colour: 1 }
    const facts = async (asked: string) => {
      const { status, code, json: body } = await ask(asked, 'POST', '/api/products', { ...admin, json })
      const errors: readonly { message: string }[] = Object(body).data.errors
      return [status, code, errors.map(({ message: _, ...rest }) => rest)]
    }
    expect(await facts(language)).toEqual(await facts('en'))
  })
})

const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    '/name': 'must have at least 1 character',
    '/price': 'must be a number or a string',
    '/sku': 'must have at most 64 characters',
    '/description': 'must be a string or null',
    '/colour': 'is not known',
  },
  es: {
    '/name': 'debe tener al menos 1 carácter',
    '/price': 'debe ser un número o una cadena de texto',
    '/sku': 'debe tener como máximo 64 caracteres',
    '/description': 'debe ser una cadena de texto o null',
    '/colour': 'no es un nombre conocido',
  },
  fr: {
    '/name': 'doit comporter au moins 1 caractère',
    '/price': 'doit être un nombre ou une chaîne de caractères',
    '/sku': 'doit comporter au plus 64 caractères',
    '/description': 'doit être une chaîne de caractères ou null',
    '/colour': 'n’est pas un nom connu',
  },
  de: {
    '/name': 'muss mindestens 1 Zeichen haben',
    '/price': 'muss eine Zahl oder eine Zeichenkette sein',
    '/sku': 'darf höchstens 64 Zeichen haben',
    '/description': 'muss eine Zeichenkette oder null sein',
    '/colour': 'ist nicht bekannt',
  },
}

describe.each(languages)('in the language %s', (language) => {
  it('each violated rule has a message with its limits and types', async () => {
    const json = { name: '', price: true, sku: 'x'.repeat(65), description: 1, colour: 1 }
    const { json: body } = await ask(language, 'POST', '/api/products', { ...admin, json })
    const errors: readonly { field: string; message: string }[] = Object(body).data.errors
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual(WORDS[language])
  })

  it('allowed values are not translated', async () => {
    const { json } = await ask(language, 'GET', '/api/products?sort=colour')
    const { parameters } = documentedOperation('listProducts')
    const values = [parameters.find(({ name }) => name === 'sort')?.schema.enum].flat()
    expect(values).toEqual(expect.arrayContaining(['id', '-id', 'name', '-price', 'createdAt', '-createdAt']))
    expect(JSON.stringify(json)).toContain(values.join(', '))
  })
})

it.each([
  ['en', '0 products on this page.', '1 product on this page.', '2 products on this page.'],
  ['es', '0 productos en esta página.', '1 producto en esta página.', '2 productos en esta página.'],
  ['fr', '0 produit sur cette page.', '1 produit sur cette page.', '2 produits sur cette page.'],
  ['de', '0 Produkte auf dieser Seite.', '1 Produkt auf dieser Seite.', '2 Produkte auf dieser Seite.'],
])('list messages follow the plural rules of %s', async (language, ...counted) => {
  const name = `counted${language}`
  for (const message of counted) {
    const response = await ask(language, 'GET', `/api/products?q=${name}`)
    expect(messageOf(response)).toBe(message)
    await app.request('POST', '/api/products', { ...admin, json: { name, price: 1 } })
  }
})

describe('an ETag', () => {
  const pairs = languages.flatMap((known) => languages.map((asked) => [known, asked] as const))

  it.each(pairs)('is specific to a language: cached in %s, requested in %s', async (known, asked) => {
    const { etag = '' } = (await ask(known, 'GET', path)).headers
    const response = await ask(asked, 'GET', path, { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(known === asked ? 304 : 200)
    expect(response.headers.vary).toBe('Accept-Language')
    expect('content-language' in response.headers).toBe(known !== asked)
  })

  it('of a list is specific to a language too', async () => {
    const [english, german] = [
      await ask('en', 'GET', '/api/products'),
      await ask('de', 'GET', '/api/products'),
    ]
    expect(german.headers.etag).toBe(english.headers.etag?.replace(/"$/, '.de"'))
  })

  it.each(pairs)('from a read in %s allows one update in %s', async (read, write) => {
    const tag = (await ask(read, 'GET', path)).headers.etag ?? ''
    const change = (price: number) =>
      ask(write, 'PATCH', path, { ...admin, json: { price }, headers: { 'if-match': tag } })
    const first = await change(3)
    expect(first.status).toBe(200)
    expect((await change(4)).status).toBe(412)
    expect(first.headers.etag).toBe((await ask(write, 'GET', path, admin)).headers.etag)
  })

  it.each(['.xx', '.FR', '.fr.fr', 'fr', '.en'])('with the suffix %s matches nothing', async (suffix) => {
    const tag = (await ask('en', 'GET', path)).headers.etag?.replace(/"$/, `${suffix}"`) ?? ''
    const response = await ask('fr', 'PATCH', path, {
      ...admin,
      json: { price: 5 },
      headers: { 'if-match': tag },
    })
    expect(response.status).toBe(412)
  })
})

it('a retry with an Idempotency-Key gets the first response in its original language', async () => {
  const create = (language: string) =>
    ask(language, 'POST', '/api/products', {
      ...admin,
      json: { name: 'Once', price: 1 },
      headers: { 'idempotency-key': 'languages' },
    })
  const [first, again] = [await create('fr'), await create('de')]
  expect(again.text).toBe(first.text)
  expect(again.headers).toMatchObject({
    'content-language': 'fr',
    vary: 'Accept-Language',
    'idempotency-replayed': 'true',
  })
  expect(dataOf(again)).toMatchObject({ name: 'Once' })
})

it('a malformed request is refused in English', async () => {
  const [response] = await sendLines(app.port, 'GET / HTTP/9.9', 'Accept-Language: fr', '', '')
  expect(response?.headers).toMatchObject({ 'content-language': 'en', vary: 'Accept-Language' })
})

it('several Accept-Language headers are combined', async () => {
  const lines = ['Host: x', 'Connection: close', 'Accept-Language: pt', 'Accept-Language: de;q=0.5', '', '']
  const [response] = await sendLines(app.port, 'GET /api/nothing HTTP/1.1', ...lines)
  expect(response?.headers['content-language']).toBe('de')
})

describe.each([
  ['internal_error', new Error('broken')],
  ['unavailable', new ApiError('unavailable')],
] as const)('a service that cannot answer reports %s', (code, error) => {
  const broken = useApp({ handlers: { ...handlers, listProducts: () => Promise.reject(error) } })

  it.each(languages)('in %s', async (language) => {
    const { headers, json } = await broken.request('GET', '/api/products', {
      headers: { 'accept-language': language },
    })
    expect(json).toMatchObject({ message: messages[language].errors[code], data: { code } })
    expect(headers['content-language']).toBe(language)
  })
})
