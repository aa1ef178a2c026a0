import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize, type Token } from 'parse5'
import type { FieldError, RuleKey } from '../messages/messages.ts'

const MAX_DEPTH = 128
/** The maximum number of elements and comments in one text. */
export const MAX_NODES = 20_000
const MAX_ATTRIBUTES = 64
/**
 * The maximum cost of placing all nodes in a DOM, in siblings that it counts: for nodes that a parser moves,
 * because of crossed tags or tags in a table outside of its cells, for comments outside of the body, and by
 * depth.
 */
const MAX_PLACING = 10_000_000
const LEVEL_COST = 16
/** The cost of each node in a subtree that is moved, in siblings. */
export const NODE_COST = 32

/**
 * Elements that the sanitiser keeps unchanged, whatever they contain: all are in DOMPurify's HTML profile.
 */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ' +
    'img ins kbd li mark ol p q s samp section small span strong sub sup table tbody td tfoot th thead tr ' +
    'u ul var'
  ).split(' '),
)
/**
 * A parser adds these three to every text. They are separate, because a text must not contain them itself.
 */
const FRAME: ReadonlySet<string> = new Set(['html', 'head', 'body'])
/** Printable ASCII without angle brackets, and without a space at either end. */
const WORDS = /^(?:[!-;=?-~](?:[ -;=?-~]*[!-;=?-~])?)?$/
const ADDRESS = /^(?:https?:\/\/|mailto:|\/)[!-;=?-~]+$/
const NUMBER = /^[0-9]+$/
/** Attributes that the sanitiser keeps unchanged if their values match. */
const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ...['alt', 'class', 'title'].map((name) => [name, WORDS] as const),
  ...['href', 'src'].map((name) => [name, ADDRESS] as const),
  ...['height', 'width'].map((name) => [name, NUMBER] as const),
])

/** The rule that input breaks. */
export type InputFault = Pick<FieldError, 'rule' | 'parameters'>

/** Input that cannot be made safe within the limits of work. */
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
 * Rejects excessive HTML before a DOM is built from it. The work of a DOM grows with the square of depth, of
 * siblings and of attributes, and a tree 10,000 deep overflows the stack. This uses the same parser without a
 * DOM and is linear in the length (256 kB in less than 0.1 s). No editor comes near these limits.
 *
 * @returns whether the sanitiser would return it unchanged: plain elements, serialised as in a browser
 */
export function checkMarkupLimits(text: string): boolean {
  let depth = 0
  let nodes = 0
  let placing = 0
  let isPlain = true
  const countPlacing = (cost: number) => {
    placing += cost
    if (placing > MAX_PLACING) throw new UnsafeInputError('markup.time')
  }
  const countNode = () => {
    if (++nodes > MAX_NODES) throw new UnsafeInputError('markup.nodes', MAX_NODES)
    countPlacing(LEVEL_COST * depth)
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
    appendChild(parent, node) {
      if (parent.nodeName === '#document') countPlacing(2 * parent.childNodes.length)
      defaultTreeAdapter.appendChild(parent, node)
    },
    detachNode(node) {
      const { parentNode } = node
      if (parentNode) countPlacing(parentNode.childNodes.length + NODE_COST * sizeOf(node))
      defaultTreeAdapter.detachNode(node)
    },
    insertBefore(parent, node, next) {
      countPlacing(parent.childNodes.length)
      defaultTreeAdapter.insertBefore(parent, node, next)
    },
    insertTextBefore(parent, text, next) {
      countPlacing(parent.childNodes.length)
      defaultTreeAdapter.insertTextBefore(parent, text, next)
    },
    onItemPush() {
      if (++depth > MAX_DEPTH) throw new UnsafeInputError('markup.depth', MAX_DEPTH)
    },
    onItemPop() {
      depth--
    },
  }
  const document = parse(text, { treeAdapter })
  return isPlain && serialize(document) === `<html><head></head><body>${text}</body></html>`
}

/** How many nodes a subtree has. */
function sizeOf(node: DefaultTreeAdapterTypes.Node): number {
  if (!('childNodes' in node)) return 1
  return node.childNodes.reduce((size, child) => size + sizeOf(child), 1)
}

/** Whether the sanitiser would keep an element with all of these attributes. */
function isPlainElement(name: string, namespace: html.NS, attributes: readonly Token.Attribute[]): boolean {
  if (namespace !== html.NS.HTML) return false
  if (FRAME.has(name)) return attributes.length === 0
  if (!ELEMENTS.has(name)) return false
  return attributes.every((one) => ATTRIBUTES.get(one.name)?.test(one.value) ?? false)
}
