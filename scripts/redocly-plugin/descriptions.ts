import { list, record } from '../json.ts'
import { operations, schemasWithin } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'
import type { Options } from './rule.ts'
import { termsOf } from './terms.ts'

/** `own`: the description next to a reference. */
type Named = readonly [label: string, node: JsonNode, own?: unknown]

/** Words without a meaning of their own. */
const EMPTY = new Set(
  'a an and are as at be by for from has in is it its of on or that the this to with'.split(' '),
)

/**
 * Schemas, properties, parameters, responses, headers and links have a description: a sentence with more than
 * the words of the name, that says when a value is null. Copies of a field's text are reported once.
 * Options `characters` and `words`: the fewest of each, the name's words not counted.
 */
export function* described(root: JsonNode, options: Options): Iterable<Problem> {
  const seen = new Set()
  const reported = new Set<string>()
  const all = [...components(root), ...ofOperations(root)]
  // a record comes before its bodies, which have longer names and copies of its texts
  for (const [label, node, own] of all.sort(([a], [b]) => a.length - b.length)) {
    const address = node.at.join('/')
    if (own === undefined && seen.has(address)) continue
    seen.add(address)
    const text = own ?? node.members.description
    for (const slip of slips(label, text, options)) {
      const copies = `${label.split(' ').at(-1)} ${text} ${slip}`
      if (typeof text === 'string' && reported.has(copies)) continue
      reported.add(copies)
      yield node.problem(`${label}: ${slip}.`)
    }
    if (isNullable(node) && !/\bnull\b/i.test(String(text)))
      yield node.problem(`${label}: the description must say when it is null.`)
  }
}

function* slips(label: string, text: unknown, options: Options): Iterable<string> {
  if (typeof text !== 'string') {
    yield 'a description is missing'
    return
  }
  if (text.trim().length < Number(options.characters))
    yield `the description must have ${options.characters} characters or more`
  if (!/[.:]$/.test(text.trim())) yield 'the description must be a sentence'
  const known = new Set(wordsOf(label))
  const added = new Set(wordsOf(text).filter((word) => !EMPTY.has(word) && !known.has(word)))
  if (added.size < Number(options.words)) {
    const ask = 'say what it is for, in which unit or form, or what follows from it'
    yield `the description says no more than the name: ${ask}`
  }
}

/** `lastUsedAt` is three words. */
function wordsOf(text: string) {
  return (text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').match(/[A-Za-z0-9]+/g) ?? []).map((it) =>
    it.toLowerCase(),
  )
}

function isNullable(node: JsonNode) {
  return [node, ...node.get('anyOf').items].some(({ types }) => types.includes('null'))
}

/** Components, which are defined once for all operations. */
function components(root: JsonNode): Named[] {
  const kinds = ['headers', 'links', 'parameters', 'responses', 'schemas', 'securitySchemes']
  return [
    ...root
      .get('tags')
      .entries()
      .map(([, tag]) => [`tag ${tag.members.name}`, tag] as const),
    ...kinds.flatMap((kind) => root.get('components', kind).entries()),
    ...root
      .get('components', 'schemas')
      .entries()
      .flatMap(([name, schema]) =>
        schemasWithin(schema)
          // The target of a reference is checked separately.
          .filter(({ at }) => at[2] === name)
          .flatMap((it) => properties(name, it)),
      ),
  ]
}

function properties(name: string, schema: JsonNode): Named[] {
  return Object.entries(record(schema.members.properties)).map(([key, raw]) => [
    `${name} ${key}`,
    schema.get('properties', key),
    record(raw).description,
  ])
}

/** The parts that operations define themselves. */
function ofOperations(root: JsonNode): Named[] {
  return operations(root).flatMap(({ id, parameters, responses }) => [
    ...parameters.map((it) => [`${id} ${it.members.name}`, it] as const),
    ...responses.map(([status, it]) => [`${id} ${status}`, it] as const),
    ...responses.flatMap(([status, response]) =>
      [response.get('headers'), response.get('links')].flatMap((named) =>
        named.entries().map(([name, it]) => [`${id} ${status} ${name}`, it] as const),
      ),
    ),
  ])
}

/** The end of an operation's description is derived from the operation: see `termsOf`. */
export function* termsDescribed(root: JsonNode): Iterable<Problem> {
  for (const operation of operations(root)) {
    const { id, node, body } = operation
    const { description, 'x-max-body-bytes': bytes } = node.members
    if (body.exists && !Number.isInteger(bytes))
      yield node.problem(`${id}: x-max-body-bytes must say how large the body may be.`)
    if (!body.exists && bytes !== undefined)
      yield node.problem(`${id} has x-max-body-bytes, but takes no body.`)
    const terms = termsOf(root, operation)
    if (String(description).trimEnd().endsWith(`\n\n${terms}`)) continue
    yield node.problem(`${id}: the description must end with this list:\n\n${terms}`)
  }
}

/**
 * `info.description`, which generators copy into each file, is short and mentions each of the `topics`; the
 * rest is at the URL in `externalDocs`. Option `characters`: its maximum length.
 */
export function* infoBrief(root: JsonNode, options: Options): Iterable<Problem> {
  const { description } = root.get('info').members
  const text = String(description)
  const at = root.get('info', 'description')
  if (text.length > Number(options.characters))
    yield at.problem(`info.description must have ${options.characters} characters at most.`)
  for (const topic of list(options.topics)) {
    if (!text.includes(`**${topic}.**`)) yield at.problem(`info.description must tell of **${topic}.**`)
  }
  const page = `${root.get('servers', 0, 'url').value}/docs`
  const docs = root.get('externalDocs')
  if (docs.members.url !== page) yield docs.problem(`externalDocs must lead to ${page}.`)
}
