import { EnvError, makeValidator } from 'envalid'
import ipaddr from 'ipaddr.js'

/** A name or an address, and perhaps a port (RFC 9110, section 7.2): no user, path or query beside it. */
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/

/** A whole number in a range. */
export function wholeNumber(min: number, max: number) {
  return makeValidator<number>((text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max) {
      throw new EnvError(`must be a whole number from ${min} to ${max}`)
    }
    return value
  })
}

/** Whether something is switched on; also what envalid takes for true and false. */
export const onOff = makeValidator<boolean>((text) => {
  if (/^(?:on|true|t|yes|1)$/.test(text)) return true
  if (/^(?:off|false|f|no|0)$/.test(text)) return false
  throw new EnvError('must be on or off')
})

/** A text of so many characters. */
export function text({ min, max }: { readonly min: number; readonly max: number }) {
  return makeValidator<string>((value) => {
    const { length } = [...value]
    if (length < min || length > max) throw new EnvError(`must have ${min} to ${max} characters`)
    return value
  })
}

/** A secret fit for `Authorization: Bearer` (RFC 6750, section 2.1). */
export const bearer = makeValidator<string>((value) => {
  if (!/^[\w.~+/-]{32,256}=*$/.test(value)) {
    throw new EnvError('must have 32 to 256 characters: letters, digits and - . _ ~ + /')
  }
  return value
})

/** An origin: scheme, host and port, nothing behind them. */
export const origin = makeValidator<string>((text) => {
  if (!isOrigin(text)) throw new EnvError('must be an origin such as https://cms.example.com')
  return text
})

/** Hosts separated by commas, as a `Host` header has them, in lower case. */
export const hosts = makeValidator<readonly string[]>((text) => {
  return listOf(text.toLowerCase(), isHost, 'must be a list of hosts such as cms.example.com,localhost:3000')
})

/** `*`, or origins separated by commas. */
export const origins = makeValidator<'*' | readonly string[]>((text) => {
  if (text.trim() === '*') return '*'
  const problem = 'must be * or a list of origins such as https://app.example.com,https://www.example.com'
  return listOf(text, isOrigin, problem)
})

/** `false`, the number of proxies in front, or their addresses and networks separated by commas. */
export const proxies = makeValidator<false | number | readonly string[]>((text) => {
  if (text === 'false' || text === '0') return false
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  const isAddress = (value: string) => ipaddr.isValid(value) || ipaddr.isValidCIDR(value)
  const problem = 'must be false, the number of proxies, or a list of their addresses or networks'
  return listOf(text, isAddress, problem)
})

/** A URL with one of the given schemes. */
export function url(...schemes: readonly string[]) {
  return makeValidator<string>((text) => {
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : ''
    if (!schemes.includes(scheme)) throw new EnvError(`must be a URL with the scheme ${schemes.join(' or ')}`)
    return text
  })
}

function isOrigin(text: string): boolean {
  if (text.includes('*')) return false // the URL standard takes it for a host
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

function isHost(text: string): boolean {
  return HOST.test(text) && URL.canParse(`http://${text}`)
}

function listOf(text: string, isItem: (item: string) => boolean, problem: string): string[] {
  const items = text.split(',').map((item) => item.trim())
  const present = items.filter((item) => item !== '')
  if (present.length === 0 || !present.every(isItem)) throw new EnvError(problem)
  return present
}
