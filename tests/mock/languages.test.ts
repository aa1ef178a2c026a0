import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentedOperations } from '../support/contract-document.ts'
import { exampleRequest, type Mock, startMock } from './mock.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

it.each([
  ['', '10 produits sur cette page.'],
  ['error=rate_limited', 'Trop de requêtes. Patientez avant de réessayer.'],
  ['status=400', 'n’est pas un nom connu'],
  ['status=418', 'Le serveur simulé n’a pas cette réponse.'],
])('the mock server responds in the requested language: %s', async (prefer, words) => {
  const headers = { prefer, 'accept-language': 'fr' }
  const response = await mock.request('GET', '/api/products', { headers })
  expect(response.text).toContain(words)
  expect(response.headers).toMatchObject({
    'content-language': 'fr',
    vary: expect.stringContaining('Accept-Language'),
  })
})

it.each([
  ['en', 'Another product has this SKU.', 'is taken'],
  ['fr', 'La valeur d’un champ est déjà prise.', 'est déjà utilisé'],
])('an error in %s has the message of its example, or of its code', async (language, message, words) => {
  const headers = { prefer: 'status=409', 'accept-language': language }
  const { json } = await mock.request('POST', '/api/products', { token: 'any', headers })
  expect(json).toMatchObject({
    message,
    data: { errors: [{ field: '/sku', rule: 'unique', message: words }] },
  })
})

it('messages that contain a number stay as in the contract', async () => {
  const headers = { prefer: 'status=422', 'accept-language': 'fr' }
  const { json } = await mock.request('POST', '/api/products', { token: 'any', headers })
  const errors = [
    { rule: 'minLength', message: 'must have at least 1 character' },
    { rule: 'required', message: 'est obligatoire' },
  ]
  expect(json).toMatchObject({ data: { errors } })
})

/** Operations that refuse keys for their scopes; some public reads accept any key. */
const refusing = documentedOperations.filter(({ responses }) =>
  responses.some(({ codes }) => codes.includes('insufficient_scope')),
)
const keyOperations = refusing.flatMap((operation) => {
  const alternatives = operation.security.filter(({ scheme }) => scheme === 'apiKeyAuth')
  const scopes = alternatives.map(({ needs }) => needs.join(', ')).join(' | ')
  return alternatives.length > 0 ? [{ id: operation.id, operation, scopes }] : []
})

it.each(keyOperations)('the refusal of a key names the scopes that $id needs: $scopes', async (one) => {
  const [method, path] = exampleRequest(one.operation)
  const words = { en: 'This operation needs', de: 'Diese Operation erfordert' }
  for (const [language, needed] of Object.entries(words)) {
    const headers = { prefer: 'error=insufficient_scope', 'accept-language': language }
    const { text } = await mock.request(method, path, { headers })
    expect(text).toContain(`${needed}: ${one.scopes}.`)
  }
})
