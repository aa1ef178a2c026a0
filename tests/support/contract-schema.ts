import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { NOTES } from '../../scripts/generate/extensions.ts'
import { formats } from '../../scripts/generate/formats.ts'
import type { Schema } from './contract-types.ts'

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
  formats: { ...formats },
  keywords: [...NOTES, 'xml', 'externalDocs'],
})

const compiled = new WeakMap<Schema, ValidateFunction>()

/** The schema violations of a value, in words; none if it is valid. */
export function schemaProblems(schema: Schema, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  return validate(value) ? [] : (validate.errors ?? []).map(inWords)
}

export function isValid(schema: Schema, value: unknown): boolean {
  return schemaProblems(schema, value).length === 0
}

function inWords({ instancePath, message, params }: ErrorObject): string {
  const unknown = params.additionalProperty ?? params.unevaluatedProperty
  return `${instancePath || '/'} ${message}${unknown === undefined ? '' : ` (${unknown})`}`
}

const closedSchemas = new WeakMap<Schema, Schema>()

/**
 * The schema with every object closed that the contract leaves open for later versions, so that nothing
 * undocumented can leave the service. An object is closed where it is used, not where `allOf` extends it.
 */
export function closed(schema: Schema): Schema {
  const known = closedSchemas.get(schema)
  if (known) return known
  const result = close(schema)
  closedSchemas.set(schema, result)
  return result
}

function close(schema: Schema, isExtended = false): Schema {
  const result: Record<string, unknown> = { ...schema }
  if (isSchema(schema.properties)) {
    const members = Object.entries(schema.properties).map(([name, part]) => [name, closePart(part)])
    result.properties = Object.fromEntries(members)
  }
  if (schema.items !== undefined) result.items = closePart(schema.items)
  for (const keyword of ['oneOf', 'anyOf']) {
    const parts = schema[keyword]
    if (Array.isArray(parts)) result[keyword] = parts.map((part) => closePart(part))
  }
  if (Array.isArray(schema.allOf)) result.allOf = schema.allOf.map((part) => closePart(part, true))
  if (!isExtended && isOpenObject(schema)) result.unevaluatedProperties = false
  return result
}

function closePart(part: unknown, isExtended = false): unknown {
  return isSchema(part) ? close(part, isExtended) : part
}

function isOpenObject({
  type,
  properties,
  allOf,
  additionalProperties,
  unevaluatedProperties,
}: Schema): boolean {
  const isObject = [type].flat().includes('object') || properties !== undefined || allOf !== undefined
  return isObject && additionalProperties === undefined && unevaluatedProperties === undefined
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
