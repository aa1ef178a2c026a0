import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { character } from '../support/arbitrary-hostile.ts'

const { window } = new JSDOM('')
const parser = new window.DOMParser()

/** The body of a page with this HTML, parsed independently of the sanitiser. */
export function parsePage(html: string): HTMLElement {
  return parser.parseFromString(`<!doctype html><body>${html}`, 'text/html').body
}

/** The names of all elements and comments that `text` yields inside an element of a page. */
export function markupOf(text: string, container = 'div'): string[] {
  const body = parsePage(`<${container}>${text}</${container}>`)
  const walker = body.ownerDocument.createTreeWalker(body, window.NodeFilter.SHOW_ALL)
  const names: string[] = []
  while (walker.nextNode()) names.push(walker.currentNode.nodeName.toLowerCase())
  const own = names.indexOf(container)
  return names.filter((name, index) => index !== own && name !== '#text')
}

const TOKENS = [
  ...'< < < > > / </ <! <? <!-- --> --!> <![CDATA[ ]]> />'.split(' '),
  ...'script style b p a img svg math mtext mglyph foreignObject desc title textarea plaintext'.split(' '),
  ...'noscript template xmp iframe table tr td select option form frameset body html head'.split(' '),
  ...'annotation-xml x-y details font nobr'.split(' '),
  ...`= " ' \` & ; &lt; &gt; &amp; &#60; &#x3c &lt &#x338; x alert(1) 1`.split(' '),
  ...'src=x|onerror=alert(1)|href="javascript:alert(1)"|id=x|name="y"|style="x:y"|href="#z"|target=_blank'
    .split('|')
    .map((attribute) => ` ${attribute}`),
  ...'rel=opener|title="<!--"|class=c|encoding="text/html"'.split('|').map((attribute) => ` ${attribute}`),
  ...' | | |\n|\r\n|\r|\t|\0|\u0001|\u0085|\u00a0|\u200b|\u202e'.split('|'),
  ...'\u0338|\u0301|\u0344|\u212a|\ud800|\udc00|\ufeff|é|漢|😀'.split('|'),
]

/** Text made mostly of pieces of markup in any order, and some random text. */
export const hostileText = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...TOKENS) }, fc.string({ unit: character })), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''))

/** Lets the event loop turn, because jsdom only frees its memory then. */
export const turn = () => new Promise((resolve) => setImmediate(resolve))
