import { describe, expect, it } from 'vitest'
import { operations as table } from '../../generated/operations.ts'
import { documentedOperations, documentedResponse } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, readTag, send, takesTag } from './requests.ts'
import { useGoodRequest } from './use-good-request.ts'

const app = useApp()

const changing = documentedOperations.filter(takesTag)
const demanding = changing.filter((operation) => documentedResponse(operation, 428))
const optional = changing.filter((operation) => !demanding.includes(operation))

describe('If-Match', () => {
  describe.each(changing)('of another version or resource stops $id, and nothing is changed', (operation) => {
    const good = useGoodRequest(app, operation)
    const other = useGoodRequest(app, operation)

    it.each<[string, (tag: string) => string]>([
      ['of another version', () => '"9"'],
      ['of another resource', () => String(other().options.headers?.['if-match'])],
      ['in a list of wrong ones', () => `"9", W/"8", ${other().options.headers?.['if-match']}`],
    ])('%s', async (_title, wrong) => {
      const { path, caller } = good()
      const tag = await readTag(app, path, caller)
      const response = await send(app, good(), { headers: { 'if-match': wrong(tag) } })
      expect(response).toMatchObject({ status: 412, code: 'precondition_failed' })
      expect(await readTag(app, path, caller)).toBe(tag)
    })
  })

  describe.each(changing)(
    'that is no list of tags stops $id with 400, and nothing is changed',
    (operation) => {
      const good = useGoodRequest(app, operation)

      it.each<[string, (tag: string) => string]>([
        ['without quotes', (tag) => tag.slice(1, -1)],
        ['with something before it', (tag) => `x${tag}`],
        ['with the quote of its end missing', (tag) => tag.slice(0, -1)],
        ['weak, in lower case', (tag) => `w/${tag}`],
        ['of the version alone without quotes', (tag) => tag.slice(1, 2)],
      ])('%s', async (_title, wrong) => {
        const { path, caller } = good()
        const tag = await readTag(app, path, caller)
        const response = await send(app, good(), { headers: { 'if-match': wrong(tag) } })
        expect(outcome(response)).toBe('400 invalid_parameter (/if-match entityTag)')
        expect(await readTag(app, path, caller)).toBe(tag)
      })
    },
  )

  it.each(changing)('that a proxy has weakened lets $id through, once', async (operation) => {
    const request = await goodRequest(app, operation)
    const headers = { 'if-match': `W/${request.options.headers?.['if-match']}` }
    expect((await send(app, request, { headers })).status).toBe(table[operation.id].successStatus)
    expect([404, 412]).toContain((await send(app, request, { headers })).status)
  })

  it.each(changing)('of the present version lets $id through, among others and once', async (operation) => {
    const request = await goodRequest(app, operation)
    const headers = { 'if-match': `"8", ${request.options.headers?.['if-match']} , "9"` }
    expect((await send(app, request, { headers })).status).toBe(table[operation.id].successStatus)
    expect([404, 412]).toContain((await send(app, request, { headers })).status)
  })

  it.each(changing)(
    'with the version of the record lets $id through, in quotes and once',
    async (operation) => {
      const request = await goodRequest(app, operation)
      const read = await app.request('GET', request.path, request.caller)
      const headers = { 'if-match': `"${Object(read.json).data.version}"` }
      expect((await send(app, request, { headers })).status).toBe(table[operation.id].successStatus)
      expect([404, 412]).toContain((await send(app, request, { headers })).status)
    },
  )

  it.each(changing)('may be anything for $id: *', async (operation) => {
    const request = await goodRequest(app, operation)
    const response = await send(app, request, { headers: { 'if-match': '*' } })
    expect(response.status).toBe(table[operation.id].successStatus)
  })

  it.each(demanding)('is required by $id', async (operation) => {
    const { method, path, options, caller } = await goodRequest(app, operation)
    const tag = await readTag(app, path, caller)
    const response = await app.request(method, path, { token: options.token, json: options.json })
    expect(response).toMatchObject({ status: 428, code: 'precondition_required' })
    expect(await readTag(app, path, caller)).toBe(tag)
  })

  it.each(optional)('can be left out for $id', async (operation) => {
    const { method, path, options } = await goodRequest(app, operation)
    const response = await app.request(method, path, { token: options.token, json: options.json })
    expect(response.status).toBe(table[operation.id].successStatus)
  })
})
