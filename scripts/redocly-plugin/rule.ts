import type { Json } from '../json.ts'
import { DocumentNode, type Key, type Problem } from './document-node.ts'

/** The options of a rule in redocly.yaml, besides `severity`. */
export type Options = Json

interface Context {
  readonly location: { child(at: readonly Key[]): unknown }
  report(problem: { message: string; location: unknown }): void
}

type Check = (root: DocumentNode, options: Options) => Iterable<Problem>

/** Turns a check of the whole document into a Redocly rule. */
export function rule(check: Check) {
  return (options: Options = {}) => ({
    Root: {
      leave(document: unknown, context: Context) {
        for (const { message, at } of check(new DocumentNode(document, [], document), options)) {
          context.report({ message, location: context.location.child(at) })
        }
      },
    },
  })
}
