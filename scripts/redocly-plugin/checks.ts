import { type Json, list, record } from '../json.ts'
import { operations } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'

/** A rule over several fields of a record: an item of `x-checks` in its schema. */
export interface Check {
  /** The field whose error it is, as a JSON Pointer. */
  readonly field: string
  readonly rule: string
  /** The case of the rule, if the rule has several texts. */
  readonly name?: string
  readonly description: string
}

export function checksIn({ 'x-checks': checks }: Json): Check[] {
  return list(checks).map((one) => {
    const { field, rule, name, description } = record(one)
    const named = name === undefined ? {} : { name: String(name) }
    return { field: String(field), rule: String(rule), ...named, description: String(description) }
  })
}

/** A property of a request, and the description that it must have. */
interface Told {
  readonly operation: string
  readonly property: JsonNode
  readonly description: string
}

/** The beginning of the part of a description that lists the rules. */
const BEGINNING = /\s*\bRule `\w+`: [\s\S]*$/

/** The descriptions of the fields with rules, in the bodies of creates and updates. */
export function describedChecks(root: JsonNode): Told[] {
  const schemas = root.get('components', 'schemas')
  return operations(root).flatMap(({ id, body }) => {
    const { ref = '' } = body.get('content', 'application/json', 'schema')
    const [, schema = '', name = ''] = /\/((\w+)(?:Create|Update))$/.exec(ref) ?? []
    const checks = checksIn(schemas.get(name).members)
    return [...new Set(checks.map(({ field }) => field))].flatMap((field) => {
      const property = schemas.get(schema, 'properties', field.slice(1))
      if (!property.exists) return []
      const rules = checks
        .filter((one) => one.field === field)
        .map(({ rule, description }) => `Rule \`${rule}\`: ${description}`)
      const own = String(property.members.description ?? '')
        .replace(BEGINNING, '')
        .trim()
      return { operation: id, property, description: [own, ...rules].join(' ').trim() }
    })
  })
}

/** Each rule of `x-checks` is a sentence about a field of requests, and part of the field's description. */
export function checksDescribed(root: JsonNode): Iterable<Problem> {
  return [...malformed(root), ...untold(root)]
}

function* malformed(root: JsonNode): Iterable<Problem> {
  const schemas = root.get('components', 'schemas')
  for (const [name, schema] of schemas.entries()) {
    for (const { field, rule, description } of checksIn(schema.members)) {
      const isGiven = ['Create', 'Update'].some(
        (suffix) => schemas.get(`${name}${suffix}`, 'properties', field.slice(1)).exists,
      )
      if (!field.startsWith('/') || !isGiven)
        yield schema.problem(`${name}: x-checks names ${field}, which no request has.`)
      if (!/^[A-Za-z]+$/.test(rule)) yield schema.problem(`${name}: the rule ${rule} must be letters only.`)
      if (!description.endsWith('.')) yield schema.problem(`${name}: ${rule} needs a sentence.`)
    }
  }
}

function* untold(root: JsonNode): Iterable<Problem> {
  for (const { property, description } of describedChecks(root)) {
    if (words(property.members.description) !== words(description))
      yield property.problem(`The description must end with its rules: run npm run contract:sync.`)
  }
}

/** Normalises white space, because lines can break anywhere. */
export function words(text: unknown): string {
  return String(text).replace(/\s+/g, ' ').trim()
}
