import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mock, startMock } from './mock.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

it.each([
  ['', '10 produits.'],
  ['error=rate_limited', 'Trop de requêtes. Patientez avant de réessayer.'],
  ['status=400', 'n’est pas un nom connu'],
  ['status=418', 'Le serveur simulé n’a pas de telle réponse.'],
])('the mock server tells its examples in the language that is asked for: %s', async (prefer, words) => {
  const headers = { prefer, 'accept-language': 'fr' }
  const response = await mock.request('GET', '/api/products', { headers })
  expect(response.text).toContain(words)
  expect(response.headers).toMatchObject({
    'content-language': 'fr',
    vary: expect.stringContaining('Accept-Language'),
  })
})
