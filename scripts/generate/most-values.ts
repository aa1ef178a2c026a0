import { isRecord } from '../../src/base/guards.ts'
import type { JsonSchema } from './sanitize-plan.ts'
import type { Schema } from './schemas.ts'

/** Assumed for a schema without a bound: a recursive one, an open object, or a list without `maxItems`. */
const UNBOUNDED = 100_000
/** Keywords whose schemas are about the same value as the schema that holds them. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf']

/** The maximum number of fields and items, at every depth, of a valid value. */
export function mostValues(schema: JsonSchema): number {
  return Math.min(countIn(schema, new Set()), UNBOUNDED)
}

/** @param open the enclosing schemas */
function countIn(schema: unknown, open: ReadonlySet<unknown>): number {
  if (!isRecord(schema)) return 0
  if (open.has(schema)) return UNBOUNDED
  const within = new Set(open).add(schema)
  const count = (part: unknown) => countIn(part, within)
  const { properties, items, maxItems = UNBOUNDED } = schema
  const fields = isRecord(properties) ? Object.values(properties).map((field) => 1 + count(field)) : []
  const others = isOpen(schema) ? [UNBOUNDED] : []
  const list = hasType(schema, 'array') ? [Number(maxItems) * (1 + count(items))] : []
  const alternatives = SAME_VALUE.flatMap((keyword) => schema[keyword] ?? []).map(count)
  return [...fields, ...others, ...list, ...alternatives].reduce((sum, part) => sum + part, 0)
}

function isOpen(schema: Schema): boolean {
  const closed = [schema.additionalProperties, schema.unevaluatedProperties].includes(false)
  return hasType(schema, 'object') && !closed
}

function hasType({ type }: Schema, name: string): boolean {
  return [type].flat().includes(name)
}
