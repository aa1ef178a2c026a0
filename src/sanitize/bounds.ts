import { defaultTreeAdapter, parse } from 'parse5'
import type { FieldError, RuleKey } from '../messages/messages.ts'
import { isPlainElement, isWrittenAs } from './plain.ts'

const MAX_DEPTH = 128
const MAX_NODES = 20_000
const MAX_ATTRIBUTES = 64

/** The rule that input breaks. */
export type InputFault = Pick<FieldError, 'rule' | 'parameters'>

/** Input that cannot be made safe within the bounds of work. */
export class UnsafeInputError extends Error {
  override name = 'UnsafeInputError'
  readonly fault: InputFault
  /** JSON Pointer (RFC 6901). */
  readonly field: string

  constructor(rule: Extract<RuleKey, `markup.${string}` | 'depth' | 'values'>, limit?: number, field = '') {
    super(rule)
    this.fault = limit === undefined ? { rule } : { rule, parameters: { limit } }
    this.field = field
  }
}

/**
 * Refuses HTML that is out of proportion, before a DOM is built of it. A DOM's work grows with the square of
 * depth, of siblings and of attributes, and a tree 10,000 deep overflows the stack; this is the same parser
 * without a DOM, linear in the length (256 kB in less than 0.1 s). No editor comes near these numbers.
 *
 * @returns whether the sanitiser would return it as it is: it has only plain elements, written as a browser
 * would
 */
export function requireModestMarkup(html: string): boolean {
  let depth = 0
  let nodes = 0
  let isPlain = true
  const countNode = () => {
    if (++nodes > MAX_NODES) throw new UnsafeInputError('markup.nodes', MAX_NODES)
  }
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      countNode()
      if (attributes.length > MAX_ATTRIBUTES) throw new UnsafeInputError('markup.attributes', MAX_ATTRIBUTES)
      isPlain &&= isPlainElement(tagName, namespace, attributes)
      return defaultTreeAdapter.createElement(tagName, namespace, attributes)
    },
    createCommentNode(data) {
      countNode()
      isPlain = false
      return defaultTreeAdapter.createCommentNode(data)
    },
    onItemPush() {
      if (++depth > MAX_DEPTH) throw new UnsafeInputError('markup.depth', MAX_DEPTH)
    },
    onItemPop() {
      depth--
    },
  }
  const document = parse(html, { treeAdapter })
  return isPlain && isWrittenAs(document, html)
}
