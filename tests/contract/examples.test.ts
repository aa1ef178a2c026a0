import { describe, expect, it } from 'vitest'
import { operations as table } from '../../generated/operations.ts'
import { documentedOperations, documentedResponse, namedHeader } from '../support/contract-document.ts'
import { exampleExchanges } from '../support/contract-examples.ts'
import { closed, schemaProblems } from '../support/contract-schema.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, send } from './requests.ts'

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

describe('the examples of the document', () => {
  it('are there for every request and response that has a body', () => {
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
    for (const [name, value] of exchange.headers) expect([name, value]).not.toContain('undefined')
  })
})

describe('the service', () => {
  it.each(requestExamples)('accepts the request example $name of $id', async ({ operation, name }) => {
    const response = await send(app, await goodRequest(app, operation, name))
    expect(response.status).toBe(table[operation.id].successStatus)
  })

  it.each(documentedOperations.filter(({ body }) => !body))('answers $id with success', async (operation) => {
    const response = await send(app, await goodRequest(app, operation))
    expect(response.status).toBe(table[operation.id].successStatus)
  })

  it.each(reads)('answers $id with 304 to who has it already, and HEAD like GET', async (operation) => {
    const request = await goodRequest(app, operation)
    const first = await send(app, request)
    const head = await send(app, { ...request, method: 'HEAD' })
    expect([head.status, head.headers.etag]).toEqual([200, first.headers.etag])
    for (const tag of [
      first.headers.etag,
      `W/${first.headers.etag}`,
      `"other", ${first.headers.etag}`,
      '*',
    ]) {
      const again = await send(app, request, { headers: { 'if-none-match': String(tag) } })
      expect([tag, again.status, again.headers.etag]).toEqual([tag, 304, first.headers.etag])
    }
    const changed = await send(app, request, {
      headers: { 'if-none-match': String(namedHeader('ETag').example) },
    })
    expect([changed.status, changed.text]).toEqual([200, first.text])
  })
})
