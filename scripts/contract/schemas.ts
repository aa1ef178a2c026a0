import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../src/base/guards.ts'
import { entries, type Json, list, record, texts, without } from '../json.ts'
import { PROSE } from './words.ts'

/** The defaults of absent keywords: writing them out changes nothing. */
const DEFAULTS: Json = {
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  uniqueItems: false,
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  required: [],
  additionalProperties: true,
}

/** Keywords that depend on adjacent ones, so that their schema cannot be compared keyword by keyword. */
const NEIGHBOURS = new Set([
  ...['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'prefixItems'],
  ...['contains', 'minContains', 'maxContains', 'if', 'then', 'else'],
])

/** The keywords that they depend on. */
const SEEN = new Set([...NEIGHBOURS, 'properties', 'patternProperties', 'items'])

/**
 * Gives each schema a normal form, however it is written: resolves references and removes wrappers around a
 * single schema. A component has the same form wherever it is used.
 */
export class Schemas {
  readonly #follow: (reference: string) => unknown
  readonly #forms = new Map<unknown, Json>()
  readonly #names = new Map<Json, string[]>()

  constructor(document: Json, follow: (reference: string) => unknown) {
    this.#follow = follow
    for (const [name, schema] of entries(record(document.components).schemas)) {
      const form = this.form(schema)
      this.#names.set(form, [...this.namesOf(form), name])
    }
  }

  form(schema: unknown): Json {
    if (!isRecord(schema)) return schema === false ? { not: {} } : {}
    const form = this.#forms.get(schema) ?? this.#make(schema)
    this.#forms.set(schema, form).set(form, form)
    return form
  }

  has(name: string): boolean {
    return [...this.#names.values()].flat().includes(name)
  }

  /** The name of the component with this form. */
  nameOf(form: Json): string | undefined {
    return this.namesOf(form).at(-1)
  }

  /** The same, including components that only refer to it. */
  namesOf(form: Json): readonly string[] {
    return this.#names.get(form) ?? []
  }

  #make(schema: Json): Json {
    const { $ref, allOf, ...beside } = schema
    const referred = typeof $ref === 'string' ? [this.#follow($ref)] : []
    const parts = [...referred, ...list(allOf)].map((part) => this.form(part))
    const [first] = parts
    const keywords = without(beside, (key) => PROSE.has(key))
    if (parts.length === 1 && first && Object.keys(keywords).length === 0) return first
    const form = inOneForm(beside)
    return parts.length === 0 ? form : (united([form, ...parts]) ?? { ...form, allOf: parts })
  }
}

function inOneForm(schema: Json): Json {
  const { const: only, type, 'x-extensible-enum': open, 'x-enum-varnames': names, ...others } = schema
  // a pattern that some languages cannot read is in an extension
  const { 'x-pattern': pattern = others.pattern, ...rest } = others
  const values = open ?? rest.enum ?? (only === undefined ? undefined : [only])
  const form: Json = {
    ...rest,
    ...(type !== undefined && { type: Array.isArray(type) && type.length === 1 ? type[0] : sorted(type) }),
    ...(pattern !== undefined && { pattern }),
    ...(values !== undefined && { enum: values }),
    ...(open !== undefined && { 'x-open': true }),
    ...(names !== undefined && { 'x-enum-varnames': byValue(values, names) }),
  }
  return without(form, (key) => isDeepStrictEqual(form[key], DEFAULTS[key]))
}

function sorted(type: unknown): unknown {
  // null comes last, as usual
  const rank = (name: unknown) => (name === 'null' ? '~' : String(name))
  return Array.isArray(type) ? type.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)) : type
}

function byValue(values: unknown, names: unknown): Json {
  return Object.fromEntries(texts(values).map((value, index) => [value, list(names)[index]]))
}

/** The parts of an `allOf` as one schema; undefined if they contradict each other. */
function united(parts: readonly Json[]): Json | undefined {
  const whole: Record<string, unknown> = {}
  const having = (keys: ReadonlySet<string>) =>
    parts.filter((part) => Object.keys(part).some((key) => keys.has(key)))
  if (having(NEIGHBOURS).length > 0 && having(SEEN).length > 1) return undefined
  for (const [key, value] of parts.flatMap((part) => Object.entries(part))) {
    const present = whole[key]
    if (present === undefined || isDeepStrictEqual(present, value)) whole[key] = value
    else if (key === 'required') whole[key] = [...new Set([...texts(present), ...texts(value)])]
    else if (key === 'properties' && isDisjoint(record(present), record(value)))
      whole[key] = { ...record(present), ...record(value) }
    else if (!PROSE.has(key)) return undefined
  }
  return whole
}

function isDisjoint(one: Json, other: Json): boolean {
  return Object.keys(other).every((key) => !Object.hasOwn(one, key))
}
