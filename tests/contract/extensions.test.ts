import { describe, expect, it } from 'vitest'
import { applyExtensions, closed, withNumericStrings } from '../../scripts/generate/extensions.ts'
import { isRecord } from '../../src/base/guards.ts'
import { readNumericStrings } from '../../src/request/openapi/values.ts'
import { isValid } from '../support/contract-schema.ts'

const PRICE = { type: 'number', 'x-numeric-string': String.raw`^\d{1,10}(\.\d{1,4})?$` }

describe('the extensions of the contract', () => {
  it('are enforced like the keywords that they stand for', () => {
    const schema = {
      username: { type: 'string', 'x-pattern': String.raw`^\p{L}+$` },
      code: { type: 'string', 'x-extensible-enum': ['conflict'] },
      price: { type: 'number', format: 'double', 'x-max-decimals': 4 },
    }
    applyExtensions(schema)
    expect(schema).toEqual({
      username: { type: 'string', pattern: String.raw`^\p{L}+$` },
      code: { type: 'string', enum: ['conflict'] },
      price: { type: 'number', format: 'decimal' },
    })
  })

  it('allow only the number of decimals that the service checks', () => {
    expect(() => applyExtensions({ price: { 'x-max-decimals': 3 } })).toThrow('x-max-decimals: 3')
  })

  it('accept strings that match their pattern', () => {
    expect(withNumericStrings({ properties: { price: PRICE } })).toEqual({
      properties: { price: { ...PRICE, type: ['number', 'string'], pattern: PRICE['x-numeric-string'] } },
    })
  })

  it('accept null besides strings if the number can be null', () => {
    const nullable = { ...PRICE, type: ['number', 'null'] }
    const schema = withNumericStrings(nullable)
    if (!isRecord(schema)) throw new Error('no schema')
    expect([1, '1.5', null].map((value) => isValid(schema, value))).toEqual([true, true, true])
  })
})

describe('the schema of a response', () => {
  it('is closed at every depth', () => {
    const inner = { anyOf: [{ type: 'object', properties: { id: { type: 'integer' } } }, { type: 'null' }] }
    expect(closed({ type: 'array', items: { type: ['object', 'null'], properties: { inner } } })).toEqual({
      type: 'array',
      items: {
        type: ['object', 'null'],
        additionalProperties: false,
        properties: {
          inner: {
            anyOf: [
              { type: 'object', additionalProperties: false, properties: { id: { type: 'integer' } } },
              { type: 'null' },
            ],
          },
        },
      },
    })
  })

  it('is not closed where that would reject every value', () => {
    expect(() => closed({ allOf: [{ type: 'object' }] })).toThrow('allOf')
  })
})

describe('numeric strings', () => {
  const read = (body: unknown) => readNumericStrings(body, { price: PRICE['x-numeric-string'] })

  it('are read as the numbers that they stand for, in a copy', () => {
    const body = { name: 'Mug', price: '1234567.8912', sku: '12' }
    expect(read(body)).toEqual({ name: 'Mug', price: 1234567.8912, sku: '12' })
    expect(body.price).toBe('1234567.8912')
  })

  it.each([
    [{ price: '1.23456' }],
    [{ price: ' 1' }],
    [{ price: '1e3' }],
    [{ price: '' }],
    [{ price: ['1'] }],
    [{ name: 'Mug' }],
    [[{ price: '1' }]],
    ['1'],
    [null],
    [JSON.parse('{"__proto__":{"price":"1"}}')],
  ])('%j is left unchanged', (body) => {
    expect(read(body)).toBe(body)
  })
})
