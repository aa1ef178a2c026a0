import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import { OperatorError } from '../../src/config/operator-error.ts'
import type { Insertion } from './addition.ts'

/** The style of the contract: texts and short lists in one line. */
const STYLE = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const

/**
 * Parses a YAML text; quotes values that YAML 1.1 would read differently.
 *
 * @throws OperatorError with the line if the text is not YAML
 */
export function parseContract(text: string, lineCounter?: LineCounter): Document {
  const document = parseDocument(text, { compat: 'yaml-1.1', ...(lineCounter && { lineCounter }) })
  const [error] = document.errors
  if (error) throw new OperatorError(`openapi.yaml: ${error.message}`)
  return document
}

/** The text of a document. Unchanged parts stay the same, byte by byte. */
export function textOf(document: Document): string {
  return document.toString(STYLE)
}

/** A value as a node in the style of the contract. */
export function nodeOf(document: Document, value: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false })
  visit(node, {
    Seq(_position, list) {
      if (list.items.length > 0 && list.items.every(isScalar)) list.flow = true
    },
  })
  return node
}

/**
 * Writes additions into a YAML document.
 *
 * @throws Error if the target of an addition is neither a map nor a list
 */
export function insert(document: Document, additions: readonly Insertion[]): void {
  const owners = additions.map(({ at }) => document.getIn(at, true))
  // from the end, so that the other indexes into the same target stay valid
  for (const [position, { at, key, value, index }] of [...additions.entries()].reverse()) {
    const owner = owners[position]
    if (!isCollection(owner)) throw new Error(`${at.join(' ')} is no map and no list`)
    if (index === undefined) document.setIn([...at, key], nodeOf(document, value))
    else insertAt(document, owner, index, key, value)
  }
}

/** @param index how many of the existing members come before it */
export function insertAt(
  document: Document,
  owner: unknown,
  index: number,
  key: string | undefined,
  value: unknown,
): void {
  const node = nodeOf(document, value)
  if (isMap(owner)) {
    keepComment(owner, index)
    owner.items.splice(index, 0, document.createPair(key, node))
  } else if (isSeq(owner)) {
    keepComment(owner, index)
    owner.items.splice(index, 0, node)
    if (!isScalar(node)) owner.flow = false
  }
}

/** Keeps the comment above the first member with it, even if something is inserted before it. */
function keepComment(owner: { commentBefore?: string | null; items: unknown[] }, index: number): void {
  const [first] = owner.items
  const node = isPair(first) ? first.key : first
  if (index > 0 || !owner.commentBefore || !isNode(node)) return
  node.commentBefore = owner.commentBefore
  owner.commentBefore = null
}
