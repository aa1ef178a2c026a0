import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatApiKey, newApiKeyParts, parseApiKey } from '../../src/identity/keys/api-key-format.ts'

const base62 = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
const text = (length: number) =>
  fc
    .array(fc.constantFrom(...base62), { minLength: length, maxLength: length })
    .map((chars) => chars.join(''))
const parts = fc.record({ id: text(12), secret: text(43), publishable: fc.boolean() })

describe('the API key format', () => {
  it('parses a formatted key back into its parts', () => {
    fc.assert(
      fc.property(parts, (key) => {
        expect(parseApiKey(formatApiKey(key))).toEqual(key)
      }),
    )
  })

  it('has the documented form', () => {
    const key = formatApiKey(newApiKeyParts())
    expect(key).toMatch(/^cms_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/)
  })

  it('has a checksum that other programs can compute', () => {
    const key = formatApiKey({ id: '0'.repeat(12), secret: 'a'.repeat(43) })
    // CRC-32 (ISO-HDLC) of everything before the last underscore, in base62.
    expect(key).toBe(`cms_${'0'.repeat(12)}_${'a'.repeat(43)}_4g7E7X`)
  })

  it('detects every mistyped character', () => {
    const mistyped = fc.tuple(parts, fc.nat(), fc.constantFrom(...base62)).map(([key, at, char]) => {
      const right = formatApiKey(key)
      const position = 4 + (at % (right.length - 4))
      return { right, wrong: right.slice(0, position) + char + right.slice(position + 1) }
    })
    fc.assert(
      fc.property(mistyped, ({ right, wrong }) => {
        if (right !== wrong) expect(parseApiKey(wrong)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  it('detects two swapped adjacent characters', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 17, max: 58 }), (key, at) => {
        const right = formatApiKey(key)
        const swapped = right.slice(0, at) + right.charAt(at + 1) + right.charAt(at) + right.slice(at + 2)
        if (right !== swapped) expect(parseApiKey(swapped)).toBeUndefined()
      }),
    )
  })

  it('matches no other text', () => {
    fc.assert(
      fc.property(fc.string(), (other) => {
        expect(parseApiKey(other)).toBeUndefined()
      }),
    )
    const key = formatApiKey(newApiKeyParts())
    for (const other of [` ${key}`, `${key} `, `${key}\n`, key.slice(0, -1), key.toUpperCase(), `${key}a`]) {
      expect(parseApiKey(other)).toBeUndefined()
    }
  })

  it('has 256 random bits: keys are unique and use every character of the alphabet', () => {
    const keys = Array.from({ length: 200 }, newApiKeyParts)
    expect(new Set(keys.map((key) => key.secret)).size).toBe(200)
    expect(new Set(keys.flatMap((key) => [...key.secret])).size).toBe(62)
  })
})
