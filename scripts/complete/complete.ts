import { isDeepStrictEqual } from 'node:util'
import type { Document } from 'yaml'
import type { Json } from '../json.ts'
import { type Operation, operations } from '../redocly-plugin/contract.ts'
import { JsonNode } from '../redocly-plugin/json-node.ts'
import type { Addition } from './addition.ts'
import { leftByHand } from './by-hand.ts'
import { missingEnvelope } from './envelope.ts'
import { missingEvents } from './events.ts'
import { missingExamples } from './examples.ts'
import { insert, textOf } from './insert.ts'
import { missingLinks } from './links.ts'
import { missingChecks, missingFrom, missingFromAction, missingTerms } from './operation.ts'
import { missingPartial } from './partial.ts'
import { missingStatuses } from './statuses.ts'
import { missingHeaders } from './success.ts'

/** More rounds than there are steps. */
const ROUNDS = 10

export interface Completion {
  /** The completed document. */
  readonly text: string
  readonly additions: readonly Addition[]
  /** What must be written by hand. */
  readonly byHand: readonly string[]
}

/**
 * Completes each operation from its hand-written part.
 *
 * @param document is completed in place
 * @param headers the headers that every response has: the options of `cms/response-headers` in redocly.yaml
 */
export function complete(document: Document, headers: Json): Completion {
  const additions: Addition[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const value: unknown = document.toJS()
    const root = new JsonNode(value, [], value)
    const found = missing(root, headers)
    if (found.length === 0) return { text: textOf(document), additions, byHand: leftByHand(root) }
    additions.push(...found)
    insert(document, found)
  }
  throw new Error(`what is missing is found again and again: ${additions.at(-1)?.what}`)
}

function missing(root: JsonNode, headers: Json): Addition[] {
  const found = operations(root).flatMap((operation) => nextStep(root, operation, headers))
  // Two operations can need the same schema.
  return found.filter(
    ({ at, key, value }, index) =>
      found.findIndex((it) => it.key === key && isDeepStrictEqual([it.at, it.value], [at, value])) === index,
  )
}

/** The next missing parts of an operation. Steps build on each other: schema, parameters, statuses. */
function nextStep(root: JsonNode, operation: Operation, headers: Json): Addition[] {
  const steps = [
    () => missingFromAction(root, operation),
    () => missingEnvelope(root, operation),
    () => missingPartial(root, operation),
    () => missingFrom(root, operation),
    () => missingTerms(root, operation),
    () => missingChecks(root, operation),
    () => missingStatuses(root, operation),
    () => missingHeaders(root, operation, headers),
    () => missingExamples(root, operation),
    () => missingLinks(root, operation),
    () => missingEvents(root, operation),
  ]
  for (const step of steps) {
    const found = [...step()]
    if (found.length > 0) return found
  }
  return []
}
