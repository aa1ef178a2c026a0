import { expect, it } from 'vitest'
import { keysLike } from '../../src/mock/answers.ts'
import { recordKeyOf } from '../../src/mock/documented.ts'

const text = { type: 'string' }
const number = { type: 'integer' }
const record = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
})

it.each([
  ['id', record({ name: text, id: number })],
  ['id', { type: 'array', items: record({ id: text }) }],
  ['name', record({ name: text, postCount: number })],
  ['code', record({ role: { ...text, enum: ['a', 'b'] }, since: { ...text, format: 'date' }, code: text })],
  ['name', record({ kind: { ...text, 'x-extensible-enum': ['a'] }, name: text })],
  ['year', record({ isOpen: { type: 'boolean' }, year: number })],
  [undefined, record({ name: text }, [])],
  [undefined, record({})],
  [undefined, { type: 'array', items: text }],
  [undefined, undefined],
])('finds the key %s in the schema of a record', (key, schema) => {
  expect(recordKeyOf(schema)).toBe(key)
})

it('makes keys of the same kind as the example', () => {
  expect(keysLike(7, 25)).toEqual([25])
  expect(keysLike('news', 25)).toEqual(['news-25', '0025'])
  expect(keysLike('12', 25)).toEqual(['25'])
  expect(keysLike('7Gq2LmX0aZ4t', 25)).toContain('7Gq2LmX00025')
})
