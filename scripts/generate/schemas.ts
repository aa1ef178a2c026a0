import { isRecord } from '../../src/base/guards.ts'
import type { ContractOperation } from '../../src/request/openapi/backend.ts'
import type { Json } from '../json.ts'
import type { Contract } from './document.ts'

export type Schema = Json

export function operationNamed(
  { operations }: Contract,
  id: string | undefined,
): ContractOperation | undefined {
  return operations.find(({ operationId }) => operationId === id)
}

export function parametersOf(operation: ContractOperation | undefined): string[] {
  return (operation?.parameters ?? []).flatMap((one) => ('in' in one && one.in === 'query' ? [one.name] : []))
}

export function schemaNamed({ definition }: Contract, name: string): Schema {
  const schema = definition.components?.schemas?.[name]
  return isRecord(schema) ? schema : {}
}

/** The properties of an object, which may also be null. */
export function propertiesOf({ properties, oneOf, anyOf }: Schema): Record<string, Schema> {
  const parts = [oneOf, anyOf].flat().filter(isRecord)
  if (parts.length > 0) return Object.assign({}, ...parts.map(propertiesOf))
  const entries = Object.entries(isRecord(properties) ? properties : {})
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (isRecord(value) ? [[name, withNull(value)]] : [])),
  )
}

/** Turns a nullable reference (a schema or null) into that schema with null among its types. */
function withNull(property: Schema): Schema {
  const { oneOf, anyOf = oneOf, ...others } = property
  const parts = [anyOf].flat().filter(isRecord)
  const [part, ...more] = parts.filter(({ type }) => type !== 'null')
  if (!part || more.length > 0 || parts.length === 1) return property
  return { ...part, ...others, type: [part.type, 'null'].flat() }
}

/** The type of a value that is not null. */
export function typeOf({ type, oneOf, anyOf }: Schema): string | undefined {
  const parts = [oneOf, anyOf].flat().filter(isRecord)
  if (parts.length > 0) return parts.map(typeOf).find((one) => one !== 'null')
  return [type]
    .flat()
    .map(String)
    .find((one) => one !== 'null')
}

export function isNullable({ type, oneOf, anyOf }: Schema): boolean {
  return [type, oneOf, anyOf].flat().some((one) => one === 'null' || (isRecord(one) && one.type === 'null'))
}

export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** The form of a value in a response: see `Wire` in resource-types.ts. */
export function wireOf(property: Schema) {
  const type = typeOf(property)
  if (type === 'object') return 'json'
  if (type === 'array') return isRecord(property.items) && property.items.type === 'object' ? 'json' : 'texts'
  if (type === 'integer' || type === 'number' || type === 'boolean') return type
  if (property.format === 'date-time') return 'time'
  return property.format === 'html' ? 'html' : 'text'
}
