import { html } from 'parse5'
import { NODE_COST, UnsafeInputError } from './limits.ts'

/** The maximum number of elements and comments in an element that is removed without its content. */
const MAX_SIBLINGS = 2_000
/** In siblings that are counted. */
const MAX_WORK = 25_000_000

/** What a kept element receives from the removed elements below it. */
interface NodeCounts {
  /** The number of nodes that it will have. */
  nodes: number
  /** The number of nodes that are removed from it or moved into it. */
  changes: number
}

/**
 * Rejects markup with so many removals that DOMPurify would need more than a second. DOMPurify moves the
 * nodes in a removed element to the element's place, one by one. For each move and each removal, jsdom counts
 * the siblings before the node, and it visits everything below a moved node.
 *
 * @throws UnsafeInputError before anything is removed
 */
export function checkRemovalLimits(body: Node, isKept: (tag: string) => boolean): void {
  let work = 0
  const add = (cost: number) => {
    work += cost
    if (work > MAX_WORK) throw new UnsafeInputError('markup.time')
  }

  /** @returns the number of nodes below a node */
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
