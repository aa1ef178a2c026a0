import { closest } from 'fastest-levenshtein'
import { list } from '../json.ts'
import type { JsonNode, Problem } from './json-node.ts'
import type { Options } from './rule.ts'

/** Members that hold values of clients, which may have any name. */
const VALUES = ['example', 'examples', 'default', 'enum', 'const']

/** A misspelt extension would do nothing, and nobody would notice. Option `names`: those that exist. */
export function* extensionsKnown(root: JsonNode, options: Options): Iterable<Problem> {
  const known = list(options.names).map(String)
  for (const [name, node] of root.entries()) {
    if (name.startsWith('x-') && !known.includes(name))
      yield node.problem(`There is no extension "${name}"; the closest one is ${closest(name, known)}.`)
    // what a reference leads to is checked where it stands
    else if (!VALUES.includes(name) && node.ref === undefined) yield* extensionsKnown(node, options)
  }
}
