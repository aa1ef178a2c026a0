import { isRecord } from '../../src/base/guards.ts'
import { list } from '../json.ts'
import type { Contract } from './document.ts'
import { isNullable, propertiesOf, type Schema, schemaNamed, typeOf } from './schemas.ts'

/** The fields that a create accepts, and in a file also the parent id, which requests have in the path. */
export function importedFields(
  create: Schema,
  parent: string | undefined,
  isStored: (field: string) => boolean,
) {
  const given = Object.entries(propertiesOf(create)).filter(([field]) => isStored(field))
  return Object.fromEntries([
    ...(parent === undefined ? [] : [[parent, importedField({ type: 'integer' }, true)] as const]),
    ...given.map(
      ([field, schema]) => [field, importedField(schema, list(create.required).includes(field))] as const,
    ),
  ])
}

/** The fields with a list of values that no body accepts, only actions; none without actions. */
export function statesOf(contract: Contract, name: string, shown: readonly (readonly [string, Schema])[]) {
  const given = propertiesOf(schemaNamed(contract, `${name}Create`))
  if (!contract.operations.some((operation) => Reflect.get(operation, 'x-action') === name)) return undefined
  const states = shown.flatMap(([field, schema]) => {
    const none = isNullable(schema) ? [null] : []
    const values = schema.enum ?? (typeOf(schema) === 'boolean' ? [true, false, ...none] : undefined)
    return values && !(field in given) ? [[field, { ...importedField(schema, false), values }] as const] : []
  })
  return states.length > 0 ? Object.fromEntries(states) : undefined
}

function importedField(property: Schema, required: boolean) {
  const type = typeOf(property)
  const isList = type === 'array'
  const items = isRecord(property.items) ? typeOf(property.items) : undefined
  // a number that requests can send as a text is only exact as a text
  const isLiteral = type !== 'string' && !isList && property['x-numeric-string'] === undefined
  const isProse = type === 'string' && property.minLength === undefined && !property.enum
  const cell = isLiteral
    ? 'json'
    : isList
      ? items === 'integer'
        ? 'integers'
        : 'list'
      : isProse && property.format !== 'date-time'
        ? 'prose'
        : 'text'
  return { cell, required, default: isList ? [] : isNullable(property) ? null : undefined }
}
