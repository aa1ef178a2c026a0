import { describe, expect, it } from 'vitest'
import { operations as table } from '../../generated/operations.ts'
import { sendLines } from '../http/raw.ts'
import type { ApiResponse } from '../support/client.ts'
import { judge } from '../support/contract.ts'
import { documentedOperations } from '../support/contract-document.ts'
import type { DocumentedParameter } from '../support/contract-types.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, type PreparedRequest, send } from './requests.ts'
import { useGoodRequest } from './use-good-request.ts'

const app = useApp()

const all = documentedOperations.map((operation) => ({ id: operation.id, operation }))
const withBody = all.filter(({ operation: { id, body } }) => body !== undefined && !table[id].takesFile)
const taking = (isWanted: (parameter: DocumentedParameter) => boolean) =>
  all.filter(({ operation }) => operation.parameters.some(isWanted))

const isHeader = ({ in: place }: DocumentedParameter) => place === 'header'

describe('400: a malformed request', () => {
  it.each(all)('$id refuses an unknown query parameter', async ({ operation }) => {
    const response = await send(app, await goodRequest(app, operation), { query: { nonsense: '1' } })
    expect(response).toMatchObject({ status: 400, code: 'unknown_parameter' })
  })

  describe.each(withBody)('$id refuses a body that is not JSON', ({ operation }) => {
    const good = useGoodRequest(app, operation)

    it.each(['{"name":', '', '{"a":1}}'])('%j', async (body) => {
      const { method, path, options } = good()
      const headers = { ...options.headers, 'content-type': 'application/json' }
      const response = await app.request(method, path, { token: options.token, headers, body })
      expect(response).toMatchObject({ status: 400, code: 'malformed_json' })
    })
  })

  it.each(withBody)('$id refuses a truncated body', async ({ operation }) => {
    expect(outcome(await sendBrokenBody(await goodRequest(app, operation)))).toBe('400 malformed_request')
  })

  it.each(taking(isHeader))('$id refuses a header without a value', async ({ operation }) => {
    const { name = '' } = operation.parameters.find(isHeader) ?? {}
    const request = await goodRequest(app, operation)
    const response = await send(app, request, { headers: { [name.toLowerCase()]: '' } })
    expect(response).toMatchObject({ status: 400, code: 'invalid_parameter' })
  })

  it.each(taking(({ name }) => name === 'cursor'))('$id refuses a made-up cursor', async ({ operation }) => {
    const response = await send(app, await goodRequest(app, operation), { query: { cursor: 'made.up' } })
    expect(response).toMatchObject({ status: 400, code: 'invalid_cursor' })
  })

  describe.each(taking(({ in: place }) => place === 'path'))(
    '$id refuses a malformed id',
    ({ operation }) => {
      const good = useGoodRequest(app, operation)

      it.each(['!', ''])('%j', async (none) => {
        const path = `${operation.path}/`.replace(/\{\w+\}/, none)
        const response = await app.request(operation.method, path, good().options)
        expect(response).toMatchObject({ status: 400, code: 'invalid_parameter' })
      })
    },
  )
})

/** Node rejects such a body before Fastify reads it; to the client it is a response of the operation. */
async function sendBrokenBody({ method, path, options }: PreparedRequest): Promise<ApiResponse> {
  const fields = {
    ...options.headers,
    ...(options.token && { authorization: `Bearer ${options.token}` }),
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
  }
  const lines = Object.entries({ host: 'cms.example', ...fields }).map(([name, value]) => `${name}: ${value}`)
  const chunks = ['1', '{', 'no chunk', '']
  const [response] = await sendLines(app.port, `${method} ${path} HTTP/1.1`, ...lines, '', ...chunks)
  if (!response) throw new Error(`${method} ${path} was not answered`)
  const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  judge({ method, path, status: response.status, headers, body: response.text })
  return response
}
