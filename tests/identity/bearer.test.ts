import { describe, expect, it } from 'vitest'
import { bearerToken } from '../../src/http/auth-headers.ts'

describe('the Authorization header', () => {
  it.each([
    ['Bearer abc.def-g_h', 'abc.def-g_h'],
    ['bearer abc', 'abc'],
    ['BEARER   abc==  ', 'abc=='],
    ['Basic YTpi', undefined],
    ['Bearerabc', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j holds %j', (header, token) => {
    expect(bearerToken(header)).toBe(token)
  })

  it.each(['Bearer', 'Bearer ', 'Bearer a b', 'Bearer a,b', 'Bearer ä', 'Bearer =', 'Bearer a\tb'])(
    '%j is a malformed bearer token',
    (header) => {
      expect(() => bearerToken(header)).toThrow(expect.objectContaining({ code: 'token_invalid' }))
    },
  )
})
