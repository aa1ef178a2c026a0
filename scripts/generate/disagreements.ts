import type { Contract } from './document.ts'
import type { Column, Model } from './models.ts'
import { isNullable, operationNamed, propertiesOf, type Schema, schemaNamed, wireOf } from './schemas.ts'

/** A sort needs an index that ends with the column and the id, which make the order total. */
export function unsorted({ name, indexes }: Model, sorts: readonly string[]): string[] {
  const there = modelOf(name)
  const isServed = (field: string) =>
    field === 'id' || indexes.some((index) => index.at(-2) === field && index.at(-1) === 'id')
  return sorts
    .filter((field) => !isServed(field))
    .map(
      (field) =>
        `${name} is sorted by \`${field}\` without an index: add \`@@index([${field}, id])\` to ${there}.`,
    )
}

export function modelOf(name: string): string {
  return `model ${name} in prisma/schema.prisma`
}

/** The types of the Prisma schema, by how a value stands in an answer. */
const MODELLED = {
  integer: 'Int',
  number: 'Decimal',
  boolean: 'Boolean',
  time: 'DateTime',
  texts: 'String[]',
  text: 'String',
  html: 'String',
}

export function kindOf(type: string) {
  if (type.endsWith('[]')) return 'texts'
  if (type === 'int' || type === 'bigint') return 'integer'
  if (type === 'numeric' || type === 'float8') return 'number'
  if (type === 'timestamptz') return 'time'
  return type === 'boolean' ? type : 'text'
}

/** Where a property of the answer and its column say different things. */
export function disagreements(model: string, column: Column, property: Schema, isGiven: boolean): string[] {
  const name = `${model}.${column.name}`
  const { maxLength, values, type, isNullable: mayBeEmpty } = column
  const wire = wireOf(property)
  const there = `of \`${column.name}\` in ${modelOf(model)}`
  const length = Number(property.maxLength)
  const varchar = `write \`@db.VarChar(${length})\``
  const modelled = `write \`${MODELLED[wire]}\``
  const isText = property.maxLength !== undefined && property.format !== 'date-time'
  const listed = Array.isArray(property.enum) ? property.enum.map(String) : []
  return [
    isText && maxLength !== undefined && (isGiven ? length !== maxLength : length > maxLength)
      ? `${name} has maxLength ${length} and its column ${maxLength}: ${varchar} for the length ${there}.`
      : '',
    isNullable(property) && !mayBeEmpty
      ? `${name} can be null and its column cannot: write \`?\` behind the type ${there}.`
      : '',
    mayBeEmpty && !isNullable(property)
      ? `${name} is never null and its column can be: take away the \`?\` behind the type ${there}.`
      : '',
    kindOf(type) !== wire.replace('html', 'text')
      ? `${name} has the type ${wire} and its column ${type}: ${modelled} for the type ${there}.`
      : '',
    ...unlisted(
      listed.filter((value) => value !== 'null'),
      values ?? listed,
    ).map((value) => `${name} can be \`${value}\` and its column cannot: add it to the enum ${there}.`),
    ...unlisted(values ?? [], listed).map(
      (value) => `${name} is never \`${value}\` and its column can be: add it to the enum in openapi.yaml.`,
    ),
  ].filter((problem) => problem !== '')
}

export function unlisted(values: readonly string[], known: readonly string[]): string[] {
  return values.filter((value) => !known.includes(value))
}

/** What a create or an update takes, the column must hold. */
export function unmatched(contract: Contract, { name, columns }: Model): string[] {
  return ['Create', 'Update'].flatMap((suffix) =>
    Object.entries(propertiesOf(schemaNamed(contract, `${name}${suffix}`))).flatMap(([field, property]) => {
      const { maxLength } = columns.find((column) => column.name === field) ?? {}
      const length = Number(property.maxLength)
      if (maxLength === undefined || !(length > maxLength)) return []
      const wrong = `${name}${suffix}.${field} takes ${length} characters and its column holds ${maxLength}`
      return `${wrong}: write \`maxLength: ${maxLength}\` in openapi.yaml.`
    }),
  )
}

/** An update of a unique field may find the value taken. */
export function unanswered(contract: Contract, { name, columns }: Model, id: string | undefined): string[] {
  const fields = Object.keys(propertiesOf(schemaNamed(contract, `${name}Update`)))
  const unique = columns.find((column) => column.isUnique && fields.includes(column.name))
  if (!unique || operationNamed(contract, id)?.responses?.[409]) return []
  const wrong = `${id} changes \`${unique.name}\`, which is unique, and has no 409`
  return [`${wrong}: write it below its responses in openapi.yaml.`]
}
