import { isRecord } from '../base/guards.ts'

const TYPES = ['string', 'integer', 'number']
/** Keywords that list all possible values. */
const LISTS = ['enum', 'const', 'x-extensible-enum']
/** Of texts that no number can be added to. */
const FORMATS = ['date', 'date-time', 'html']

/**
 * The property that identifies a record, by its schema: `id`, or else the first required property without a
 * list of values.
 *
 * @param schema of one record, or of a list of records; without references
 */
export function recordKeyOf(schema: unknown): string | undefined {
  if (!isRecord(schema)) return undefined
  if (isRecord(schema.items)) return recordKeyOf(schema.items)
  const { properties, required } = schema
  if (!isRecord(properties)) return undefined
  if (isRecord(properties.id)) return 'id'
  const names = Array.isArray(required) ? required.map(String) : []
  return names.find((name) => isOpen(properties[name]))
}

function isOpen(schema: unknown): boolean {
  if (!isRecord(schema) || LISTS.some((keyword) => schema[keyword] !== undefined)) return false
  return TYPES.includes(String(schema.type)) && !FORMATS.includes(String(schema.format))
}

/** Keys for the record with a number, of the kind of an example; the schema may allow some of them only. */
export function keysLike(example: unknown, number: number): unknown[] {
  if (typeof example !== 'string') return [number]
  const digits = String(number).padStart(4, '0')
  return [`${example}-${number}`, example.slice(0, -digits.length) + digits]
}
