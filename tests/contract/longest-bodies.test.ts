import { expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { documentedOperations } from '../support/contract-document.ts'
import type { Schema } from '../support/contract-types.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest } from './requests.ts'

const app = useApp()

const JSON_TYPE = { 'content-type': 'application/json' }
/** Twelve bytes as many clients send it, such as Python's: `\ud83d\ude00`. */
const LONGEST_CHARACTER = '😀'
const ofJson = documentedOperations.filter(({ id, body }) => body && !operations[id].takesFile)

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** The value of a schema that takes the most bytes. Of several records in one body, there is only one. */
function longest(schema: Schema): unknown {
  const { enum: values, oneOf, anyOf, items, properties, maxItems, maxLength, pattern } = schema
  if (Array.isArray(values)) return longestOf(values)
  const alternatives = [oneOf ?? anyOf ?? []].flat().filter(isSchema)
  if (alternatives.length > 0) return longestOf(alternatives.map(longest))
  if (isSchema(properties))
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, isSchema(part) ? longest(part) : null]),
    )
  if (isSchema(items)) {
    const most = Array.isArray(items.enum) ? items.enum.length : Number(maxItems)
    return Array(isSchema(items.properties) ? 1 : most).fill(longest(items))
  }
  if (typeof maxLength === 'number') return (pattern ? 'x' : LONGEST_CHARACTER).repeat(maxLength)
  return Number(schema.maximum ?? 0)
}

function longestOf(values: readonly unknown[]): unknown {
  return values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
}

/** JSON in ASCII, as several languages write it by default. */
function asciiJson(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[^\0-\x7f]/g, escaped)
}

it.each(ofJson)('a body of $id can have the longest texts, even if all are escaped', async (operation) => {
  const { method, path, options } = await goodRequest(app, operation)
  const body = asciiJson(longest(operation.body?.schema ?? {}))
  const headers = { ...options.headers, ...JSON_TYPE }
  const response = await app.request(method, path, { token: options.token, headers, body })
  // each text is valid alone; rules of the texts, such as that of slugs, can refuse them
  expect(response.status, outcome(response)).not.toBe(413)
})

it.each([
  ['/api/products', { name: 'Tea', price: 4 }, 'description', 20_000],
  ['/api/posts', { title: 'Tea' }, 'body', 100_000],
])('%s stores the longest rich text', async (path, others, field, length) => {
  const text = LONGEST_CHARACTER.repeat(length)
  const body = asciiJson({ ...others, [field]: text })
  const { token } = app.users.editor
  const response = await app.request('POST', path, { token, headers: JSON_TYPE, body })
  expect(outcome(response)).toMatch(/^201/)
  expect(response.json).toMatchObject({ data: { [field]: text } })
})
