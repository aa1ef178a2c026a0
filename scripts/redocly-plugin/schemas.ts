import { list, record } from '../json.ts'
import { operations, schemasWithin } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'

/** The formats that the validator knows, by type; `currency` and `html` are ours. */
export const FORMATS = new Map([
  ['string', ['binary', 'currency', 'date-time', 'html', 'password', 'uri', 'uri-reference', 'uuid']],
  ['integer', ['int32', 'int64']],
  ['number', ['double']],
])

/** Of these, `x-pattern` and `x-numeric-string` are for the service only. */
const PATTERNS = ['pattern', 'x-pattern', 'x-numeric-string']

const RANGES = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
]

/** Mistakes that a schema compiler accepts, or reports late. */
export function* schemaSanity(root: JsonNode): Iterable<Problem> {
  const seen = new Set()
  for (const start of schemaRoots(root)) {
    for (const schema of schemasWithin(start, seen)) {
      for (const slip of [...textSlips(schema), ...structureSlips(schema)]) yield schema.problem(`${slip}.`)
    }
  }
}

/** Every schema that is not part of another. */
export function schemaRoots(root: JsonNode): JsonNode[] {
  const components = root.get('components')
  const owners = [
    ...operations(root).flatMap(({ parameters, body, responses }) => [
      ...parameters,
      ...[body, ...responses.map(([, response]) => response)].flatMap((it) => [
        ...it.get('content').items,
        ...it.get('headers').items,
      ]),
    ]),
    ...['parameters', 'headers'].flatMap((kind) => components.get(kind).items),
  ]
  return [...components.get('schemas').items, ...owners.map((it) => it.get('schema'))]
}

function* textSlips({ members: schema, types }: JsonNode): Iterable<string> {
  const { format } = schema
  for (const keyword of PATTERNS) {
    const pattern = schema[keyword]
    if (typeof pattern !== 'string') continue
    if (!compiles(pattern)) yield `pattern ${pattern} does not compile`
    else if (!pattern.startsWith('^') || !pattern.endsWith('$'))
      yield `pattern ${pattern} must match the whole text`
  }
  if (format === undefined) return
  const known = types.flatMap((type) => FORMATS.get(String(type)) ?? [])
  if (!known.includes(String(format))) yield `format "${String(format)}" is not known for this type`
}

function* structureSlips({ members: schema, types }: JsonNode): Iterable<string> {
  if ('nullable' in schema) yield "nullable is OpenAPI 3.0: write type: [x, 'null']"
  if (types.includes('array') && !('items' in schema) && !('prefixItems' in schema))
    yield 'an array needs items'
  for (const [low, high] of RANGES) {
    if (low && high && Number(schema[low]) > Number(schema[high])) yield `${low} is above ${high}`
  }
  const { default: preset } = schema
  if (Number(preset) < Number(schema.minimum) || Number(preset) > Number(schema.maximum))
    yield 'default is out of range'
  if (preset !== undefined && 'enum' in schema && !list(schema.enum).includes(preset))
    yield 'default is not in the enum'
  for (const name of list(schema.required)) {
    if (!(String(name) in record(schema.properties))) yield `required "${String(name)}" is not declared`
  }
}

/** @param pattern ECMA-262 with the `u` flag, as the validator compiles it */
function compiles(pattern: string) {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}
