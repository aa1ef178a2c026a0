import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap } from 'yaml'
import { insertAt, nodeOf } from '../complete/insert.ts'
import { nounOf, plural } from '../complete/words.ts'
import type { Schema } from '../generate/schemas.ts'
import { entries, record, schemasIn } from '../json.ts'
import { fail } from './fail.ts'
import { addReference, ID, keywordsOfJoin } from './join-contract.ts'
import { MARK, parentFieldOf, requiredFields } from './resource.ts'

const TIME = { type: 'string', format: 'date-time', maxLength: 30 }

/** The fields of every record; all except the first are at the end. */
const OWN_FIELDS = (nouns: string): Record<string, Schema> => ({
  id: {
    type: 'integer',
    format: 'int32',
    description: `Assigned by the service; newer ${nouns} have higher ids.`,
    minimum: 1,
    maximum: 2_147_483_647,
  },
  createdAt: { ...TIME, description: 'When it was created: UTC, to the millisecond (RFC 3339).' },
  updatedAt: {
    ...TIME,
    description: 'When it was created or last changed: UTC, to the millisecond (RFC 3339).',
  },
  version: { $ref: '#/components/schemas/RecordVersion' },
})

const SLUG = {
  type: 'string',
  maxLength: 255,
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  'x-pattern-name': 'slug',
}

/** Completes the schema of a resource with the fields of every record, and the keywords that types need. */
export function fill(document: Document, name: string, schema: Schema): void {
  const at = ['components', 'schemas', name]
  const set = (path: readonly string[], value: unknown) =>
    document.setIn([...at, ...path], nodeOf(document, value))
  if (schema.type !== 'object') set(['type'], 'object')
  const properties = document.getIn([...at, 'properties'], true)
  if (!isMap(properties) || typeof schema.description !== 'string')
    fail(name, 'needs a description and properties')
  properties.flow = false
  const parent = record(schema[MARK]).in
  if (parent !== undefined && !properties.has(parentFieldOf(String(parent))))
    insertAt(document, properties, 0, parentFieldOf(String(parent)), fieldOfParent(name, String(parent)))
  for (const [field, raw] of entries(record(schemasIn(document.toJS())[name]).properties)) {
    addReference(document, record(raw))
    for (const [key, value] of entries(keywordsOf(record(raw))))
      if (record(raw)[key] === undefined) set(['properties', field, key], value)
  }
  for (const [position, [field, value]] of entries(OWN_FIELDS(plural(nounOf(name)))).entries())
    if (!properties.has(field))
      insertAt(document, properties, position === 0 ? 0 : properties.items.length, field, value)
  const required = requiredFields(record(schemasIn(document.toJS())[name]))
  if (!isDeepStrictEqual(schema.required, required)) set(['required'], required)
}

/** It is in the path, and so not in a body. */
function fieldOfParent(name: string, parent: string): Schema {
  const [one, other] = [nounOf(name), nounOf(parent)]
  const description = `The \`id\` of the ${other} that the ${one} belongs to, as in the path of its list.`
  return { type: 'integer', description, readOnly: true, 'x-references': parent }
}

/** The keywords derived from others. */
function keywordsOf(schema: Schema): Schema {
  const { type, format, maxLength, minimum, maximum } = schema
  const kind = [type].flat().find((one) => one !== 'null')
  if (schema['x-slug-of']) return { ...SLUG, 'x-unique': true }
  if (schema['x-references'] && kind === 'integer')
    return { ...ID, ...(schema.readOnly !== true && { 'x-filter': true }) }
  if (kind === 'string' && format === 'date-time') return { maxLength: 30 }
  if (kind === 'string' && format === 'uri') return { maxLength: 2000 }
  if (kind === 'string' && format === 'html') return { maxLength: 20_000 }
  if (kind === 'string' && maxLength === undefined && !schema.enum) return { maxLength: 255 }
  if (kind === 'integer')
    return { format: 'int32', minimum: 0, maximum: Math.max(Number(minimum ?? 0), 2_147_483_647) }
  if (kind === 'number') return numberOf(Number(minimum ?? 0), Number(maximum ?? AMOUNT))
  if (kind === 'array' && schema['x-references']) return keywordsOfJoin(schema)
  if (kind === 'array') return { maxItems: 20, items: { type: 'string', maxLength: 50 } }
  return {}
}

/** The maximum of `DECIMAL(14, 4)`. */
const AMOUNT = 9_999_999_999.9999

/** A number that is stored exactly, and that requests can send as a string. */
function numberOf(minimum: number, maximum: number): Schema {
  const [sign, called] = minimum < 0 ? ['-?', 'signedDecimal'] : ['', 'decimal']
  return {
    format: 'double',
    minimum,
    maximum,
    'x-max-decimals': 4,
    'x-numeric-string': String.raw`^${sign}\d{1,10}(\.\d{1,4})?$`,
    'x-pattern-name': called,
  }
}
