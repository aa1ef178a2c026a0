import { describe, expect, it } from 'vitest'
import { mostValues } from '../../scripts/generate/most-values.ts'
import type { JsonSchema } from '../../scripts/generate/sanitize-plan.ts'

const text = { type: 'string' }
const list = (items: unknown, maxItems: number) => ({ type: 'array', items, maxItems })
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  additionalProperties: false,
})
/** What is taken for no bound at all. */
const UNBOUNDED = 100_000

const CASES: readonly [string, JsonSchema, number][] = [
  ['a text', text, 0],
  ['an object', object({ a: text, b: text }), 2],
  ['a list', list(text, 20), 20],
  ['a list that may be null', { ...list(text, 20), type: ['array', 'null'] }, 20],
  ['a list of objects', list(object({ a: text, b: list(text, 3) }), 10), 10 * (1 + 2 + 3)],
  ['a field with alternatives', object({ a: { anyOf: [list(text, 5), { type: 'null' }] } }), 6],
  ['parts of one object', { ...object({ a: text }), allOf: [object({ b: list(text, 4) })] }, 6],
  ['a list without an end', { type: 'array', items: text }, UNBOUNDED],
  ['an open object', { type: 'object', properties: { a: text } }, UNBOUNDED],
]

describe('the number of values that a right body can have', () => {
  it.each(CASES)('is counted for %s', (_, schema, expected) => {
    expect(mostValues(schema)).toBe(expected)
  })

  it('is a bound for a schema that holds itself', () => {
    const properties: Record<string, unknown> = { leaf: text }
    const schema = object(properties)
    properties.children = list(schema, 2)
    expect(mostValues(schema)).toBe(UNBOUNDED)
  })
})
