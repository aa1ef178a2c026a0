import type { SanitizePlan } from '../../generated/operations.ts'
import { isRecord } from '../../src/base/guards.ts'

/** A JSON Schema (2020-12) with every `$ref` resolved. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown }

type Keywords = Readonly<Record<string, unknown>>

/** Keywords whose schemas are about the same value as the schema that holds them. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas']
/** Keywords whose schemas are about values that a plan cannot name. */
const UNNAMED = [
  'additionalProperties',
  'patternProperties',
  'unevaluatedProperties',
  'prefixItems',
  'unevaluatedItems',
  'contains',
]
/** The keywords in these two groups that contain schemas by name. */
const MAPS = ['dependentSchemas', 'patternProperties']

/** `open`: the enclosing schemas. `recursive`: those that contain themselves. */
interface Walk {
  readonly open: Set<Keywords>
  readonly recursive: Set<Keywords>
}

/**
 * The plan of a request schema: `format: html` is rich text, `format: password` and `writeOnly: true` are
 * secrets (with all that is in them), everything else is plain text.
 *
 * @throws Error if the schema asks for two treatments of one value, or for a special treatment of values that
 * a plan cannot name: in recursive schemas, `additionalProperties`, `prefixItems` and the like.
 */
export function sanitizePlan(schema: JsonSchema): SanitizePlan {
  return planOf(schema, '#', { open: new Set(), recursive: new Set() })
}

function planOf(schema: unknown, at: string, walk: Walk): SanitizePlan {
  if (!isRecord(schema)) return 'text'
  if (walk.open.has(schema)) {
    walk.recursive.add(schema)
    return 'text'
  }
  walk.open.add(schema)
  refuseUnnamed(schema, at, walk)
  let plan = merge(stringPlan(schema, at), structurePlan(schema, at, walk), at)
  for (const keyword of SAME_VALUE) {
    for (const part of schemasIn(schema, keyword)) plan = merge(plan, planOf(part, at, walk), at)
  }
  walk.open.delete(schema)
  if (plan !== 'text' && walk.recursive.has(schema)) {
    throw new Error(`${at}: rich text and secrets cannot be sanitised in a recursive schema`)
  }
  return plan
}

function stringPlan(schema: Keywords, at: string): SanitizePlan {
  const secret = schema.writeOnly === true || schema.format === 'password'
  return merge(secret ? 'secret' : 'text', schema.format === 'html' ? 'html' : 'text', at)
}

function structurePlan(schema: Keywords, at: string, walk: Walk): SanitizePlan {
  const named = isRecord(schema.properties) ? Object.entries(schema.properties) : []
  const plans = named.map(([name, part]) => [name, planOf(part, `${at}/${name}`, walk)] as const)
  return structure(Object.fromEntries(plans), planOf(schema.items, `${at}/*`, walk))
}

function structure(all: Readonly<Record<string, SanitizePlan>>, items: SanitizePlan): SanitizePlan {
  const properties = Object.fromEntries(Object.entries(all).filter(([, plan]) => plan !== 'text'))
  const named = Object.keys(properties).length > 0
  if (!named && items === 'text') return 'text'
  return { ...(named && { properties }), ...(items !== 'text' && { items }) }
}

function merge(a: SanitizePlan, b: SanitizePlan, at: string): SanitizePlan {
  if (a === 'text' || a === b) return b
  if (b === 'text') return a
  if (typeof a === 'string' || typeof b === 'string') {
    throw new Error(`${at}: one value cannot be sanitised in two ways`)
  }
  const properties: Record<string, SanitizePlan> = { ...a.properties }
  for (const [name, plan] of Object.entries(b.properties ?? {})) {
    properties[name] = merge(properties[name] ?? 'text', plan, `${at}/${name}`)
  }
  return structure(properties, merge(a.items ?? 'text', b.items ?? 'text', `${at}/*`))
}

function refuseUnnamed(schema: Keywords, at: string, walk: Walk): void {
  for (const keyword of UNNAMED) {
    const plain = schemasIn(schema, keyword).every((part) => planOf(part, at, walk) === 'text')
    if (!plain) throw new Error(`${at}: rich text and secrets cannot be sanitised under ${keyword}`)
  }
}

function schemasIn(schema: Keywords, keyword: string): readonly unknown[] {
  const value = schema[keyword]
  if (Array.isArray(value)) return value
  return MAPS.includes(keyword) && isRecord(value) ? Object.values(value) : [value]
}
