import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import { JSDOM, VirtualConsole } from 'jsdom'
import { cleanHtmlCharacters } from './characters.ts'
import { UnsafeInputError } from './limits.ts'
import { isPlain } from './plain.ts'
import { checkRemovalLimits } from './removal.ts'

const MAX_PASSES = 6
/** How many characters one jsdom window parses; an empty document counts as 500. */
const WINDOW_LIFE = 500_000
const DOCUMENT_COST = 500
const PREFORMATTED = /<pre\b/
const ID_PREFIX = 'user-content-'
const ID_LISTS = 'headers aria-labelledby aria-describedby aria-controls aria-owns aria-details'.split(' ')
/** A reference to an id without the prefix: not `#`, `#top` or a text fragment. */
const FRAGMENT = /^#(?=.)(?!top$|:~:|user-content-)/i

const FORBIDDEN: ReadonlySet<string> = new Set(
  (
    'form fieldset legend label input button select optgroup option datalist textarea output ' +
    'dialog style template slot shadow content element decorator selectedcontent'
  ).split(' '),
)
const CONFIG: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [...FORBIDDEN],
  FORBID_ATTR: ['style', 'popover', 'popovertarget', 'popovertargetaction', 'command', 'commandfor', 'slot'],
  ADD_ATTR: ['target'],
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
}

/**
 * Rich text that any site can safely embed in its pages. Keeps elements of DOMPurify's HTML profile, `class`,
 * images (including `data:`), audio and video, and links with a safe scheme. Removes:
 * - scripts with their content, event handlers, frames, SVG and MathML;
 * - form controls and `dialog`: content must not ask the readers of a page for a password;
 * - `style`, as element and attribute: it can cover the page and load resources from elsewhere;
 * - `data-*` and custom elements: scripts of the page act on them.
 *
 * `id` and `name`, and references to them, get the prefix `user-content-`, so that they cannot shadow
 * variables of the page and tables of contents still work. A link with `target="_blank"` gets
 * `rel="noopener"`; other targets are removed. Characters are cleaned as in `cleanHtmlCharacters`; the text
 * is not trimmed. Text without `<`, and markup that obviously needs no change, is returned unchanged:
 * building a DOM takes ten times as long.
 *
 * Idempotent: it is repeated until nothing changes, which also handles markup that mutates when parsed again.
 *
 * @throws UnsafeInputError if the markup is excessive, or keeps changing
 */
export function sanitizeHtml(html: string): string {
  let clean = cleanHtmlCharacters(html)
  if (isPlain(clean)) return clean
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = cleanHtmlCharacters(purify(clean))
    if (next === clean || isPlain(next)) return next
    clean = next
  }
  throw new UnsafeInputError('markup.unstable')
}

let purifier: DOMPurify | undefined
let page: Document | undefined
let used = 0
function purify(html: string): string {
  if (purifier === undefined || used > WINDOW_LIFE) {
    purifier = createPurifier()
    used = 0
  }
  used += html.length + DOCUMENT_COST
  try {
    const pure = purifier.sanitize(html, CONFIG)
    return page && PREFORMATTED.test(pure) ? withLineBreaks(page.body) : pure
  } finally {
    page?.documentElement.remove()
    page = undefined
  }
}

/**
 * Calls share a window, because creating one takes 9 ms. It is replaced regularly: a jsdom window keeps a
 * reference to each element with an `id` or a `name` until the element leaves its document, and after certain
 * changes of these attributes, it keeps the element and its whole document forever.
 */
function createPurifier(): DOMPurify {
  // a console without listeners, because jsdom's warnings quote the client's text
  const { window } = new JSDOM('', { virtualConsole: new VirtualConsole() })
  const created = createDOMPurify(window)
  created.addHook('beforeSanitizeElements', (node) => {
    if (node.nodeName === 'BODY') page = node.ownerDocument ?? undefined
  })
  created.addHook('uponSanitizeElement', (node, { allowedTags }) => {
    if (node.nodeName === 'BODY')
      checkRemovalLimits(node, (tag) => allowedTags[tag] === true && !FORBIDDEN.has(tag))
  })
  created.addHook('afterSanitizeAttributes', prefixReferences)
  created.addHook('afterSanitizeAttributes', secureTarget)
  return created
}

/** A parser drops a line break directly after `<pre>`, so another one is inserted before it. */
function withLineBreaks(body: HTMLElement): string {
  // a copy, because the live list would be rebuilt after each change
  for (const pre of [...body.getElementsByTagName('pre')]) {
    let first = pre.firstChild
    while (first?.nodeValue === '') first = first.nextSibling
    if (first?.nodeName === '#text' && first.nodeValue?.startsWith('\n')) pre.prepend('\n')
  }
  return body.innerHTML
}

function prefixReferences(element: Element): void {
  for (const name of ['href', 'usemap']) {
    const value = element.getAttribute(name)
    if (value !== null && FRAGMENT.test(value))
      element.setAttribute(name, value.replace('#', `#${ID_PREFIX}`))
  }
  for (const name of ID_LISTS) {
    const ids = element.getAttribute(name)?.split(/\s+/).filter(Boolean)
    const prefixed = ids?.map((id) => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id))
    if (prefixed) element.setAttribute(name, prefixed.join(' '))
  }
}

function secureTarget(element: Element): void {
  const target = element.getAttribute('target')
  if (target === null) return
  if (target.toLowerCase() !== '_blank') return void element.removeAttribute('target')
  const words = new Set(element.getAttribute('rel')?.toLowerCase().split(/\s+/).filter(Boolean))
  words.delete('opener')
  element.setAttribute('rel', [...words.add('noopener')].join(' '))
}
