import { UsageError } from '../../src/programs/program.ts'
import { nounOf, plural } from '../complete/words.ts'
import { type FieldType, REFERABLE, REFERENCE, TYPES, type Use } from './types.ts'

/** A field of a new resource. */
export interface NewField extends Pick<FieldType, 'words' | 'uses'> {
  /** As in the contract: `colour`, `postId`. */
  readonly name: string
  readonly type: string
  /** The name of the relation to one row of another table: `post`. */
  readonly relation: string | undefined
  readonly schema: ReturnType<FieldType['schema']>
  readonly prisma: string
  readonly values: readonly string[]
  readonly isNullable: boolean
  readonly isUnique: boolean
  readonly samples: ReturnType<FieldType['samples']>
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
