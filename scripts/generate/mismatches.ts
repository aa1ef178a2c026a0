import type { Contract } from './document.ts'
import { DECIMALS } from './extensions.ts'
import { refusalsOf } from './facts.ts'
import type { Column, Model } from './models.ts'
import { isNullable, operationNamed, propertiesOf, type Schema, schemaNamed, wireOf } from './schemas.ts'

/** A sort needs an index that ends with the column and the key, which make the order total. */
export function missingSortIndexes({ name, key, indexes }: Model, sorts: readonly string[]): string[] {
  const there = modelOf(name)
  const isServed = (field: string) =>
    field === key || indexes.some((index) => index.at(-2) === field && index.at(-1) === key)
  return sorts
    .filter((field) => !isServed(field))
    .map(
      (field) =>
        `${name} is sorted by \`${field}\` without an index: ` +
        `add \`@@index([${field}, ${key}])\` to ${there}.`,
    )
}

export function modelOf(name: string): string {
  return `model ${name} in prisma/schema.prisma`
}

/** The types of the Prisma schema, by the form of a value in a response. */
const MODELLED = {
  integer: 'Int',
  number: 'Decimal',
  boolean: 'Boolean',
  time: 'DateTime',
  texts: 'String[]',
  text: 'String',
  html: 'String',
  json: 'Json',
}

function kindOf(type: string) {
  if (type.endsWith('[]')) return 'texts'
  if (type === 'int' || type === 'bigint') return 'integer'
  if (type === 'numeric' || type === 'float8') return 'number'
  if (type === 'timestamptz') return 'time'
  if (type === 'json') return type
  return type === 'boolean' ? type : 'text'
}

/** The mismatches between a property of the response and its column. */
export function columnMismatches(
  model: string,
  column: Column,
  property: Schema,
  isGiven: boolean,
): string[] {
  const name = `${model}.${column.name}`
  const { maxLength, scale, values, type, isNullable: mayBeEmpty } = column
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
    scale !== undefined && scale < DECIMALS
      ? `${name} can have ${DECIMALS} decimals and its column rounds to ${scale}: ` +
        `write \`${DECIMALS}\` for the second number of \`@db.Decimal\` ${there}.`
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

function unlisted(values: readonly string[], known: readonly string[]): string[] {
  return values.filter((value) => !known.includes(value))
}

/** A column must hold every value that a create or an update accepts. */
export function inputMismatches(contract: Contract, { name, columns }: Model): string[] {
  return ['Create', 'Update'].flatMap((suffix) =>
    Object.entries(propertiesOf(schemaNamed(contract, `${name}${suffix}`))).flatMap(([field, property]) => {
      const { maxLength, scale } = columns.find((column) => column.name === field) ?? {}
      const length = Number(property.maxLength)
      const of = `${name}${suffix}.${field}`
      if (scale !== undefined && property.format !== 'decimal')
        return (
          `${of} takes any decimals and its column rounds: ` +
          `write \`x-max-decimals: ${DECIMALS}\` in openapi.yaml.`
        )
      if (maxLength === undefined || !(length > maxLength)) return []
      const wrong = `${of} takes ${length} characters and its column holds ${maxLength}`
      return `${wrong}: write \`maxLength: ${maxLength}\` in openapi.yaml.`
    }),
  )
}

/**
 * A reference needs an index, to find it when the referenced record is deleted. The deletion must set it to
 * null, or be prevented by it.
 */
export function referenceMismatches(
  { name, columns, references, indexes }: Model,
  fields: object,
  given: object,
  parent?: string,
): string[] {
  const there = modelOf(name)
  return references
    .filter(({ key }) => key in fields || key in given)
    .flatMap((reference) => {
      const { key, model, onDelete } = reference
      const isRequired = columns.some((column) => column.name === key && !column.isNullable)
      const wanted = isRequired ? 'NoAction' : 'SetNull'
      // an optional reference can also prevent the deletion: `missingConflicts` then requires the 409
      const isKept = [wanted, 'NoAction', 'Restrict', ...(key === parent ? ['Cascade'] : [])].includes(
        onDelete,
      )
      const by = `${name} refers to ${model} by \`${key}\``
      return [
        isKept
          ? ''
          : `${by} with \`onDelete: ${onDelete}\`: ` +
            `write \`onDelete: ${wanted}\` for \`${reference.name}\` in ${there}.`,
        indexes.some(([first]) => first === key)
          ? ''
          : `${by} without an index: add \`@@index([${key}, id(sort: Desc)])\` to ${there}.`,
      ]
    })
    .filter((problem) => problem !== '')
}

/** A write that can meet a taken value, or a deletion that references can prevent, needs error codes. */
export function missingConflicts(
  contract: Contract,
  { name, columns }: Model,
  models: readonly Model[],
  { create, update, remove }: Readonly<Partial<Record<'create' | 'update' | 'remove', string | undefined>>>,
): string[] {
  const uniqueIn = (schema: string) => {
    const fields = Object.keys(propertiesOf(schemaNamed(contract, `${name}${schema}`)))
    const unique = columns.find((column) => column.isUnique && fields.includes(column.name))
    return unique && `writes \`${unique.name}\`, which is unique`
  }
  const isHeld = (model: Model) =>
    model.references.some((one) => one.model === name && /^(NoAction|Restrict)$/.test(one.onDelete))
  const holder = models.find(isHeld)
  const conflicts = [
    [create, uniqueIn('Create'), 'already_exists'],
    [update, uniqueIn('Update'), 'already_exists'],
    [remove, holder && `deletes what a ${holder.name} may refer to`, 'in_use'],
  ] as const
  return conflicts.flatMap(([id, why, code]) => {
    const operation = operationNamed(contract, id)
    return why && operation && !refusalsOf(operation).includes(code)
      ? `${id} ${why}, and has no 409 with \`${code}\`: write it below its responses in openapi.yaml.`
      : []
  })
}
