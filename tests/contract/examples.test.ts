import { describe, expect, it } from 'vitest'
import { operations as table } from '../../generated/operations.ts'
import { documentedOperations, documentedResponse, namedHeader } from '../support/contract-document.ts'
import { exampleExchanges } from '../support/contract-examples.ts'
import { closed, schemaProblems } from '../support/contract-schema.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, send } from './requests.ts'
import { useGoodRequest } from './use-good-request.ts'

const app = useApp()

const requestExamples = documentedOperations.flatMap((operation) =>
  Object.entries(operation.body?.examples ?? {}).map(([name, value]) => ({
    id: operation.id,
    operation,
    name,
    value,
  })),
)
const parameters = documentedOperations.flatMap(({ id, parameters }) =>
  parameters.map((parameter) => ({ id, ...parameter })),
)
const reads = documentedOperations.filter((operation) => documentedResponse(operation, 304))

describe('the examples in the contract', () => {
  it('cover every request and response with a body', () => {
    const bare = documentedOperations.flatMap(({ id, body, responses }) =>
      [body, ...responses.map(({ json }) => json)].flatMap((json) =>
        json && Object.keys(json.examples).length === 0 ? [id] : [],
      ),
    )
    expect(bare).toEqual([])
  })

  it.each(requestExamples)('are valid: the request $name of $id', ({ operation, value }) => {
    expect(schemaProblems(closed(operation.body?.schema ?? {}), value)).toEqual([])
  })

  it.each(parameters.filter(({ example }) => example !== undefined))(
    'are valid: the parameter $name of $id',
    ({ schema, example }) => {
      expect(schemaProblems(schema, example)).toEqual([])
    },
  )

  it.each(exampleExchanges)('are valid: the response $title', ({ operation, status, exchange }) => {
    const schema = documentedResponse(operation, status)?.json?.schema
    if (schema) expect(schemaProblems(closed(schema), JSON.parse(exchange.body))).toEqual([])
    expect(Object.values(Object.fromEntries(exchange.headers))).not.toContain('undefined')
  })
})

describe('the service', () => {
  it.each(requestExamples)('accepts the request example $name of $id', async ({ operation, name }) => {
    const response = await send(app, await goodRequest(app, operation, name))
    expect(response.status).toBe(table[operation.id].successStatus)
  })

  it.each(documentedOperations.filter(({ body }) => !body))('answers $id successfully', async (operation) => {
    const response = await send(app, await goodRequest(app, operation))
    expect(response.status).toBe(table[operation.id].successStatus)
  })

  describe.each(reads)('answers $id', (operation) => {
    const good = useGoodRequest(app, operation)
    const read = (headers = {}) => send(app, good(), { headers })

    it('for HEAD as for GET', async () => {
      const { etag } = (await read()).headers
      expect(await send(app, { ...good(), method: 'HEAD' })).toMatchObject({ status: 200, headers: { etag } })
    })

    it.each(['ETAG', 'W/ETAG', '"other", ETAG', '*'])(
      'with 304 to a client whose If-None-Match is %s',
      async (known) => {
        const { etag = '' } = (await read()).headers
        const again = await read({ 'if-none-match': known.replace('ETAG', etag) })
        expect(again).toMatchObject({ status: 304, headers: { etag } })
      },
    )

    it('with the whole body for a client that has another version', async () => {
      const { text } = await read()
      const changed = await read({ 'if-none-match': String(namedHeader('ETag').example) })
      expect(changed).toMatchObject({ status: 200, text })
    })
  })
})
