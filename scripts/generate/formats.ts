import type { Format } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'

const DECIMAL = /^-?\d+(\.\d{1,4})?$/
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const DATE_TIME = fullFormats['date-time']

interface TextFormat {
  readonly validate: (text: string) => boolean
}

/**
 * A moment of RFC 3339 that the database can store: no leap second, and no year outside 1 to 9999 once it is
 * moved to UTC.
 */
function isMoment(text: string): boolean {
  if (!isTextFormat(DATE_TIME) || !DATE_TIME.validate(text)) return false
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** A URI (RFC 3986) that a page can link to: no `javascript:` and no `data:`. */
function isLink(text: string): boolean {
  const { uri } = fullFormats
  return typeof uri === 'function' && uri(text) && /^https?:\/\//i.test(text) && URL.canParse(text)
}

function isTextFormat(format: unknown): format is TextFormat {
  return typeof format === 'object' && format !== null && 'validate' in format
}

/**
 * The formats of the document. `decimal` is checked on the shortest text of the number, because `multipleOf`
 * computes in binary floating point and refuses 19.99. Formats with the value `true` are notes for readers.
 */
export const formats: Readonly<Record<string, Format>> = {
  'date-time': isMoment,
  uri: isLink,
  'uri-reference': fullFormats['uri-reference'],
  uuid: fullFormats.uuid,
  // a list that is kept with Node.js, of Unicode CLDR: it has no code that ISO 4217 lacks
  currency: (text: string) => CURRENCIES.has(text),
  decimal: { type: 'number', validate: (value: number) => DECIMAL.test(String(value)) },
  // the digest stands for the bytes of an upload
  binary: true,
  double: true,
  html: true,
  int32: true,
  int64: true,
  password: true,
}
