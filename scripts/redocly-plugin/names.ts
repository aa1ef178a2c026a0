import { list } from '../json.ts'
import { operations } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'
import type { Options } from './rule.ts'

/**
 * An operationId is a known verb and a noun, in camelCase: it names the handler.
 * Options: `verbs`, and `names` for the few exceptions.
 */
export function* operationIds(root: JsonNode, options: Options): Iterable<Problem> {
  const verbs = list(options.verbs).join('|')
  const pattern = new RegExp(`^(?:${verbs})(?:[A-Z][a-z0-9]*)+$`)
  for (const { id, node } of operations(root)) {
    if (pattern.test(id) || list(options.names).includes(id)) continue
    yield node.problem(
      `operationId "${id}" must be a verb (${verbs.replaceAll('|', ', ')}) and a noun in camelCase.`,
    )
  }
}

/** Client generators name a response type after its operation: a schema of that name would clash. */
export function* noResponseNameClash(root: JsonNode): Iterable<Problem> {
  const taken = new Map(operations(root).map(({ id }) => [`${id}response`.toLowerCase(), id]))
  const seen = new Map()
  for (const [name, schema] of root.get('components', 'schemas').entries()) {
    const lower = name.toLowerCase()
    const id = taken.get(lower)
    if (id)
      yield schema.problem(`Schema "${name}" clashes with the response type that generators make for ${id}.`)
    if (seen.has(lower))
      yield schema.problem(`Schemas "${name}" and "${seen.get(lower)}" differ in case only.`)
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) yield schema.problem(`Schema "${name}" must be in PascalCase.`)
    seen.set(lower, name)
  }
}
