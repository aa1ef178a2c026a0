import { isDeepStrictEqual } from 'node:util'
import { type Json, list, texts, without } from '../json.ts'
import type { Schemas } from './schemas.ts'
import { PROSE } from './words.ts'

/** A schema of one of the contracts, and the schemas of that contract. */
interface Side {
  readonly form: Json
  readonly schemas: Schemas
}

/**
 * Two schemas, at least one with alternatives (`oneOf` or `anyOf`), with their alternatives under `choices`;
 * matching ones have the same name. A schema without alternatives counts as a single alternative.
 */
export function withChoices(was: Side, now: Side): [was: Json, now: Json] {
  const keyword = ['oneOf', 'anyOf'].find((key) => was.form[key] ?? now.form[key])
  if (keyword === undefined) return [was.form, now.form]
  const before = asAlternatives(was.form, keyword, now.form)
  const after = asAlternatives(now.form, keyword, was.form)
  if (!before || !after) return [was.form, now.form]
  const choices = named(
    list(before[keyword]).map((schema) => ({ form: was.schemas.form(schema), schemas: was.schemas })),
    list(after[keyword]).map((schema) => ({ form: now.schemas.form(schema), schemas: now.schemas })),
  )
  return [
    { ...before, [keyword]: undefined, choices: choices.was },
    { ...after, [keyword]: undefined, choices: choices.now },
  ]
}

/** Undefined if the schema has more than its alternatives, which cannot be compared with one schema. */
function asAlternatives(schema: Json, keyword: string, other: Json): Json | undefined {
  if (Array.isArray(schema[keyword])) return schema
  const isPure = Object.keys(other).every(
    (key) => key === keyword || key === 'discriminator' || PROSE.has(key),
  )
  if (!isPure || schema.oneOf || schema.anyOf) return undefined
  const { type } = schema
  if (Array.isArray(type) && type.includes('null')) return withNullApart(schema, keyword)
  return { ...without(other, (key) => !PROSE.has(key)), [keyword]: [schema] }
}

/** `type: [string, 'null']` as two alternatives. */
function withNullApart(schema: Json, keyword: string): Json {
  const types = list(schema.type).filter((type) => type !== 'null')
  const values = Array.isArray(schema.enum) && { enum: schema.enum.filter((value) => value !== null) }
  const type = types.length === 1 ? types[0] : types
  const value = { ...without(schema, (key) => PROSE.has(key)), type, ...values }
  return { ...without(schema, (key) => !PROSE.has(key)), [keyword]: [value, { type: 'null' }] }
}

const ALIKE: readonly ((was: Side, now: Side) => boolean)[] = [
  (was, now) => isDeepStrictEqual(was.form, now.form),
  (was, now) => was.schemas.nameOf(was.form) !== undefined && nameOf(was) === nameOf(now),
  (was, now) => isDeepStrictEqual(was.form.type, now.form.type),
]

/** Matches each alternative with the most similar one, and gives both the same name. */
function named(was: readonly Side[], now: readonly Side[]): { was: Json; now: Json } {
  const partners = new Map<Side, Side>()
  for (const isAlike of ALIKE) {
    for (const present of now) {
      if (partners.has(present)) continue
      const taken = new Set(partners.values())
      const partner = was.find((old) => !taken.has(old) && isAlike(old, present))
      if (partner) partners.set(present, partner)
    }
  }
  const taken = new Set(partners.values())
  const lost = was.filter((old) => !taken.has(old))
  const names = uniquely([...now, ...lost].map(nameOf))
  const name = (index: number) => names[index] ?? ''
  return {
    now: Object.fromEntries(now.map(({ form }, index) => [name(index), form])),
    was: Object.fromEntries([
      ...now.flatMap((present, index) => {
        const old = partners.get(present)
        return old ? [[name(index), old.form]] : []
      }),
      ...lost.map(({ form }, index) => [name(now.length + index), form]),
    ]),
  }
}

function nameOf({ form, schemas }: Side): string {
  const types = texts(Array.isArray(form.type) ? form.type : [form.type ?? 'anything'])
  return schemas.nameOf(form) ?? types.join(' or ')
}

function uniquely(names: readonly string[]): string[] {
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${name} (${index + 1})`))
}
