import { html } from 'parse5'
import { NODE_COST, UnsafeInputError } from './bounds.ts'

/** Elements and comments in an element that is removed while they stay. */
const MAX_SIBLINGS = 2_000
/** By the siblings that are counted. */
const MAX_WORK = 25_000_000

/** What an element that stays gets from the removed ones in it, and in these. */
interface NodeCounts {
  /** The nodes that it will have. */
  nodes: number
  /** Nodes that are removed from it or moved into it. */
  changes: number
}

/**
 * Refuses markup of which so much is removed that DOMPurify would work at it for more than a second. It moves
 * the nodes in a removed element to where the element was, one by one. For each of them, and for each
 * removal, jsdom counts the siblings before it, and it visits all that is below a moved node.
 *
 * @throws UnsafeInputError before anything is removed
 */
export function requireModestRemoval(body: Node, isKept: (tag: string) => boolean): void {
  let work = 0
  const add = (cost: number) => {
    work += cost
    if (work > MAX_WORK) throw new UnsafeInputError('markup.time')
  }

  /** @returns how many nodes there are below a node */
  function visitChildren(parent: Node, place: NodeCounts): number {
    let below = 0
    for (let child = parent.firstChild; child; child = child.nextSibling) below += 1 + visit(child, place)
    return below
  }

  function visit(node: Node, place: NodeCounts): number {
    if (node.nodeName === '#text') place.nodes++
    else if (!('namespaceURI' in node) || node.namespaceURI !== html.NS.HTML) place.changes++
    else if (isKept(node.nodeName.toLowerCase())) {
      place.nodes++
      return visitPlace(node)
    } else {
      const { all, siblings } = countChildren(node)
      if (siblings > MAX_SIBLINGS) throw new UnsafeInputError('markup.siblings', MAX_SIBLINGS)
      place.changes += 1 + all
      const below = visitChildren(node, place)
      add(all ** 2 + NODE_COST * below)
      return below
    }
    return 0
  }

  function visitPlace(node: Node): number {
    const place = { nodes: 0, changes: 0 }
    const below = visitChildren(node, place)
    add(((place.nodes + place.changes) * place.changes) / 2)
    return below
  }

  visitPlace(body)
}

function countChildren(node: Node) {
  let all = 0
  let siblings = 0
  for (let child = node.firstChild; child; child = child.nextSibling) {
    all++
    if (child.nodeName !== '#text') siblings++
  }
  return { all, siblings }
}
