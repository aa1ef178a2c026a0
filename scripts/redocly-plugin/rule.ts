import type { Json } from '../json.ts'
import { JsonNode, type Key, type Problem } from './json-node.ts'

/** The options of a rule in redocly.yaml, besides `severity`. */
export type Options = Json

interface Context {
  readonly location: { child(at: readonly Key[]): unknown }
  report(problem: { message: string; location: unknown }): void
}

type Check = (root: JsonNode, options: Options) => Iterable<Problem>

/** Turns a check of the whole document into a Redocly rule. */
export function rule(check: Check) {
  return (options: Options = {}) => ({
    Root: {
      leave(document: unknown, context: Context) {
        for (const { message, at } of check(new JsonNode(document, [], document), options)) {
          context.report({ message, location: context.location.child(at) })
        }
      },
    },
  })
}
