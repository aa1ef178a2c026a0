import { describe, expect, it } from 'vitest'
import { EDGE_MOMENTS } from '../support/arbitrary-moments.ts'
import { documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, send, withFreshValues } from './requests.ts'

const app = useApp()

interface DateField {
  readonly operation: DocumentedOperation
  readonly id: string
  readonly location: 'query' | 'body'
  readonly name: string
}

const dateFields = documentedOperations.flatMap((operation): DateField[] => {
  const { id, parameters, body } = operation
  const inQuery = parameters.filter(({ schema }) => isDate(schema)).map(({ name }) => name)
  const inBody = Object.entries(Object(body?.schema.properties)).filter(([, schema]) => isDate(schema))
  return [
    ...inQuery.map((name) => ({ operation, id, location: 'query' as const, name })),
    ...inBody.map(([name]) => ({ operation, id, location: 'body' as const, name })),
  ]
})

describe('a date at the edge of the calendar', () => {
  it.each(dateFields)('is accepted or refused by $id: $name', async ({ operation, location, name }) => {
    const request = await goodRequest(app, operation)
    const good = { ...request, options: { ...request.options, headers: { 'if-match': '*' } } }
    for (const moment of EDGE_MOMENTS) {
      const json = { ...withFreshValues(operation.id, Object(request.options.json)), [name]: moment }
      const { status, text } = await send(
        app,
        good,
        location === 'query' ? { query: { [name]: moment } } : { json },
      )
      const possible = location === 'query' ? [200, 400] : [200, 201, 422]
      expect(possible, `${moment}: ${text}`).toContain(status)
    }
  })
})

function isDate(schema: unknown): boolean {
  return Object(schema).format === 'date-time'
}
