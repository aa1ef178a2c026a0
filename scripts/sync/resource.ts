import { UsageError } from '../../src/programs/program.ts'
import { nounOf, plural } from '../complete/words.ts'
import { isNullable, lowerFirst, type Schema, wireOf } from '../generate/schemas.ts'
import { entries, list, record } from '../json.ts'
import { Place } from '../redocly-plugin/place.ts'

/** A field that an author has written into the schema of a resource. */
export interface Field {
  readonly name: string
  /** As it is written. */
  readonly schema: Schema
  /** The same with its references followed; of `anyOf` with null, the other part. */
  readonly whole: Schema
  /** The same within the document, for its references. */
  readonly place: Place
  readonly wire: ReturnType<typeof wireOf>
  readonly values: readonly string[]
  readonly isNullable: boolean
  readonly isUnique: boolean
  /** Whether a create and an update take it. */
  readonly isGiven: boolean
  readonly isRequired: boolean
  readonly isFiltered: boolean
  readonly isSorted: boolean
  readonly isSearched: boolean
  /** Whether it refers to the record that the list is below: `in` of `x-resource`. */
  readonly isParent: boolean
  /** The name of the relation to one row of another model: `post` of `postId`. */
  readonly relation: { readonly name: string; readonly to: string } | undefined
  /** The field that it is made from where a body omits it. */
  readonly slugOf: string | undefined
  /** The named schema that it refers to. */
  readonly component: string
}

/** A resource, as the schema of its records describes it. */
export interface Resource {
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
  readonly description: string
  readonly fields: readonly Field[]
  /** Whether its reads need no credential. */
  readonly isPublic: boolean
  /** The field whose value `published` lets readers see a record. */
  readonly drafts: string | undefined
  /** The resource that its list is below: `Product` for `/api/products/{productId}/reviews`. */
  readonly parent: Parent | undefined
  /** The noun in other languages, with its article, and its plural: `der Termin, Termine`. */
  readonly translations: Readonly<Record<string, string>>
}

export interface Parent extends ReturnType<typeof namesOf> {
  /** The field that refers to it, and the parameter of the path: `productId`. */
  readonly field: string
  /** Whether its deletion deletes the records below it; they prevent it otherwise. */
  readonly isCascade: boolean
  /** Whether some clients see more of them than everybody does. */
  readonly isOpen: boolean
}

/** What the schema of a resource carries, and no copy of it. */
export const MARK = 'x-resource'
/** What every record has; the service sets it. */
export const OWN = ['id', 'createdAt', 'updatedAt', 'version']
/** The value with which readers see a record that can be a draft. */
export const PUBLISHED = 'published'

const OPTIONS = ['public', 'drafts', 'nouns', 'in', 'onDelete']
const DELETIONS = ['in_use', 'cascade']

/** Names as they follow from that of the schema. */
export function namesOf(name: string) {
  const noun = nounOf(name)
  const nouns = plural(noun)
  const [path = '', table = ''] = ['-', '_'].map((joint) => nouns.toLowerCase().replaceAll(' ', joint))
  return { name, plural: plural(name), noun, nouns, path, table }
}

/**
 * @param document the parsed openapi.yaml
 * @throws UsageError that says what is wrong with the schema
 */
export function readResource(document: unknown, name: string, schema: Schema): Resource {
  const mark = record(schema[MARK])
  for (const option of Object.keys(mark))
    if (!OPTIONS.includes(option)) fail(name, `${MARK} has no ${option}: ${OPTIONS.join(', ')}`)
  const drafts = mark.drafts === undefined ? undefined : String(mark.drafts)
  const names = namesOf(name)
  const parent = parentOf(document, name, mark)
  const fields = entries(schema.properties).flatMap(([field, value]) =>
    OWN.includes(field) || record(value)['x-for-writers']
      ? []
      : [readField(document, name, field, record(value), parent?.field)],
  )
  const status = fields.find((field) => field.name === drafts)
  if (drafts && !status?.values.includes(PUBLISHED))
    fail(name, `${MARK}.drafts must name a field with an enum that has ${PUBLISHED}`)
  const translations = Object.fromEntries(
    entries(mark.nouns).map(([language, text]) => [language, String(text)]),
  )
  return {
    ...names,
    description: String(schema.description),
    fields,
    isPublic: mark.public === true,
    drafts,
    parent,
    translations,
  }
}

/** The path of its list. */
export function listPathOf({ path, parent }: Resource): string {
  return parent ? `/api/${parent.path}/{${parent.field}}/${path}` : `/api/${path}`
}

/** The field that refers to the record that a list is below. */
export function parentFieldOf(parent: string): string {
  return `${lowerFirst(parent)}Id`
}

function parentOf(document: unknown, name: string, mark: Schema): Parent | undefined {
  const { in: parent, onDelete = 'in_use' } = mark
  if (!DELETIONS.includes(String(onDelete))) fail(name, `${MARK}.onDelete is one of ${DELETIONS.join(', ')}`)
  if (parent === undefined) return undefined
  const names = namesOf(String(parent))
  const field = parentFieldOf(names.name)
  const found = record(record(record(document).paths)[`/api/${names.path}/{${field}}`])
  if (!found.get)
    fail(name, `${MARK}.in must name a resource with an address: there is no /api/${names.path}/{${field}}`)
  const isOpen = list(record(found.get).security).some((one) => Object.keys(record(one)).length === 0)
  return { ...names, field, isCascade: onDelete === 'cascade', isOpen }
}

function readField(document: unknown, of: string, name: string, schema: Schema, parent?: string): Field {
  const component = new Place(document, [], schema).ref?.replace('#/components/schemas/', '') ?? ''
  const whole = wholeOf(document, schema)
  const slugOf = schema['x-slug-of'] === undefined ? undefined : String(schema['x-slug-of'])
  const to = schema['x-references'] ?? (whole.properties ? 'User' : undefined)
  // bodies have the id of what the record shows
  const isGiven = schema.readOnly !== true && !whole.properties
  if (to !== undefined && isGiven && !/^[a-z]\w*Id$/.test(name))
    fail(`${of}.${name}`, 'a reference is called after what it refers to: authorId, postId')
  if (to === 'User' && !isNullable(whole))
    fail(`${of}.${name}`, 'must be able to be null: users can be deleted')
  const wire = wireOf(whole)
  const isLocked = slugOf !== undefined || component === 'Currency' || whole.default !== undefined
  const [values] = [list(whole.enum).flatMap((value) => (value === null ? [] : [String(value)]))]
  return {
    name,
    schema,
    whole,
    place: new Place(document, [], whole),
    wire,
    values,
    isNullable: isNullable(whole),
    isUnique: schema['x-unique'] === true,
    isGiven,
    isRequired: isGiven && !isNullable(whole) && wire !== 'texts' && !isLocked,
    // the path of the list has it
    isFiltered: schema['x-filter'] === true && name !== parent,
    isParent: name === parent,
    isSorted: schema['x-sort'] === true,
    isSearched: isProse(whole, values) && slugOf === undefined,
    relation: to === undefined ? undefined : { name: name.replace(/Id$/, ''), to: String(to) },
    slugOf,
    component,
  }
}

/** Words for people, not a code or an address. */
function isProse({ type, format, pattern }: Schema, values: readonly string[]): boolean {
  const isText = [type].flat().includes('string') && values.length === 0
  return isText && (format === 'html' || (format === undefined && pattern === undefined))
}

/** A schema with its references followed, and null among its types where `anyOf` has it. */
function wholeOf(document: unknown, schema: Schema): Schema {
  const { $ref: _reference, anyOf, ...own } = schema
  const { members } = new Place(document, [], schema)
  const parts = list(anyOf).map((part) => new Place(document, [], part).members)
  const [part] = parts.filter(({ type }) => type !== 'null')
  const isOpen = parts.some(({ type }) => type === 'null')
  const whole = { ...members, ...part, ...own }
  return isOpen ? { ...whole, type: [whole.type, 'null'].flat() } : whole
}

export function fail(what: string, why: string): never {
  throw new UsageError(`${what}: ${why}.`)
}

/** The fields that a create and an update take. */
export function givenFields({ fields }: Resource): readonly Field[] {
  return fields.filter(({ isGiven }) => isGiven)
}

/** The fields that a list is sorted by. */
export function sortsOf({ fields }: Resource): string[] {
  return ['id', ...fields.flatMap((field) => (field.isSorted ? field.name : [])), 'createdAt', 'updatedAt']
}

/** The names of all fields of a record that every response has. */
export function requiredFields(schema: Schema): string[] {
  return entries(schema.properties).flatMap(([name, value]) => (record(value)['x-for-writers'] ? [] : name))
}

/** Whether what follows from a schema was written already: its copy is the last state that was. */
export function partialOf(document: unknown, name: string): Schema | undefined {
  const { value } = new Place(document, ['components'], record(document).components).get(
    'schemas',
    `Partial${name}`,
  )
  return value === undefined ? undefined : record(value)
}
