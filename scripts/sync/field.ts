import { Ajv2020 } from 'ajv/dist/2020.js'
import { isNullable, type Schema, wireOf } from '../generate/schemas.ts'
import { list, schemasIn } from '../json.ts'
import { JsonNode } from '../redocly-plugin/json-node.ts'
import { FORMATS } from '../redocly-plugin/schemas.ts'
import { fail, requireFlags } from './fail.ts'
import { type Join, joinOf } from './join.ts'

const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null']
const ajv = new Ajv2020({ strict: false })
const FLAGS = ['x-sort', 'x-filter', 'x-unique', 'readOnly']

/** A field written by an author into the schema of a resource. */
export interface Field {
  readonly name: string
  /** The schema as written. */
  readonly schema: Schema
  /** The same with references resolved; for `anyOf` with null, the other part. */
  readonly whole: Schema
  /** The same within the document, for its references. */
  readonly node: JsonNode
  readonly wire: ReturnType<typeof wireOf>
  readonly values: readonly string[]
  readonly isNullable: boolean
  readonly isUnique: boolean
  /** Whether creates and updates accept it. */
  readonly isGiven: boolean
  readonly isRequired: boolean
  readonly isFiltered: boolean
  readonly isSorted: boolean
  readonly isSearched: boolean
  /** Whether it refers to the parent of the list: `in` of `x-resource`. */
  readonly isParent: boolean
  /** The name of the relation to a row of another model: `post` for `postId`. */
  readonly relation: { readonly name: string; readonly to: string } | undefined
  /** The records of another resource that it shows, if it is a list of them. */
  readonly join: Join | undefined
  /** The field from which it is derived if a body omits it. */
  readonly slugOf: string | undefined
  /** The named schema that it refers to. */
  readonly component: string
}

/**
 * Reads a field of the schema of a resource.
 *
 * @param of the name of the resource
 * @param parent the name of the field that refers to the parent of the list
 */
export function readField(
  document: unknown,
  of: string,
  name: string,
  schema: Schema,
  parent?: string,
): Field {
  const { component } = new JsonNode(document, [], schema)
  const whole = wholeOf(document, schema)
  checkKeywords(`${of}.${name}`, document, whole)
  const slugOf = schema['x-slug-of'] === undefined ? undefined : String(schema['x-slug-of'])
  const join = joinOf(document, of, name, whole)
  const isByHand = join !== undefined && join.to === undefined
  const to = join ? undefined : (schema['x-references'] ?? (whole.properties ? 'User' : undefined))
  // bodies have the id of the record that is shown
  const isGiven = schema.readOnly !== true && !whole.properties && !isByHand
  if (to !== undefined && isGiven && !/^[a-z]\w*Id$/.test(name))
    fail(`${of}.${name}`, 'a reference is called after what it refers to: authorId, postId')
  const why = to === 'User' ? 'users can be deleted' : 'the first record has no other to refer to'
  if ((to === 'User' || to === of) && !isNullable(whole))
    fail(
      `${of}.${name}`,
      `must be nullable, because ${why}: write ${
        isGiven
          ? `${name.replace(/Id$/, '')}:${to}? for resource:new, type: [integer, 'null'] in openapi.yaml`
          : "{ type: 'null' } into its anyOf"
      }`,
    )
  // a list of records is empty by default, like a list of texts
  const wire = join ? 'texts' : wireOf(whole)
  const isLocked = slugOf !== undefined || component === 'Currency' || whole.default !== undefined
  const values = list(whole.enum).flatMap((value) => (value === null ? [] : [String(value)]))
  return {
    name,
    schema,
    whole,
    node: new JsonNode(document, [], whole),
    wire,
    values,
    isNullable: isNullable(whole),
    isUnique: schema['x-unique'] === true,
    isGiven,
    isRequired: isGiven && !isNullable(whole) && wire !== 'texts' && !isLocked,
    // it is in the path of the list
    isFiltered: schema['x-filter'] === true && name !== parent && !isByHand,
    isParent: name === parent,
    isSorted: schema['x-sort'] === true,
    isSearched: isProse(whole, values) && slugOf === undefined,
    relation: to === undefined ? undefined : { name: name.replace(/Id$/, ''), to: String(to) },
    join,
    slugOf,
    component,
  }
}

/** Refuses values that are no mistake in YAML, and that would be ignored or misunderstood. */
function checkKeywords(what: string, document: unknown, schema: Schema): void {
  const formats = [...FORMATS.values()].flat()
  if (schema.format !== undefined && !formats.includes(String(schema.format)))
    fail(what, `the format must be one of: ${formats.join(', ')}`)
  const isDerived = schema.oneOf !== undefined || schema['x-slug-of'] !== undefined
  const types = isDerived ? [] : [schema.type].flat()
  if (!types.every((type) => TYPES.includes(String(type))))
    fail(what, `the type must be one of: ${TYPES.join(', ')}`)
  requireFlags(what, schema, FLAGS)
  const { default: preset, type, enum: values, maxLength, minimum, maximum } = schema
  const limits = { type, enum: values, maxLength, minimum, maximum }
  if (preset !== undefined && !ajv.validate(JSON.parse(JSON.stringify(limits)), preset))
    fail(what, `its default ${ajv.errorsText(ajv.errors, { dataVar: '' }).trim()}`)
  if (schema['x-unique'] === true && preset !== undefined)
    fail(what, 'only one record could have the default of a unique field: let it be null instead')
  const to = schema['x-references']
  if (to !== undefined && schemasIn(document)[String(to)] === undefined)
    fail(what, `x-references must name a resource: there is no ${to}`)
}

/** The maximum length of a text that is a code, such as that of a language. */
const CODE = 10

/** Whether it is text for people, not a code or an address. */
function isProse({ type, format, pattern, maxLength }: Schema, values: readonly string[]): boolean {
  const isText = [type].flat().includes('string') && values.length === 0 && Number(maxLength ?? 255) > CODE
  return isText && (format === 'html' || (format === undefined && pattern === undefined))
}

/** A schema with references resolved, and null among its types if `anyOf` has it. */
function wholeOf(document: unknown, schema: Schema): Schema {
  const { $ref: _reference, anyOf, ...own } = schema
  const { members } = new JsonNode(document, [], schema)
  const parts = list(anyOf).map((part) => new JsonNode(document, [], part).members)
  const [part] = parts.filter(({ type }) => type !== 'null')
  const isOpen = parts.some(({ type }) => type === 'null')
  const whole = { ...members, ...part, ...own }
  return isOpen ? { ...whole, type: [whole.type, 'null'].flat() } : whole
}
