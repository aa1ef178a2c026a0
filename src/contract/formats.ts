import type { Format } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'

const DECIMAL = /^-?\d+(\.\d{1,4})?$/

/**
 * The formats of the document. `decimal` is checked on the shortest text of the number, because `multipleOf`
 * computes in binary floating point and refuses 19.99. Formats with the value `true` are notes for readers.
 */
export const formats: Readonly<Record<string, Format>> = {
  'date-time': fullFormats['date-time'],
  'uri-reference': fullFormats['uri-reference'],
  uuid: fullFormats.uuid,
  decimal: { type: 'number', validate: (value: number) => DECIMAL.test(String(value)) },
  html: true,
  int32: true,
  int64: true,
  password: true,
}
