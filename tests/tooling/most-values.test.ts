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
/** A value that counts as unbounded. */
const UNBOUNDED = 100_000

const CASES: readonly [string, JsonSchema, number][] = [
  ['a string', text, 0],
  ['an object', object({ a: text, b: text }), 2],
  ['a list', list(text, 20), 20],
  ['a nullable list', { ...list(text, 20), type: ['array', 'null'] }, 20],
  ['a list of objects', list(object({ a: text, b: list(text, 3) }), 10), 10 * (1 + 2 + 3)],
  ['a field with alternatives', object({ a: { anyOf: [list(text, 5), { type: 'null' }] } }), 6],
  ['parts of one object', { ...object({ a: text }), allOf: [object({ b: list(text, 4) })] }, 6],
  ['an unbounded list', { type: 'array', items: text }, UNBOUNDED],
  ['an open object', { type: 'object', properties: { a: text } }, UNBOUNDED],
]

describe('the maximum number of values in a valid body', () => {
  it.each(CASES)('is counted for %s', (_, schema, expected) => {
    expect(mostValues(schema)).toBe(expected)
  })

  it('is finite for a recursive schema', () => {
    const properties: Record<string, unknown> = { leaf: text }
    const schema = object(properties)
    properties.children = list(schema, 2)
    expect(mostValues(schema)).toBe(UNBOUNDED)
  })
})
