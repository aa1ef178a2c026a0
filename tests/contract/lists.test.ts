import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationDescription, operations as table } from '../../generated/operations.ts'
import { type Mock, startMock } from '../mock/mock.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, type PreparedRequest } from './requests.ts'

const app = useApp()
let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

/** Two values of a list. */
function twoOf({ items }: Readonly<Record<string, unknown>>, example: unknown): string[] {
  const { enum: values, type } = Object(items)
  if (Array.isArray(values)) return values.slice(0, 2).map(String)
  return type === 'integer' ? ['1', '2'] : [example, example].flat().map(String)
}

/** Every parameter that takes several values, by its schema or by `x-several`. */
const lists = documentedOperations.flatMap((operation) => {
  const { several, parameterTypes }: OperationDescription = table[operation.id]
  return operation.parameters
    .filter((one) => one.in === 'query' && one.schema.type === 'array')
    .flatMap(({ name: list, schema, example }) => {
      const others = Object.entries(several).filter(([, one]) => one === list)
      const values = twoOf(schema, example)
      return [list, ...others.map(([one]) => one)].map((name) => ({
        id: operation.id,
        name,
        values,
        operation,
        isRepeated: parameterTypes.query[list] === 'repeated',
      }))
    })
})

describe.each(lists)('$id accepts two values of $name', ({ name, values, operation, isRepeated }) => {
  let good: PreparedRequest

  beforeAll(async () => {
    good = await goodRequest(app, operation)
  })

  const repeated = { 'with the name repeated': values.join(`&${name}=`) }
  // a comma is part of the texts that some lists take
  const FORMS = isRepeated
    ? repeated
    : { ...repeated, 'between commas': values.join(','), 'with an encoded comma': values.join('%2C') }

  it.each(Object.entries(FORMS))('%s', async (_form, query) => {
    const ask = (written: string) => {
      const path = `${good.path}?${name}=${written}`
      return Promise.all(
        [app, mock].map((one) => one.request('GET', path, { ...good.options, ...app.as('admin') })),
      )
    }
    const usual = await ask(FORMS['with the name repeated'])
    expect(usual.map(outcome)).toEqual(['200', '200'])
    const shown = (all: typeof usual) => all.map(({ text, headers }) => [text, headers.link])
    expect(shown(await ask(query))).toEqual(shown(usual))
    // the response cache has one entry for all forms
    if (table[operation.id].dependsOn.length > 0)
      await expect.poll(() => statementsFor(() => ask(query))).toEqual([])
  })
})
