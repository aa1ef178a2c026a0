import { list } from '../json.ts'
import { actionOf, type Operation, operations } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import { followers } from '../redocly-plugin/links.ts'
import { type Addition, indexIn } from './addition.ts'
import { reference } from './operation.ts'
import { capital, nounOf, plural, verbOf } from './words.ts'

/** The description of a link, by the verb of its operation and the noun of its record. */
const WORDS: Readonly<Record<string, (noun: string, path: string) => string>> = {
  get: (noun) => `Reads the ${noun} again, to have its newest version.`,
  update: (noun) => `Changes the ${noun}, unless it has changed since.`,
  list: (noun, path) =>
    `Lists the ${path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')} of the ${noun}, newest first.`,
  delete: (noun) => `Deletes the ${noun}, even if it has changed since.`,
}

/** `Publishes the post`: the third person of verbs is formed like plurals. */
function actedOn({ id }: Operation, noun: string): string {
  return `${capital(plural(verbOf(id)))} the ${noun}`
}

/** A success response, and its data. */
interface Source {
  readonly operation: string
  readonly response: JsonNode
  readonly record: JsonNode
  /** The JSON Pointer of the record in the body. */
  readonly pointer: string
}

/** The links from an operation to others, and from others to it. Missing shared links are created. */
export function* missingLinks(root: JsonNode, operation: Operation): Iterable<Addition> {
  const all = operations(root)
  for (const [status, response] of operation.responses) {
    const existing = response
      .get('links')
      .entries()
      .map(([, it]) => it.members.operationId)
    // an operation whose parameters are added in this round gets its links in the next one
    const targets = followers(all, operation, status, response).filter(
      ({ id, parameters }) => parameters.length > 0 && !existing.includes(id),
    )
    const source = sourceOf(operation.id, response)
    if (targets.length === 0 || response.ref !== undefined) continue
    const links = targets.map((target) => ({ target, name: linkName(target, source) }))
    for (const { target, name } of links) yield* missingComponent(root, source, target, name)
    yield* missingReferences(
      source,
      links.map(({ name }) => name),
    )
  }
}

function sourceOf(operation: string, response: JsonNode): Source {
  const data = response.get('content', 'application/json', 'schema', 'properties', 'data')
  const isList = data.types.includes('array')
  return {
    operation,
    response,
    record: isList ? data.get('items') : data,
    pointer: isList ? '/data/0' : '/data',
  }
}

/** `getLabel`, or `getFirstLabel` for a list. */
function linkName({ id }: Operation, { pointer }: Source): string {
  const verb = verbOf(id)
  return pointer === '/data' ? id : `${verb}First${id.slice(verb.length)}`
}

function* missingReferences({ response, operation }: Source, names: readonly string[]): Iterable<Addition> {
  const own = response.get('links')
  const common = { operation, what: `links ${names.join(', ')}` }
  const entries = names.map((name) => [name, reference('links', capital(name))] as const)
  if (!own.exists) {
    const index = indexIn(Object.keys(response.members), 'links', [
      'description',
      'headers',
      'content',
      'links',
    ])
    yield { ...common, at: response.at, key: 'links', value: Object.fromEntries(entries), index }
    return
  }
  const index = Object.keys(own.members).length
  for (const [key, value] of entries) yield { ...common, at: own.at, key, value, index }
}

function* missingComponent(
  root: JsonNode,
  source: Source,
  target: Operation,
  name: string,
): Iterable<Addition> {
  const shared = root.get('components', 'links')
  const key = capital(name)
  if (shared.get(key).exists) return
  const isFirst = source.pointer !== '/data'
  const one = nounOf(source.record.component || 'Record')
  const noun = isFirst ? `${one} that comes first in the list` : one
  const verb = verbOf(target.id)
  const description =
    (isFirst && verb === 'get' && `Leads to the ${noun}.`) ||
    WORDS[verb]?.(noun, target.path) ||
    (actionOf(target) && `${actedOn(target, noun)}, unless it has changed since.`) ||
    `Continues with the ${noun}, whose key is in this response.`
  const value = { operationId: target.id, description, parameters: parametersOf(source, target) }
  const index = Object.keys(shared.members).length
  yield { at: shared.at, key, value, index, what: `link ${key}`, operation: source.operation }
}

/** The values of the required parameters of the operation. */
function parametersOf({ record, pointer }: Source, { parameters }: Operation) {
  const required = parameters.filter(({ members }) => members.required === true)
  const values = required.map(({ members: { name, in: where } }) => [
    String(name),
    where === 'header' ? '$response.header.ETag' : `$response.body#${pointer}/${keyOf(record, String(name))}`,
  ])
  return Object.fromEntries(values)
}

/**
 * The property whose value a parameter such as `labelName` takes: `name` if it exists, or else `id`, or else
 * the first one.
 */
function keyOf(record: JsonNode, parameter: string): string {
  const names = list(record.members.required).map(String)
  const named = names.find((name) => parameter.endsWith(capital(name)))
  return named ?? names.find((name) => name === 'id') ?? names[0] ?? 'id'
}
