import { describe, expect, it } from 'vitest'
import { operations as table } from '../../generated/operations.ts'
import { documentedOperations, documentedResponse } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, readTag, recordPath, send, takesTag } from './requests.ts'
import { useGoodRequest } from './use-good-request.ts'

const app = useApp()

const changing = documentedOperations.filter(takesTag)
const demanding = changing.filter((operation) => documentedResponse(operation, 428))
const optional = changing.filter((operation) => !demanding.includes(operation))

describe('If-Match', () => {
  describe.each(changing)('for another version or resource makes $id fail, changing nothing', (operation) => {
    const good = useGoodRequest(app, operation)
    const other = useGoodRequest(app, operation)

    it.each<[string, (tag: string) => string]>([
      ['for another version', () => '"9"'],
      ['for another resource', () => String(other().options.headers?.['if-match'])],
      ['in a list of wrong tags', () => `"9", W/"8", ${other().options.headers?.['if-match']}`],
    ])('%s', async (_title, wrong) => {
      const { path, caller } = good()
      const tag = await readTag(app, path, caller)
      const response = await send(app, good(), { headers: { 'if-match': wrong(tag) } })
      expect(response).toMatchObject({ status: 412, code: 'precondition_failed' })
      expect(await readTag(app, path, caller)).toBe(tag)
    })
  })

  describe.each(changing)(
    'that is not a list of tags makes $id fail with 400 and change nothing',
    (operation) => {
      const good = useGoodRequest(app, operation)

      it.each<[string, (tag: string) => string]>([
        ['without quotes', (tag) => tag.slice(1, -1)],
        ['with a prefix', (tag) => `x${tag}`],
        ['with its closing quote missing', (tag) => tag.slice(0, -1)],
        ['weak, in lower case', (tag) => `w/${tag}`],
        ['with the version alone, unquoted', (tag) => tag.slice(1, 2)],
      ])('%s', async (_title, wrong) => {
        const { path, caller } = good()
        const tag = await readTag(app, path, caller)
        const response = await send(app, good(), { headers: { 'if-match': wrong(tag) } })
        expect(outcome(response)).toBe('400 invalid_parameter (/if-match entityTag)')
        expect(await readTag(app, path, caller)).toBe(tag)
      })
    },
  )

  it.each(changing)('that a proxy has weakened allows $id once', async (operation) => {
    const request = await goodRequest(app, operation)
    const headers = { 'if-match': `W/${request.options.headers?.['if-match']}` }
    expect((await send(app, request, { headers })).status).toBe(table[operation.id].successStatus)
    expect([404, 412]).toContain((await send(app, request, { headers })).status)
  })

  it.each(changing)('that lists the current version among others allows $id once', async (operation) => {
    const request = await goodRequest(app, operation)
    const headers = { 'if-match': `"8", ${request.options.headers?.['if-match']} , "9"` }
    expect((await send(app, request, { headers })).status).toBe(table[operation.id].successStatus)
    expect([404, 412]).toContain((await send(app, request, { headers })).status)
  })

  it.each(changing)('with the quoted version of the record allows $id once', async (operation) => {
    const request = await goodRequest(app, operation)
    const read = await app.request('GET', recordPath(request.path), request.caller)
    const headers = { 'if-match': `"${Object(read.json).data.version}"` }
    expect((await send(app, request, { headers })).status).toBe(table[operation.id].successStatus)
    expect([404, 412]).toContain((await send(app, request, { headers })).status)
  })

  it.each(changing)('can be * for $id', async (operation) => {
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

  it.each(optional)('is optional for $id', async (operation) => {
    const { method, path, options } = await goodRequest(app, operation)
    const response = await app.request(method, path, { token: options.token, json: options.json })
    expect(response.status).toBe(table[operation.id].successStatus)
  })
})
