import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorStatus } from '../../generated/operations.ts'
import { isErrorCode } from '../../src/domain/errors.ts'
import { CHALLENGES } from '../../src/http/auth-headers.ts'

const codes = (wanted: (status: number) => boolean): ErrorCode[] =>
  Object.keys(errorStatus)
    .filter(isErrorCode)
    .filter((code) => wanted(errorStatus[code]))

describe('WWW-Authenticate challenges', () => {
  it.each(codes((status) => status === 401))('are defined for the code %s', (code) => {
    expect(CHALLENGES[code]).toMatch(/^(?:Bearer|ApiKey) realm="cms"/)
  })

  it('are sent with 401 only', () => {
    expect(codes((status) => status !== 401).filter((code) => CHALLENGES[code] !== undefined)).toEqual([])
  })

  it('name both schemes to a client without credentials', () => {
    expect(CHALLENGES.authentication_required).toBe('Bearer realm="cms", ApiKey realm="cms"')
  })
})
