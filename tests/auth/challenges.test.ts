import { describe, expect, it } from 'vitest'
import { bearerToken, unauthorized } from '../../src/auth/challenges.ts'
import { ERROR_STATUS } from '../../src/http/errors.ts'

describe('challenges', () => {
  it.each([
    'authentication_required',
    'invalid_credentials',
    'token_invalid',
    'token_expired',
    'refresh_token_invalid',
    'refresh_token_expired',
    'refresh_token_reused',
    'api_key_invalid',
  ] as const)('%s is a 401 with a challenge', (code) => {
    const error = unauthorized(code)
    expect(error.status).toBe(401)
    expect(error.headers['www-authenticate']).toMatch(/^(?:Bearer|ApiKey) realm="cms"/)
  })

  it('exist for every 401 of the service', () => {
    const codes = Object.entries(ERROR_STATUS).filter(([, status]) => status === 401)
    expect(codes).toHaveLength(8)
  })

  it('name both schemes to a client without credentials', () => {
    expect(unauthorized('authentication_required').headers).toEqual({
      'www-authenticate': 'Bearer realm="cms", ApiKey realm="cms"',
    })
  })
})

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
