import { type DefaultTreeAdapterTypes, html, serialize, type Token } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Document = DefaultTreeAdapterTypes.Document

/** What the sanitiser keeps as it is, whatever its content: all of them are in DOMPurify's HTML profile. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ' +
    'img ins kbd li mark ol p q s samp section small span strong sub sup table tbody td tfoot th thead tr ' +
    'u ul var'
  ).split(' '),
)
/** These three a parser adds to every text. They are not among the others where the text itself has one. */
const FRAME: ReadonlySet<string> = new Set(['html', 'head', 'body'])
/** Printable ASCII without angle brackets, neither begun nor ended by a space. */
const WORDS = /^(?:[!-;=?-~](?:[ -;=?-~]*[!-;=?-~])?)?$/
const ADDRESS = /^(?:https?:\/\/|mailto:|\/)[!-;=?-~]+$/
const NUMBER = /^[0-9]+$/
/** The attributes that it keeps as they are, with such values. */
const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ['alt', WORDS],
  ['class', WORDS],
  ['height', NUMBER],
  ['href', ADDRESS],
  ['src', ADDRESS],
  ['title', WORDS],
  ['width', NUMBER],
])

/** Whether the sanitiser would keep an element with all of these attributes. */
export function isPlainElement(
  name: string,
  namespace: html.NS,
  attributes: readonly Token.Attribute[],
): boolean {
  if (namespace !== html.NS.HTML) return false
  if (FRAME.has(name)) return attributes.length === 0
  return (
    ELEMENTS.has(name) && attributes.every(({ name, value }) => ATTRIBUTES.get(name)?.test(value) ?? false)
  )
}

/** Whether a text is, character by character, what its document would be written as. */
export function isWrittenAs(document: Document, text: string): boolean {
  const [page] = childrenOf(document)
  const [head, body] = childrenOf(page)
  if (childrenOf(head).length > 0 || body?.nodeName !== 'body' || !('childNodes' in body)) return false
  return serialize(body) === text
}

function childrenOf(node: Node | undefined): readonly Node[] {
  return node !== undefined && 'childNodes' in node ? node.childNodes : []
}
