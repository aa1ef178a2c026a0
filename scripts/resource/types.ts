import { type ResourceDescription, resources } from '../../generated/resources.ts'
import { nounOf, withArticle } from '../complete/words.ts'
import type { Schema } from '../generate/schemas.ts'
import { fail } from '../sync/fail.ts'
import { repeated } from '../sync/names.ts'

/** The schema for a type in the command line. */
interface FieldType {
  /** The syntax with its argument in brackets; absent if it has none. */
  readonly takes?: string
  /** For descriptions, which need at least three words that are not in the name. */
  readonly words: string | ((argument: string) => string)
  readonly schema: (argument: string) => Schema
}

const LENGTH = /^[1-9]\d{0,3}$/
const VALUES = /^[a-z]\w*\*?(?:,[a-z]\w*\*?)+$/
const RANGE = /^(-?\d+)?\.\.(-?\d+)?$/

const TYPES: Readonly<Record<string, FieldType>> = {
  string: {
    takes: 'string(50)',
    words: 'plain text without markup',
    schema: (length) => ({ type: 'string', minLength: 1, maxLength: Number(length || 255), 'x-sort': true }),
  },
  text: { words: 'plain text without markup', schema: () => ({ type: 'string', maxLength: 20_000 }) },
  html: {
    words: 'rich text as safe HTML',
    schema: () => ({ type: 'string', format: 'html', maxLength: 20_000 }),
  },
  integer: {
    takes: 'integer(0..100)',
    words: wholeNumber,
    schema: (range) => {
      const [, minimum, maximum] = RANGE.exec(range) ?? []
      const limits = { minimum: Number(minimum ?? -2_147_483_648), maximum: Number(maximum ?? 2_147_483_647) }
      if (limits.minimum > limits.maximum) fail(range, 'the minimum is greater than the maximum')
      return { type: 'integer', format: 'int32', ...limits, 'x-sort': true, 'x-filter': true }
    },
  },
  decimal: {
    words: 'a number with at most four decimals, in a request also as a string (`"1.5"`)',
    schema: () => ({ type: 'number', minimum: -9_999_999_999.9999, 'x-sort': true }),
  },
  money: {
    words: 'an exact amount with at most four decimals, in a request also as a string (`"1.5"`)',
    schema: () => ({ type: 'number', minimum: 0, 'x-sort': true, 'x-filter': true }),
  },
  currency: {
    words: 'an ISO 4217 code',
    schema: () => ({ type: 'string', format: 'currency', maxLength: 3 }),
  },
  boolean: { words: 'true or false', schema: () => ({ type: 'boolean', 'x-filter': true }) },
  'date-time': {
    words: 'a time (RFC 3339)',
    schema: () => ({ type: 'string', format: 'date-time', 'x-sort': true }),
  },
  uri: { words: 'an absolute URL (http or https)', schema: () => ({ type: 'string', format: 'uri' }) },
  slug: {
    takes: 'slug(title)',
    words: 'lower-case words joined by hyphens, unique',
    schema: (from) => ({ 'x-slug-of': from }),
  },
  enum: {
    takes: 'enum(small,large)',
    words: 'one of a few values',
    schema: (argument) => {
      const values = argument.split(',')
      const preset = values.find((value) => value.endsWith('*'))?.slice(0, -1)
      const all = values.map((value) => value.replace('*', ''))
      const twice = repeated(all)
      if (twice) fail(twice, 'is there twice')
      if (values.filter((value) => value.endsWith('*')).length > 1) fail(argument, 'only one is the default')
      return { type: 'string', enum: all, ...(preset && { default: preset }), 'x-filter': true }
    },
  },
  'string[]': {
    words: 'words, without duplicates',
    schema: () => ({ type: 'array', items: { type: 'string', maxLength: 50 }, 'x-filter': true }),
  },
}

/** The resources that a field can refer to: they have numeric ids, and can be created and deleted. */
const REFERABLE = Object.entries<ResourceDescription>(resources)
  .filter(([, { hasVersion, fields }]) => hasVersion && fields.id?.wire === 'integer')
  .map(([name]) => name)

const FIELD = /^([a-z][A-Za-z0-9]{0,29}):([a-zA-Z-]+(?:\[\])?)(?:\(([^)]*)\))?(\?)?(:unique)?$/
const ARGUMENT: Readonly<Record<string, RegExp>> = {
  string: LENGTH,
  integer: RANGE,
  enum: VALUES,
  slug: /^[a-z]\w*$/,
}

/**
 * A field of the command line as its name and schema.
 *
 * @param noun of the resource
 * @throws UsageError with one line about the mistake
 */
export function fieldOf(text: string, noun: string): [string, Schema] {
  const [, name = '', type = '', argument, mayBeNull, unique] = FIELD.exec(text) ?? []
  if (name === '') fail(`"${text}"`, 'is no field: write name:type, such as colour:string(50)?')
  const none = mayBeNull ? '; null if there is none' : ''
  if (type === 'creator') return [name, creatorOf(noun)]
  if (REFERABLE.includes(type)) {
    const gone = mayBeNull
      ? '; null if there is none, or if it was deleted'
      : ', which cannot be deleted meanwhile'
    const description = `The \`id\` of the ${nounOf(name)} that the ${noun} refers to${gone}.`
    return [`${name}Id`, { type: nullable('integer', mayBeNull), description, 'x-references': type }]
  }
  const [, to = ''] = /^(\w+)\[\]$/.exec(type) ?? []
  if (REFERABLE.includes(to)) {
    if (mayBeNull) fail(name, 'a list is empty, never null')
    const description = `The ${nounOf(name)} of the ${noun}, in the order in which they were sent.`
    return [name, { type: 'array', description, 'x-references': to, 'x-filter': true }]
  }
  if (nounOf(type) === noun)
    fail(name, `add a reference to another ${noun} to openapi.yaml afterwards, and run npm run contract:sync`)
  const found = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
  const types = [...Object.keys(TYPES), 'creator', ...REFERABLE].join(', ')
  if (!found) return fail(name, `there is no type ${type}. Types: ${types}`)
  const isOptional = type === 'string' || type === 'integer'
  const isRight = argument === undefined ? isOptional || !found.takes : ARGUMENT[type]?.test(argument)
  if (!isRight) fail(name, `write ${found.takes ?? type}`)
  if (unique && type === 'slug') fail(name, 'a slug is always unique: leave out :unique')
  if (unique && type !== 'string') fail(name, 'only a string can be unique')
  if (type === 'string[]' && mayBeNull) fail(name, 'a list is empty, never null')
  const { type: kind, enum: values, ...rest } = found.schema(argument ?? '')
  const said = typeof found.words === 'string' ? found.words : found.words(argument ?? '')
  const description = `${subjectOf(name, type, noun)}: ${said}${unique ? ', unique' : ''}${none}.`
  const all = mayBeNull && Array.isArray(values) ? [...values, null] : values
  return [
    name,
    {
      ...(kind !== undefined && { type: nullable(String(kind), mayBeNull) }),
      description,
      ...(all !== undefined && { enum: all }),
      ...rest,
      ...(unique && { 'x-unique': true }),
    },
  ]
}

function nullable(type: string, mayBeNull: string | undefined): unknown {
  return mayBeNull ? [type, 'null'] : type
}

/** The beginning of a description: "When" for `startsAt`, "Whether" for `isFree`. */
function subjectOf(name: string, type: string, noun: string): string {
  const [, stem] = /^(\w+)At$/.exec(name) ?? []
  if (stem) return `When the ${noun} ${stem.endsWith('ed') ? 'was ' : ''}${nounOf(stem)}`
  const [, verb = 'is', state = name] = /^(is|has)([A-Z]\w*)$/.exec(name) ?? []
  const isOne = verb === 'has' && !state.endsWith('s')
  return type === 'boolean'
    ? `Whether the ${noun} ${verb} ${isOne ? withArticle(nounOf(state)) : nounOf(state)}`
    : `The ${nounOf(name)} of the ${noun}`
}

/** The range `0..100` in words. */
function wholeNumber(range: string): string {
  const [, from, to] = RANGE.exec(range) ?? []
  if (from !== undefined && to !== undefined) return `a whole number from ${from} to ${to}`
  if (from !== undefined) return `a whole number, ${from} or more`
  return to === undefined ? 'a whole number of 32 bits' : `a whole number, ${to} or less`
}

/** Who created a record, which the service knows. */
function creatorOf(noun: string): Schema {
  return {
    description: `Who created the ${noun}; null if an API key did, or if the account was deleted.`,
    readOnly: true,
    anyOf: [{ $ref: '#/components/schemas/Author' }, { type: 'null' }],
  }
}
