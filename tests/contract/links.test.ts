import { describe, expect, it } from 'vitest'
import type { ApiResponse } from '../support/client.ts'
import { document, documentedOperations } from '../support/contract-document.ts'
import { entriesAt, type Json, objectAt } from '../support/contract-source.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'

const app = useApp()

/** The links of a response, found as a program would: from the contract alone. */
function linksOf(id: string, status: number): [string, Json][] {
  const operation = documentedOperations.find((one) => one.id === id)
  const item = objectAt(objectAt(document.paths, 'paths')[operation?.path ?? ''], id)
  const { responses } = objectAt(item[operation?.method.toLowerCase() ?? ''], id)
  return entriesAt(objectAt(objectAt(responses, id)[status], `${status}`).links)
}

/** The value of a runtime expression (OpenAPI 3.1, section 4.8.20.4). */
function valueAt(expression: string, { json, headers }: ApiResponse): string {
  const [, header, pointer] = /^\$response\.(?:header\.(.+)|body#(.+))$/.exec(expression) ?? []
  const parts = pointer?.split('/').slice(1) ?? []
  const value = parts.reduce<unknown>((found, key) => Reflect.get(Object(found), key), json)
  return String(header ? headers[header.toLowerCase()] : value)
}

/** Sends the request that a link describes. */
function follow({ operationId, parameters, requestBody }: Json, response: ApiResponse): Promise<ApiResponse> {
  const operation = documentedOperations.find(({ id }) => id === operationId)
  if (!operation) throw new Error(`no operation ${operationId}`)
  const values = Object.entries(objectAt(parameters ?? {}, 'parameters')).map(
    ([name, expression]) => [name, valueAt(String(expression), response)] as const,
  )
  const placeOf = (name: string) => operation.parameters.find((one) => one.name === name)?.in
  const path = values.reduce((url, [name, value]) => url.replace(`{${name}}`, value), operation.path)
  const headers = Object.fromEntries(values.filter(([name]) => placeOf(name) === 'header'))
  const body =
    requestBody === undefined
      ? undefined
      : String(requestBody).replaceAll(/\{(\$[^{}]+)\}/g, (_, expression) => valueAt(expression, response))
  return app.request(operation.method, path, {
    ...app.as('admin'),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  })
}

describe('the links of a response', () => {
  it('lead from a sign-in through any number of refreshes, with the tokens of each response', async () => {
    let response = await app.request('POST', '/api/auth/login', {
      json: { username: 'editor', password: PASSWORD },
    })
    for (const id of ['login', 'refreshTokens', 'refreshTokens']) {
      const [[, link] = []] = linksOf(id, 200)
      const next = await follow(objectAt(link, id), response)
      expect(next).toMatchObject({ status: 200, json: { data: { tokenType: 'Bearer' } } })
      expect(valueAt('$response.body#/data/refreshToken', next)).not.toBe(
        valueAt('$response.body#/data/refreshToken', response),
      )
      response = next
    }
  })

  it('lead from a new record to reading, updating and deleting it', async () => {
    const json = { name: 'Mug', price: 1 }
    const created = await app.request('POST', '/api/products', { ...app.as('admin'), json })
    const links = Object.fromEntries(linksOf('createProduct', 201))
    expect(await follow(objectAt(links.getProduct, 'getProduct'), created)).toMatchObject({ status: 200 })
    // a person must say what to change: the request is complete otherwise
    const change = await follow(objectAt(links.updateProduct, 'updateProduct'), created)
    expect(change).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(await follow(objectAt(links.deleteProduct, 'deleteProduct'), created)).toMatchObject({
      status: 200,
    })
  })
})
