import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 12
/** 43 of 62 characters hold 256 bits. */
const SECRET_LENGTH = 43
/** 6 of 62 characters hold a CRC-32. */
const CHECKSUM_LENGTH = 6
const FORM = /^(cms_(pk_)?([\dA-Za-z]{12})_([\dA-Za-z]{43}))_([\dA-Za-z]{6})$/

/**
 * A key is `cms_<id>_<secret>_<checksum>`, or `cms_pk_…` if it is publishable, each in base62. The id is
 * public, in lists and logs.
 */
interface ApiKeyParts extends Readonly<Record<'id' | 'secret', string>> {
  readonly publishable?: boolean | undefined
}

export function newApiKeyParts(publishable = false): Required<ApiKeyParts> {
  return { id: randomText(ID_LENGTH), secret: randomText(SECRET_LENGTH), publishable }
}

export function formatApiKey({ id, secret, publishable }: ApiKeyParts): string {
  const body = `cms_${publishable ? 'pk_' : ''}${id}_${secret}`
  return `${body}_${checksum(body)}`
}

/** The parts of a key; undefined if the text has a typo, was cut off or is no key. */
export function parseApiKey(text: string): Required<ApiKeyParts> | undefined {
  const [, body, kind, id, secret, sum] = FORM.exec(text) ?? []
  if (body === undefined || id === undefined || secret === undefined) return undefined
  return checksum(body) === sum ? { id, secret, publishable: kind !== undefined } : undefined
}

/** CRC-32 in base62, most significant digit first. It guards against typing errors, not against attackers. */
function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  while (digits.length < CHECKSUM_LENGTH) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits
    rest = Math.floor(rest / ALPHABET.length)
  }
  return digits
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}
