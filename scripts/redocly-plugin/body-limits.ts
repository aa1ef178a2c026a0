import { list } from '../json.ts'
import { JSON_TYPE, type Operation, operations } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'

/** Many JSON encoders escape characters beyond ASCII by default: `\ud83d\ude00` is one emoji. */
const BYTES_PER_CHARACTER = 12
const BYTES_PER_NUMBER = 24
const LIMIT = 'x-max-body-bytes'

/** A limit of a body must leave room for every value that its schema allows. */
export function* bodyLimitsSufficient(root: JsonNode): Iterable<Problem> {
  for (const operation of operations(root)) {
    const [limit, needed] = [Number(operation.node.members[LIMIT]), bytesNeeded(operation)]
    if (limit < needed)
      yield operation.node.problem(
        `${operation.id}: ${LIMIT} must be at least ${needed}, because its longest texts can take as much.`,
      )
  }
}

/**
 * How many bytes the longest body of an operation can take, as JSON. A list of records counts as one of them:
 * its limit is a decision. Uploads have a setting instead.
 */
export function bytesNeeded({ body }: Operation): number {
  const schema = body.get('content', JSON_TYPE, 'schema')
  return schema.exists ? longest(schema) : 0
}

function longest(schema: JsonNode): number {
  const { enum: values, maxItems, maxLength } = schema.members
  if (values !== undefined) return Math.max(...list(values).map(bytesOf))
  const parts = [
    ...schema.get('allOf').items.map(longest),
    longestOf(schema, 'anyOf'),
    longestOf(schema, 'oneOf'),
  ]
  const members = schema.get('properties').entries()
  parts.push(...members.map(([name, member]) => bytesOf(name) + longest(member) + 2))
  const items = schema.get('items')
  if (items.exists) {
    const count = items.members.enum === undefined ? Number(maxItems) : list(items.members.enum).length
    parts.push((isRecord(items) ? 1 : count) * (longest(items) + 1))
  }
  if (typeof maxLength === 'number') parts.push(maxLength * (isAscii(schema) ? 1 : BYTES_PER_CHARACTER) + 2)
  return Math.max(BYTES_PER_NUMBER, sum(parts))
}

function longestOf(schema: JsonNode, keyword: 'anyOf' | 'oneOf'): number {
  return Math.max(0, ...schema.get(keyword).items.map(longest))
}

/** Of formats, only `html` is for texts; patterns are tried. */
function isAscii({ members: { pattern, format, minLength = 1, ...others } }: JsonNode): boolean {
  if (format !== undefined) return format !== 'html'
  if (pattern === undefined) return 'x-extensible-enum' in others
  const texts = ['\u{1f600}', 'я'].map((character) => character.repeat(Number(minLength)))
  return !texts.some((text) => new RegExp(String(pattern), 'u').test(text))
}

/** Whether the values are objects. */
function isRecord(schema: JsonNode): boolean {
  return ['anyOf', 'oneOf'].some((keyword) => schema.get(keyword).exists) || schema.types.includes('object')
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
