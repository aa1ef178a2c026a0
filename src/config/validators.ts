import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { EnvError, makeValidator } from 'envalid'
import ipaddr from 'ipaddr.js'

/** A name or an address with an optional port (RFC 9110, section 7.2), without a user, path or query. */
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/

function textThat(isValid: (text: string) => boolean, problem: string) {
  return makeValidator<string>((text) => {
    if (!isValid(text)) throw new EnvError(problem)
    return text
  })
}

/** A setting with a range, with which its description ends. */
interface Ranged<T> {
  readonly default: T
  readonly devDefault?: T
  readonly desc: string
}

type Lengths = Readonly<Record<'min' | 'max', number>>

export function text({ min, max }: Lengths, { desc, ...spec }: Ranged<string>) {
  const fits = ({ length }: readonly string[]) => length >= min && length <= max
  const validator = textThat((value) => fits([...value]), `must have ${min} to ${max} characters`)
  return validator({ ...spec, desc: `${desc} (${min}–${max} characters)` })
}

export const currency = textThat(
  (value) => Intl.supportedValuesOf('currency').includes(value),
  'must be a currency code of ISO 4217 such as EUR',
)

/** A secret that is valid in `Authorization: Bearer` (RFC 6750, section 2.1). */
export const bearer = textThat(
  (value) => /^[\w.~+/-]{32,256}=*$/.test(value),
  'must have 32 to 256 characters: letters, digits and - . _ ~ + /',
)

/** An origin: only scheme, host and port. */
export const origin = textThat(isOrigin, 'must be an origin such as https://cms.example.com')

/** The parameters that make node-postgres connect with TLS. */
const TLS_PARAMETERS = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation']

/** Parses a PostgreSQL URL; returns undefined for any other text. That of a UNIX socket may have no host. */
export function parsePostgresUrl(text: string): URL | undefined {
  // as node-postgres does, because the standard wants a host after a user
  const complete = URL.canParse(text) ? text : text.replace('@/', '@localhost/')
  const url = URL.canParse(complete) ? new URL(complete) : undefined
  return url && /^postgres(?:ql)?:$/.test(url.protocol) ? url : undefined
}

/** Several hosts, in the parameter `host` or after the user and the password, which may contain commas. */
const SEVERAL_HOSTS = /^postgres(?:ql)?:\/\/[^/?#]*,[^/?#@]*(?:[/?#]|$)|[?&]host=[^&#]*,/

export const postgresUrl = makeValidator<string>((text) => {
  if (SEVERAL_HOSTS.test(text))
    throw new EnvError('must name one host: a proxy such as HAProxy can choose among several servers')
  const problem = 'must be a URL with the scheme postgresql or postgres'
  const { searchParams } = parsePostgresUrl(text) ?? {}
  if (!searchParams) throw new EnvError(problem)
  // node-postgres ignores what it does not know, such as SSLMODE or Prisma's sslaccept
  const wanted = [...searchParams.keys()].filter((name) => /^ssl/i.test(name))
  if (wanted.length === 0 || wanted.some((name) => TLS_PARAMETERS.includes(name))) return text
  throw new EnvError(`would connect without TLS, because ${wanted.join(', ')} has no effect: use sslmode`)
})

export const webUrl = url('https', 'http')

function url(...schemes: readonly string[]) {
  const schemeOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '')
  const problem = `must be a URL with the scheme ${schemes.join(' or ')}`
  return textThat((text) => schemes.includes(schemeOf(text)), problem)
}

/** A server of Redis or Valkey, with the number of a database. At any other path, its client throws later. */
export const redisUrl = textThat((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, pathname } = new URL(text)
  return /^rediss?:$/.test(protocol) && /^\/?\d*$/.test(pathname)
}, 'must be a URL such as redis://localhost:6379, or rediss://cache.example.com:6379/1')

/** A bucket of a store with the protocol of S3. The client would find a mistake only at the first upload. */
export const bucket = textThat((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint')
  return protocol === 's3:' && hostname !== '' && (endpoint === null || /^https?:\/\/[^/]/.test(endpoint))
}, 'must be s3://bucket, or s3://bucket/prefix?region=eu-west-1&endpoint=https://s3.example.com')

export function wholeNumber(min: number, max: number, { desc, ...spec }: Ranged<number>) {
  const validator = makeValidator<number>((text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    throw new EnvError(`must be a whole number from ${min} to ${max}`)
  })
  return validator({ ...spec, desc: `${desc} (${min}–${max})` })
}

/** Whether something is switched on; also accepts envalid's words for true and false. */
export const onOff = makeValidator<boolean>((text) => {
  if (/^(?:on|true|t|yes|1)$/.test(text)) return true
  if (/^(?:off|false|f|no|0)$/.test(text)) return false
  throw new EnvError('must be on or off')
})

/** Hosts separated by commas, in the form of a `Host` header, in lower case. */
export const hosts = makeValidator<readonly string[]>((text) => {
  const isHost = (item: string) => HOST.test(item) && URL.canParse(`http://${item}`)
  return listOf(text.toLowerCase(), isHost, 'must be a list of hosts such as cms.example.com,localhost:3000')
})

/** Media types separated by commas, in lower case (RFC 9110, section 8.3.1). */
export const mediaTypes = makeValidator<readonly string[]>((text) => {
  const isType = (item: string) => /^[a-z]+\/[a-z\d][a-z\d.+-]*$/.test(item)
  return listOf(
    text.toLowerCase(),
    isType,
    'must be a list of media types such as image/jpeg,application/pdf',
  )
})

/** `*`, or origins separated by commas. */
export const origins = makeValidator<'*' | readonly string[]>((text) => {
  if (text.trim() === '*') return '*'
  const problem = 'must be * or a list of origins such as https://app.example.com,https://www.example.com'
  return listOf(text, isOrigin, problem)
})

/** A number of processes; `auto` stands for the number of cores. */
export const workers = makeValidator<number>((text) => {
  if (text === 'auto') return availableParallelism()
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  throw new EnvError('must be a whole number from 1 to 99, or auto')
})

/** `false`, the number of proxies in front, or their addresses and networks separated by commas. */
export const proxies = makeValidator<false | number | readonly string[]>((text) => {
  if (text === 'false' || text === '0') return false
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  const problem = 'must be false, the number of proxies (1–99), or a list of their addresses or networks'
  return listOf(text, isAddressOrNetwork, problem)
})

/** In full: to ipaddr.js alone, `100` is the address 0.0.0.100, and `10/8` the network 0.0.0.0/8. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/')
  return isIP(address) !== 0 && (bits === undefined || ipaddr.isValidCIDR(text))
}

export function isOrigin(text: string): boolean {
  if (text.includes('*')) return false // a valid host in the URL standard
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

function listOf(text: string, isItem: (item: string) => boolean, problem: string): string[] {
  const items = text.split(',').map((item) => item.trim())
  const present = items.filter((item) => item !== '')
  if (present.length === 0 || !present.every(isItem)) throw new EnvError(problem)
  return present
}
