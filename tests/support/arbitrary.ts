import fc from 'fast-check'
import { edgeMoment, moment } from './arbitrary-moments.ts'
import { isValid, schemaProblems } from './contract-schema.ts'
import type { Schema } from './contract-types.ts'

/** Longer texts would be generated too rarely to be useful. */
const USUAL_LENGTH = 40
/** Limits up to this value are occasionally hit exactly. */
const DRAWN_LIMIT = 1000
/** Characters that a sanitiser has no reason to touch. */
const PLAIN = [
  ...'abcxyzABCXYZ0123456789',
  '-',
  '_',
  '.',
  "'",
  '"',
  '&',
  '%',
  '\\',
  ';',
  '/',
  'é',
  '漢',
  '😀',
  ' ',
]
const plain = fc.constantFrom(...PLAIN)

/**
 * Values that a schema accepts (JSON Schema 2020-12, as far as the contract uses it).
 *
 * @param unit the characters that free texts consist of
 */
export function validValue(schema: Schema, unit: fc.Arbitrary<string> = plain): fc.Arbitrary<unknown> {
  const made = valueFor(schema, unit)
  if (unit !== plain) return made
  return made.map((value) => {
    const problems = schemaProblems(schema, value)
    if (problems.length === 0) return value
    throw new Error(`the generator made ${JSON.stringify(value)}, which is not valid: ${problems}`)
  })
}

function valueFor(schema: Schema, unit: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const alternatives = [schema.oneOf ?? schema.anyOf ?? []].flat().filter(isSchema)
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((part) => valueFor(part, unit)))
  return fc.oneof(...[schema.type].flat().map((type) => valueOfType(String(type), schema, unit)))
}

function valueOfType(type: string, schema: Schema, unit: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: limit(schema.minimum, -1e6), max: limit(schema.maximum, 1e6) })
    case 'number':
      return numberOf(schema)
    case 'string':
      return stringOf(schema, unit)
    case 'array':
      return listOf(schema, unit)
    case 'object':
      return objectOf(schema, unit)
    default:
      throw new Error(`no values of the type ${type}`)
  }
}

function numberOf({ format, minimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = limit(minimum, -1e6)
  const max = limit(maximum, 1e6)
  if (format !== 'decimal') return fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
  return fc
    .maxSafeInteger()
    .map((whole) => min + (Math.abs(whole) % (max * 10_000)) / 10_000)
    .filter(isDecimal)
}

/** One object, so that it is compiled once. */
const DECIMAL: Schema = { type: 'number', format: 'decimal' }
const isDecimal = (value: number) => isValid(DECIMAL, value)

function listOf({ items, uniqueItems, minItems, maxItems }: Schema, unit: fc.Arbitrary<string>) {
  const item = isSchema(items) ? valueFor(items, unit) : fc.constant(null)
  const length = { minLength: limit(minItems, 0), maxLength: limit(maxItems, 5) }
  const comparator = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return uniqueItems ? fc.uniqueArray(item, { ...length, comparator }) : fc.array(item, length)
}

function objectOf({ properties, required, minProperties }: Schema, unit: fc.Arbitrary<string>) {
  const members = Object.entries(isSchema(properties) ? properties : {})
  const values = members.map(([name, part]) => [name, valueFor(isSchema(part) ? part : {}, unit)])
  const names = [required ?? []].flat().map(String)
  return fc
    .record<Record<string, unknown>>(Object.fromEntries(values), { requiredKeys: names })
    .filter((value) => Object.keys(value).length >= limit(minProperties, 0))
}

function stringOf(schema: Schema, unit: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const { format, pattern } = schema
  const min = limit(schema.minLength, 0)
  const max = limit(schema.maxLength, min + USUAL_LENGTH)
  // a number may be sent as a string, within its limits
  const isOutside = (text: string) =>
    Number(text) > Number(schema.maximum) || Number(text) < Number(schema.minimum)
  const fits = (text: string) => [...text].length >= min && [...text].length <= max && !isOutside(text)
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits)
  if (format === 'currency') return fc.constantFrom('CHF', 'EUR', 'JPY', 'USD')
  if (format === 'uuid') return fc.uuid()
  if (format === 'uri') return fc.webUrl({ withQueryParameters: true }).filter(fits)
  if (format === 'date-time') return unit === plain ? moment : fc.oneof(moment, edgeMoment)
  const usual = fc.string({ unit, minLength: min, maxLength: Math.min(max, min + USUAL_LENGTH) })
  const longest = fc.string({ unit, minLength: max, maxLength: max, size: 'max' })
  const drawn =
    max <= DRAWN_LIMIT ? fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: longest }) : usual
  const text = unit === plain ? drawn.map((text) => text.trim()).filter(fits) : drawn
  return format === 'html'
    ? fc.oneof(
        text,
        text.map((inner) => `<p>${inner}</p>`),
      )
    : text
}

function limit(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
