import { isRecord } from '../../src/base/guards.ts'

/** Extensions that become keywords of JSON Schema, keyed by the keyword. */
const KEYWORDS = { 'x-pattern': 'pattern', 'x-extensible-enum': 'enum' } as const

/** The number of decimals in the format `decimal`. */
export const DECIMALS = 4

/** Extensions that only the schema of a record has, mostly for `contract:sync`. */
export const WRITTEN_BY_AUTHORS = [
  'readOnly',
  'x-filter',
  'x-references',
  'x-resource',
  'x-slug-of',
  'x-sort',
  'x-unique',
]

/** Extensions for readers or generators, which do not affect validity. */
export const NOTES = [
  ...WRITTEN_BY_AUTHORS.filter((keyword) => keyword.startsWith('x-')),
  'example',
  'x-pattern-name',
  'x-error-code-details',
  'x-enum-varnames',
  'x-numeric-string',
  'x-for-writers',
  'x-checks',
]

/**
 * Turns the extensions of a document into the keywords that validate requests and responses.
 * They are extensions because some generators of clients cannot read the keyword (`\p{L}` in a pattern), or
 * make too much of it: a client must not refuse a value that a later version adds to an enum.
 */
export function applyExtensions(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  Object.values(node).forEach(applyExtensions)
  if (!isRecord(node)) return
  for (const [extension, keyword] of Object.entries(KEYWORDS)) {
    if (node[extension] !== undefined) node[keyword] = node[extension]
    delete node[extension]
  }
  const decimals = node['x-max-decimals']
  if (decimals === undefined) return
  if (decimals !== DECIMALS)
    throw new Error(`x-max-decimals: ${decimals} is not checked: write \`x-max-decimals: ${DECIMALS}\`.`)
  node.format = 'decimal'
  delete node['x-max-decimals']
}

/** The schema of a request, in which `x-numeric-string` lets a number be a text of its pattern. */
export function withNumericStrings(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNumericStrings)
  if (!isRecord(schema)) return schema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withNumericStrings(value)]),
  )
  const pattern = schema['x-numeric-string']
  return pattern === undefined ? copy : { ...copy, type: [schema.type, 'string'].flat(), pattern }
}

/** The schema of a response with each object closed, so that nothing undocumented leaves the service. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isRecord(schema)) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  if (schema.allOf !== undefined)
    throw new Error('a response with allOf cannot be closed: write its properties out')
  const isObject = [schema.type].flat().includes('object') || schema.properties !== undefined
  return isObject ? { ...copy, additionalProperties: false } : copy
}
