import { describe, expect, it } from 'vitest'
import { operations as table } from '../../generated/operations.ts'
import { documentedOperations, documentedResponse } from '../support/contract-document.ts'
import type { DocumentedOperation, DocumentedParameter } from '../support/contract-types.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, send } from './requests.ts'
import { useGoodRequest } from './use-good-request.ts'

const app = useApp()

const all = documentedOperations.map((operation) => ({ id: operation.id, operation }))
const having = (isWanted: (operation: DocumentedOperation) => boolean) =>
  all.filter(({ operation }) => isWanted(operation))
const answering = (status: number) =>
  having((operation) => documentedResponse(operation, status) !== undefined)

const isInPath = ({ in: place }: DocumentedParameter) => place === 'path'
const takes = ({ security }: DocumentedOperation, scheme: string) =>
  security.find((alternative) => alternative.scheme === scheme)

describe('401: a request without a valid credential', () => {
  const secured = having(({ isPublic }) => !isPublic)

  it.each(secured)('$id refuses a request without a credential', async ({ operation }) => {
    const response = await send(app, await goodRequest(app, operation), { token: undefined })
    expect(response).toMatchObject({ status: 401, code: 'authentication_required' })
    const challenge = `Bearer realm="cms"${takes(operation, 'apiKeyAuth') ? ', ApiKey realm="cms"' : ''}`
    expect(response.headers['www-authenticate']).toBe(challenge)
    const { message } = Object(response.json)
    expect(message.includes('send an API key')).toBe(challenge.includes('ApiKey'))
  })

  it.each(secured)('$id refuses an invalid token', async ({ operation }) => {
    const response = await send(app, await goodRequest(app, operation), { token: 'nonsense' })
    expect(response).toMatchObject({ status: 401, code: 'token_invalid' })
  })

  it.each(secured)('$id refuses an invalid key', async ({ operation }) => {
    const good = await goodRequest(app, operation)
    const response = await send(app, good, { token: undefined, apiKey: 'nonsense' })
    const code = takes(operation, 'apiKeyAuth') ? 'api_key_invalid' : 'authentication_required'
    expect(response).toMatchObject({ status: 401, code })
  })

  it.each(answering(401).filter(({ operation }) => operation.isPublic && operation.body))(
    '$id refuses the fictitious credentials of the examples',
    async ({ operation }) => {
      const [json] = Object.values(operation.body?.examples ?? {})
      const response = await app.request(operation.method, operation.path, { json })
      expect(response.status).toBe(401)
    },
  )
})

it.each(answering(404))('404: $id finds nothing for an unknown id', async ({ operation }) => {
  const { method, options } = await goodRequest(app, operation)
  const path = operation.parameters
    .filter(isInPath)
    .reduce(
      (text, { name, schema, example }) => text.replace(`{${name}}`, String(schema.maximum ?? example)),
      operation.path,
    )
  const response = await app.request(method, path, options)
  expect(response).toMatchObject({ status: 404, code: 'not_found' })
})

describe('413, 415, 422: a body that is refused', () => {
  const ofJson = answering(413).filter(({ operation }) => !table[operation.id].takesFile)
  it.each(ofJson)('$id accepts bodies up to its limit and not a byte more', async ({ operation }) => {
    const { method, path, options } = await goodRequest(app, operation)
    const limit = table[operation.id].maxBodyBytes ?? 0
    const sized = (bytes: number) => ({
      token: options.token,
      headers: { ...options.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ padding: 'x'.repeat(bytes - '{"padding":""}'.length) }),
    })
    expect((await app.request(method, path, sized(limit))).status).toBe(422)
    const response = await app.request(method, path, sized(limit + 1))
    expect(response).toMatchObject({ status: 413, code: 'payload_too_large' })
  })

  describe.each(answering(415))('$id accepts only JSON', ({ operation }) => {
    const good = useGoodRequest(app, operation)

    it.each(['text/xml', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
      'and refuses %s',
      async (type) => {
        const { method, path, options } = good()
        const headers = { ...options.headers, 'content-type': type }
        const response = await app.request(method, path, { token: options.token, headers, body: '<a/>' })
        expect(response).toMatchObject({ status: 415, code: 'unsupported_media_type' })
      },
    )
  })

  it.each(answering(422).filter(({ operation }) => operation.body))(
    '$id names every missing or unknown field',
    async ({ operation }) => {
      const response = await send(app, await goodRequest(app, operation), { json: { nonsense: 1 } })
      const required = [operation.body?.schema.required ?? []].flat()
      const errors = [
        ...required.map((name) => ({ field: `/${name}`, rule: 'required', message: 'is required' })),
        { field: '/nonsense', rule: 'additionalProperties', message: 'is not known' },
      ].map((error) => ({ location: 'body', ...error }))
      expect(response.status).toBe(422)
      expect(response.json).toMatchObject({ data: { code: 'validation_failed', errors } })
    },
  )

  it.each(having(({ body }) => body?.schema.minProperties !== undefined))(
    '$id refuses an empty change',
    async ({ operation }) => {
      const response = await send(app, await goodRequest(app, operation), { json: {} })
      expect(outcome(response)).toBe('422 validation_failed ( minProperties)')
    },
  )
})
