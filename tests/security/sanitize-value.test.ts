import { describe, expect, it } from 'vitest'
import type { SanitizePlan } from '../../generated/operations.ts'
import { sanitizeRequestValue } from '../../src/sanitize/sanitize.ts'

const PLAN: SanitizePlan = {
  properties: {
    body: 'html',
    password: 'secret',
    items: { items: { properties: { body: 'html', token: 'secret' } } },
  },
}
const SECRET = ' <b>p\u0000\ud800e\u0301</b> '

describe('a request value', () => {
  it('is sanitised at every depth, each string as the plan says', async () => {
    const value = {
      name: ' <b>Lamp</b> ',
      body: '<p onclick="x()">Hi</p>',
      password: SECRET,
      tags: ['<i>a</i>', ['<i>b</i>', { c: '<i>c</i>' }]],
      items: [{ body: '<p>x<script>1</script></p>', token: SECRET, title: '<p>t</p>' }],
    }
    const clean = {
      name: 'Lamp',
      body: '<p>Hi</p>',
      password: SECRET,
      tags: ['a', ['b', { c: 'c' }]],
      items: [{ body: '<p>x</p>', token: SECRET, title: 't' }],
    }
    expect(await sanitizeRequestValue(value, PLAN)).toEqual(clean)
    expect(value.name).toBe(' <b>Lamp</b> ')
  })

  it('keeps its reference if nothing changes', () => {
    const kept = { a: ['x', { b: 'Fish & Chips, 1 < 2' }], body: '<p>Hi</p>', password: SECRET }
    expect(sanitizeRequestValue(kept, PLAN)).toBe(kept)
    const value = { kept, changed: ' x ' }
    expect(sanitizeRequestValue(value, 'text')).not.toBe(value)
    expect(
      sanitizeRequestValue({ properties: kept, changed: ' x ' }, { properties: { properties: PLAN } }),
    ).toEqual({ properties: kept, changed: 'x' })
  })

  it.each([[1.5], [true], [null], [undefined], [{}], [[]], [{ a: [1, null, false] }]])(
    'keeps %j',
    (value) => {
      expect(sanitizeRequestValue(value, PLAN)).toBe(value)
    },
  )

  it('never changes a secret, or anything inside it', () => {
    const value = { password: { nested: [SECRET] }, items: [{ token: [SECRET] }] }
    expect(sanitizeRequestValue(value, PLAN)).toBe(value)
    expect(sanitizeRequestValue(SECRET, 'secret')).toBe(SECRET)
  })

  it('keeps keys, prototypes and the order of properties', () => {
    const value: unknown = JSON.parse('{"<b>":" x ","__proto__":{"a":" y "},"constructor":" z "}')
    const clean = sanitizeRequestValue(value, PLAN)
    expect(JSON.stringify(clean)).toBe('{"<b>":"x","__proto__":{"a":"y"},"constructor":"z"}')
    expect(Object.getPrototypeOf(clean)).toBe(Object.prototype)
    const query = Object.assign(Object.create(null), { q: ' x ' })
    expect(Object.getPrototypeOf(sanitizeRequestValue(query, 'text'))).toBeNull()
  })

  it('is refused if it is nested too deeply', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
    expect(() => sanitizeRequestValue(deep, 'text')).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        errors: [{ location: 'body', field: '', rule: 'depth', parameters: { limit: 64 } }],
      }),
    )
  })

  it('is refused with the path of the rich text that exceeds the limits', () => {
    const attributes = Array.from({ length: 70 }, (_, n) => ` a${n}`).join('')
    const hostile = { body: '<p>x</p>', items: [{}, { body: `<p${attributes}>` }] }
    const refusal = (code: string, location: string, field: string) =>
      expect.objectContaining({
        code,
        errors: [expect.objectContaining({ location, field, rule: 'markup.attributes' })],
      })
    const [whole, query] = [
      () => sanitizeRequestValue(hostile, PLAN),
      () => sanitizeRequestValue(hostile.items[1], { properties: { body: 'html' } }, 'query'),
    ]
    expect(whole).toThrow(refusal('validation_failed', 'body', '/items/1/body'))
    expect(query).toThrow(refusal('invalid_parameter', 'query', '/body'))
  })

  it('can contain thousands of strings with markup', () => {
    const many = Array.from({ length: 5000 }, () => 'a<b>b</b><script>c</script>')
    expect(sanitizeRequestValue(many, 'text')).toEqual(many.map(() => 'ab'))
  })
})
