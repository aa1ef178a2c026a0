import { describe, expect, it } from 'vitest'
import { requestId } from '../../src/http/request-id.ts'

const OWN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const given = (id: string) => requestId({ headers: { 'x-request-id': id } })

describe('a request id', () => {
  it.each(['abc', '4d2c1a3e-6f0b-4c55-9d3f-2a7d4f0f9b11', 'a.B_c:1-2', 'x'.repeat(128)])(
    'of the caller is kept: %s',
    (id) => {
      expect(given(id)).toBe(id)
    },
  )

  it.each([
    '',
    'a b',
    'a\nb',
    '<script>',
    '"}',
    '${jndi:ldap://evil}',
    '../../etc',
    'a,b',
    'ü',
    'x'.repeat(129),
  ])('that does not belong into a log is replaced: %j', (id) => {
    expect(given(id)).toMatch(OWN)
  })

  it('is made where none is given, another one each time', () => {
    const ids = Array.from({ length: 100 }, () => requestId({ headers: {} }))
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(OWN)
  })
})
