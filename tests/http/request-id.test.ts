import { describe, expect, it } from 'vitest'
import { clientRequestId } from '../../src/http/request-id.ts'

const given = (id: string) => clientRequestId({ headers: { 'x-request-id': id } })

describe('the request id of a client', () => {
  it.each(['abc', '4d2c1a3e-6f0b-4c55-9d3f-2a7d4f0f9b11', 'a.B_c:1-2', 'x'.repeat(128)])(
    'is kept: %s',
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
  ])('is dropped if it is unsafe to log: %j', (id) => {
    expect(given(id)).toBeNull()
  })
})
