import { type ResourceDescription, resources } from '../../generated/resources.ts'
import { UsageError } from '../../src/programs/program.ts'
import { nounOf, plural } from '../complete/words.ts'
import type { Schema } from '../generate/schemas.ts'

/** What a list does with a field. */
type Use = 'search' | 'sort' | 'filter'

/** A type of a field: what the contract and the Prisma schema call it. */
interface FieldType {
  /** What stands in brackets behind it. */
  readonly takes?: 'length' | 'values'
  /** For descriptions. */
  readonly words: string
  readonly uses: readonly Use[]
  readonly schema: (argument: string) => Schema
  readonly prisma: (argument: string) => string
  /** A value, and another one, for examples and tests. */
  readonly samples: (argument: string) => readonly [unknown, unknown]
}

/** The greatest amount of `DECIMAL(14, 4)`. */
const AMOUNT = 9_999_999_999.9999
const INT32 = 2_147_483_647

export const ID = { type: 'integer', format: 'int32', minimum: 1, maximum: INT32 }

const TYPES: Readonly<Record<string, FieldType>> = {
  string: {
    takes: 'length',
    words: 'plain text',
    uses: ['search', 'sort'],
    schema: (length) => ({ type: 'string', minLength: 1, maxLength: Number(length || 255) }),
    prisma: (length) => `String @db.VarChar(${length || 255})`,
    samples: () => ['A', 'B'],
  },
  text: {
    words: 'plain text of any length that fits',
    uses: ['search'],
    schema: () => ({ type: 'string', maxLength: 20_000 }),
    prisma: () => 'String',
    samples: () => ['Some words.', 'Other words.'],
  },
  html: {
    words: 'rich text, as safe HTML',
    uses: ['search'],
    schema: () => ({ type: 'string', format: 'html', maxLength: 20_000 }),
    prisma: () => 'String',
    samples: () => ['<p>Some words.</p>', '<p>Other words.</p>'],
  },
  integer: {
    words: 'a whole number',
    uses: ['sort', 'filter'],
    schema: () => ({ type: 'integer', format: 'int32', minimum: -INT32 - 1, maximum: INT32 }),
    prisma: () => 'Int',
    samples: () => [3, 4],
  },
  decimal: {
    words: 'a number with at most four decimals',
    uses: ['sort'],
    schema: () => ({
      type: 'number',
      format: 'double',
      minimum: -AMOUNT,
      maximum: AMOUNT,
      'x-max-decimals': 4,
    }),
    prisma: () => 'Decimal @db.Decimal(14, 4)',
    samples: () => [1.5, 2.25],
  },
  boolean: {
    words: 'true or false',
    uses: ['filter'],
    schema: () => ({ type: 'boolean' }),
    prisma: () => 'Boolean',
    samples: () => [true, false],
  },
  'date-time': {
    words: 'a moment (RFC 3339)',
    uses: ['sort'],
    schema: () => ({ type: 'string', format: 'date-time', maxLength: 40 }),
    prisma: () => 'DateTime @db.Timestamptz(3)',
    samples: () => ['2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z'],
  },
  enum: {
    takes: 'values',
    words: 'one of a few values',
    uses: ['filter'],
    schema: (values) => ({ type: 'string', enum: values.split(',') }),
    prisma: () => 'enum',
    samples: (values) => [values.split(',')[0], values.split(',').at(-1)],
  },
  'string[]': {
    words: 'words, each once',
    uses: [],
    schema: () => ({
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 50 },
    }),
    prisma: () => 'String[]',
    samples: () => [['a'], ['b', 'c']],
  },
  // who created the record: set by the service
  User: {
    words: '',
    uses: [],
    schema: () => ({ $ref: '#/components/schemas/Author' }),
    prisma: () => 'User',
    samples: () => [undefined, undefined],
  },
}

/** A field that has the id of a record of another resource, which is the type of the field. */
const REFERENCE: FieldType = {
  words: 'by its `id`',
  uses: ['filter'],
  schema: () => ID,
  prisma: () => 'Int',
  samples: () => [1, 1],
}

/** A field of a new resource. */
export interface NewField {
  /** As in the contract: `colour`, `postId`. */
  readonly name: string
  readonly type: string
  readonly words: string
  readonly uses: readonly Use[]
  /** The name of the relation to one row of another table: `post`. */
  readonly relation: string | undefined
  readonly schema: Schema
  readonly prisma: string
  readonly values: readonly string[]
  readonly isNullable: boolean
  readonly isUnique: boolean
  readonly samples: readonly [unknown, unknown]
}

/** What a new resource is called, and what it has. */
export interface NewResource {
  /** Of the schema and the model: `Label`. */
  readonly name: string
  /** Of its list: `Labels`. */
  readonly plural: string
  /** For sentences: `label`, `labels`. */
  readonly noun: string
  readonly nouns: string
  /** Of the path, the tag's folder and the scopes: `labels`. */
  readonly path: string
  /** Of the table: `labels`. */
  readonly table: string
  readonly fields: readonly NewField[]
  /** Whether its reads need no credential. */
  readonly isPublic: boolean
}

/** The fields that a body has: all but those that the service sets. */
export function givenFields({ fields }: NewResource): readonly NewField[] {
  return fields.filter(({ type }) => type !== 'User')
}

/** The names of the fields that a list is searched, sorted or filtered by. */
export function namesFor(use: Use, { fields }: NewResource): string[] {
  const own = fields.filter(({ uses, isNullable }) => uses.includes(use) && !(use === 'sort' && isNullable))
  const names = own.map(({ name }) => name)
  return use === 'sort' ? ['id', ...names, 'createdAt', 'updatedAt'] : names
}

const NAME = /^[A-Z][A-Za-z]{1,29}$/
const FIELD = /^([a-z][A-Za-z0-9]{0,29}):([a-zA-Z-]+(?:\[\])?)(?:\(([^)]*)\))?(\?)?(:unique)?$/
const LENGTH = /^[1-9]\d{0,3}$/
const VALUE = /^[a-z][A-Za-z]{0,29}$/
/** What every record has. */
const OWN = ['id', 'version', 'searchText', 'lastChange', 'createdAt', 'updatedAt']

/** @throws UsageError that says in one line what is wrong with the arguments */
export function readResource(name: string, fields: readonly string[], isPublic: boolean): NewResource {
  if (!NAME.test(name)) throw new UsageError(`"${name}" must be a noun in the singular, such as Label.`)
  if (fields.length === 0)
    throw new UsageError(`Name the fields of ${name}, such as 'name:string(50):unique'.`)
  const words = nounOf(name)
  const nouns = plural(words)
  const read = fields.map(readField)
  const names = read.map((field) => field.name)
  const twice = names.find((one, index) => names.indexOf(one) < index)
  if (read.filter(({ type }) => type === 'User').length > 1)
    throw new UsageError('Only one field can be a User: the one who creates the record.')
  if (twice) throw new UsageError(`The field ${twice} is there twice.`)
  const [path, table] = ['-', '_'].map((joint) => nouns.toLowerCase().replaceAll(' ', joint))
  return {
    name,
    plural: plural(name),
    noun: words,
    nouns,
    path: path ?? '',
    table: table ?? '',
    fields: read,
    isPublic,
  }
}

/** The resources that a field can refer to: their records are created and deleted, and have numbers. */
const REFERABLE = Object.entries<ResourceDescription>(resources)
  .filter(([name, { hasVersion, fields }]) => hasVersion && fields.id?.wire === 'integer' && name !== 'User')
  .map(([name]) => name)

function readField(text: string): NewField {
  const [, name = '', type = '', argument = '', nullable, unique] = FIELD.exec(text) ?? []
  const isReference = REFERABLE.includes(type)
  const found = isReference ? REFERENCE : Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
  const types = [...Object.keys(TYPES), ...REFERABLE].join(', ')
  if (name === '') throw new UsageError(`"${text}" is no field: write name:type, such as colour:string(50)?`)
  if (!found) throw new UsageError(`${name}: there is no type ${type}. Types: ${types}.`)
  if (OWN.includes(name)) throw new UsageError(`${name}: every record has it already.`)
  const values = found.takes === 'values' ? argument.split(',') : []
  const isRight =
    found.takes === 'length'
      ? argument === '' || LENGTH.test(argument)
      : found.takes
        ? values.length > 1
        : argument === ''
  if (!isRight || !values.every((value) => VALUE.test(value)))
    throw new UsageError(
      `${name}: write ${found.takes === 'values' ? 'enum(small,large)' : found.takes ? 'string(50)' : type}.`,
    )
  if (unique && type !== 'string') throw new UsageError(`${name}: only a string can be unique.`)
  if (type === 'User' && !nullable)
    throw new UsageError(`${name}: write ${name}:User?, for users can be deleted.`)
  if (type === 'string[]' && nullable) throw new UsageError(`${name}: a list is empty, never null.`)
  return {
    ...found,
    name: isReference ? `${name}Id` : name,
    type,
    relation: isReference || type === 'User' ? name : undefined,
    schema: found.schema(argument),
    prisma: found.prisma(argument),
    values,
    isNullable: nullable !== undefined,
    isUnique: unique !== undefined,
    samples: found.samples(argument),
  }
}
