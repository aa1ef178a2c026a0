import { describe, expect, it } from 'vitest'
import type { SanitizePlan } from '../../generated/operations.ts'
import { type JsonSchema, sanitizePlan } from '../../scripts/generate/sanitize-plan.ts'

const text = { type: 'string' }
const html = { type: 'string', format: 'html' }
const secret = { type: 'string', format: 'password', writeOnly: true }
const object = (properties: Record<string, unknown>) => ({ type: 'object', properties })

const PLANS: readonly [string, JsonSchema, SanitizePlan][] = [
  ['any value', true, 'text'],
  ['a string', text, 'text'],
  ['rich text', html, 'html'],
  ['nullable rich text', { type: ['string', 'null'], format: 'html' }, 'html'],
  ['a password', { type: 'string', format: 'password' }, 'secret'],
  ['a write-only value', { type: 'string', writeOnly: true }, 'secret'],
  ['a write-only object', { ...object({ a: text }), writeOnly: true }, 'secret'],
  ['an object of plain text', object({ a: text, b: object({ c: text }) }), 'text'],
  ['a list of plain text', { type: 'array', items: text }, 'text'],
  ['a list of rich text', { type: 'array', items: html }, { items: 'html' }],
  ['properties', object({ a: text, b: html, c: secret }), { properties: { b: 'html', c: 'secret' } }],
  [
    'nested properties',
    object({ a: object({ b: { type: 'array', items: object({ c: html, d: text }) } }) }),
    { properties: { a: { properties: { b: { items: { properties: { c: 'html' } } } } } } },
  ],
  [
    'allOf',
    { allOf: [object({ a: html }), object({ b: secret, a: text })] },
    { properties: { a: 'html', b: 'secret' } },
  ],
  ['oneOf with null', { oneOf: [html, { type: 'null' }] }, 'html'],
  [
    'anyOf of objects',
    { anyOf: [object({ a: html }), object({ b: html })] },
    { properties: { a: 'html', b: 'html' } },
  ],
  [
    'if, then and else',
    Object.fromEntries([
      ['if', object({ kind: text })],
      ['then', object({ a: html })],
      ['else', object({ b: secret })],
    ]),
    { properties: { a: 'html', b: 'secret' } },
  ],
  ['dependentSchemas', { dependentSchemas: { a: object({ b: html }) } }, { properties: { b: 'html' } }],
  ['further properties of plain text', { additionalProperties: text }, 'text'],
]

const REFUSED: readonly [string, JsonSchema][] = [
  ['rich text that is a secret', { ...html, writeOnly: true }],
  ['rich text or a secret', { oneOf: [html, secret] }],
  ['rich text or a structure', { oneOf: [html, object({ a: html })] }],
  ['further properties of rich text', { additionalProperties: html }],
  ['named further properties of rich text', { patternProperties: { '^x': html } }],
  ['a tuple with rich text', { prefixItems: [text, object({ a: html })] }],
]

/** A schema that contains itself, as a recursive `$ref` does once it is dereferenced. */
function tree(leaf: unknown): JsonSchema {
  const properties: Record<string, unknown> = { leaf }
  const schema = { type: 'object', properties }
  properties.children = { type: 'array', items: schema }
  return schema
}

describe('the sanitising plan of a request schema', () => {
  it.each(PLANS)('covers %s', (_, schema, plan) => {
    expect(sanitizePlan(schema)).toEqual(plan)
  })

  it.each(REFUSED)('refuses %s', (_, schema) => {
    expect(() => sanitizePlan(schema)).toThrow()
  })

  it('accepts recursion in plain text, and refuses it in anything else', () => {
    expect(sanitizePlan(tree(text))).toBe('text')
    expect(() => sanitizePlan(tree(html))).toThrow('recursive')
    expect(() => sanitizePlan({ properties: { root: tree(secret) } })).toThrow('recursive')
  })

  it('does not mistake a schema that is used twice for recursion', () => {
    const part = object({ a: html })
    expect(sanitizePlan(object({ x: part, y: part }))).toEqual({
      properties: { x: { properties: { a: 'html' } }, y: { properties: { a: 'html' } } },
    })
  })
})
