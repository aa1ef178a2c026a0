import { isRecord } from '../../src/base/guards.ts'
import { nounOf, plural } from '../complete/words.ts'
import { lowerFirst, type Schema } from '../generate/schemas.ts'
import { entries, list, record, schemasIn } from '../json.ts'
import { fail, requireFlags } from './fail.ts'
import { type Field, readField } from './field.ts'

/** A resource, as described by the schema of its records. */
export interface Resource {
  /** The name of the schema and the model: `Label`. */
  readonly name: string
  /** The name of its list: `Labels`. */
  readonly plural: string
  /** The words in sentences: `label`, `labels`. */
  readonly noun: string
  readonly nouns: string
  /** The name in the path, the scopes, and of the tag's folder: `labels`. */
  readonly path: string
  /** The name of the table: `labels`. */
  readonly table: string
  readonly description: string
  readonly fields: readonly Field[]
  /** Whether its records can be read without a credential. */
  readonly isPublic: boolean
  /** The field whose value `published` lets readers see a record. */
  readonly drafts: string | undefined
  /** The parent resource of its list: `Product` for `/api/products/{productId}/reviews`. */
  readonly parent: Parent | undefined
  /** The noun in other languages, with its article, and its plural: `der Termin, Termine`. */
  readonly translations: Readonly<Record<string, string>>
  /** Whether earlier versions of its records are kept, shown and restored. */
  readonly hasRevisions: boolean
  /** The rules over several of its fields: `x-checks`. */
  readonly rules: readonly string[]
  /** All operations below its paths, by their ids. */
  readonly operations: readonly string[]
}

export interface Parent extends ReturnType<typeof namesOf> {
  /** The field that refers to it, and the parameter of the path: `productId`. */
  readonly field: string
  /** Whether its deletion deletes the records below it; otherwise, they prevent it. */
  readonly isCascade: boolean
  /** Whether some clients see more of them than anonymous ones. */
  readonly isOpen: boolean
}

/** The extension that only the schema of a resource has, not its copies. */
export const MARK = 'x-resource'
/** The fields that every record has; the service sets them. */
export const OWN = ['id', 'createdAt', 'updatedAt', 'version']
/** The value with which readers can see a record that can be a draft. */
export const PUBLISHED = 'published'

const OPTIONS = ['public', 'drafts', 'nouns', 'in', 'onDelete', 'revisions']
const DELETIONS = ['in_use', 'cascade']

/** The names derived from that of the schema. */
export function namesOf(name: string) {
  const noun = nounOf(name)
  const nouns = plural(noun)
  const [path = '', table = ''] = ['-', '_'].map((joint) => nouns.toLowerCase().replaceAll(' ', joint))
  return { name, plural: plural(name), noun, nouns, path, table }
}

/** The resource whose records cannot be deleted while a field refers to them. */
export function heldTarget({ parent }: Resource, { relation, join, isNullable, isParent }: Field) {
  return isNullable || (isParent && parent?.isCascade) ? undefined : (relation?.to ?? join?.to)
}

/** Whether its records cannot be deleted while others of them refer to them. */
export function holdsItself(resource: Resource): boolean {
  return resource.fields.some((field) => heldTarget(resource, field) === resource.name)
}

/**
 * @param document the parsed openapi.yaml
 * @throws UsageError with the mistake in the schema
 */
export function readResource(document: unknown, name: string, schema: Schema): Resource {
  const mark = record(schema[MARK])
  for (const option of Object.keys(mark))
    if (!OPTIONS.includes(option)) fail(name, `${MARK} has no ${option}: ${OPTIONS.join(', ')}`)
  if (!isRecord(schema[MARK] ?? {})) fail(name, `${MARK} must be an object, such as {}`)
  requireFlags(name, mark, ['public', 'revisions'], `${MARK}.`)
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
  for (const { name: slug, slugOf } of fields)
    if (slugOf !== undefined && !fields.some((field) => field.name === slugOf))
      fail(`${name}.${slug}`, `x-slug-of must name a field: there is no ${slugOf}`)
  const translations = Object.fromEntries(
    entries(mark.nouns).map(([language, text]) => [language, String(text)]),
  )
  const rules = list(schema['x-checks']).map((check) => String(record(check).rule))
  const resource = { ...names, fields, drafts, parent, translations, rules }
  return {
    ...resource,
    description: String(schema.description),
    isPublic: mark.public === true,
    hasRevisions: mark.revisions === true,
    operations: operationsOf(document, resource),
  }
}

function operationsOf(document: unknown, resource: Parameters<typeof isPathOf>[0]): string[] {
  const paths = entries(record(document).paths).filter(([path]) => isPathOf(resource, path))
  const operations = paths.flatMap(([, item]) => entries(item).map(([, operation]) => record(operation)))
  return operations.flatMap(({ operationId }) => (operationId === undefined ? [] : [String(operationId)]))
}

/** Whether a path belongs to its list or records, or is below them. */
export function isPathOf(resource: Pick<Resource, 'path' | 'parent'>, path: string): boolean {
  const homes = [`/api/${resource.path}`, listPathOf(resource)]
  return homes.some((home) => path === home || path.startsWith(`${home}/`))
}

export function isUnique({ fields }: Pick<Resource, 'fields'>): boolean {
  return fields.some((field) => field.isUnique)
}

/** The path of its list. */
export function listPathOf({ path, parent }: Pick<Resource, 'path' | 'parent'>): string {
  return parent ? `/api/${parent.path}/{${parent.field}}/${path}` : `/api/${path}`
}

/** The field that refers to the parent of the list. */
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

/** The fields that creates and updates accept. */
export function givenFields({ fields }: Resource): readonly Field[] {
  return fields.filter(({ isGiven }) => isGiven)
}

/** The fields by which a list can be sorted. */
export function sortsOf({ fields }: Resource): string[] {
  return ['id', ...fields.flatMap((field) => (field.isSorted ? field.name : [])), 'createdAt', 'updatedAt']
}

/** The names of the fields that every response with a record has. */
export function requiredFields(schema: Schema): string[] {
  return entries(schema.properties).flatMap(([name, value]) => (record(value)['x-for-writers'] ? [] : name))
}

/** The copy of a schema in its last derived state; undefined if nothing was derived yet. */
export function partialOf(document: unknown, name: string): Schema | undefined {
  const partial = schemasIn(document)[`Partial${name}`]
  return partial === undefined ? undefined : record(partial)
}
