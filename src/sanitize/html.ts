import type { Config } from 'dompurify'
import { type InputFault, requireModestMarkup, UnsafeInputError } from './bounds.ts'
import { cleanHtmlCharacters } from './characters.ts'
import { purifierSource } from './dom.ts'

const MAX_PASSES = 6
const PREFORMATTED = /<pre\b/
const EVERY_MARKUP = /<(?=[a-z/!?])/gi
const TAG_COST = 64
const ID_PREFIX = 'user-content-'
const ID_LISTS = 'headers aria-labelledby aria-describedby aria-controls aria-owns aria-details'.split(' ')
/** A reference to an id that has no prefix yet: not `#`, `#top` or a text fragment. */
const FRAGMENT = /^#(?=.)(?!top$|:~:|user-content-)/i

const CONFIG: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: (
    'form fieldset legend label input button select optgroup option datalist textarea output ' +
    'dialog style template slot shadow content element decorator selectedcontent'
  ).split(' '),
  FORBID_ATTR: ['style', 'popover', 'popovertarget', 'popovertargetaction', 'command', 'commandfor', 'slot'],
  ADD_ATTR: ['target'],
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
}

/**
 * Rich text that any site may put into its pages. What stays: elements of DOMPurify's HTML profile, `class`,
 * images (also `data:`), audio and video, links with a safe scheme. What goes, and why:
 * - scripts with their content, event handlers, frames, SVG and MathML;
 * - form controls and `dialog`: a page's reader must not be asked for a password by its content;
 * - `style`, as element and attribute: it can cover the page and load from elsewhere;
 * - `data-*` and custom elements: scripts of the page act on them.
 *
 * `id` and `name`, and references to them, get the prefix `user-content-`, so that they cannot shadow
 * variables of the page and tables of contents still work. A link with `target="_blank"` gets
 * `rel="noopener"`; other targets are removed. Characters as in `cleanHtmlCharacters`; not trimmed. Text
 * without `<`, and markup that shows at once that nothing of it would change, come back as they are: the DOM
 * that all else needs takes ten times as long.
 *
 * Idempotent: it is repeated until nothing changes, which also catches markup that mutates when parsed again.
 *
 * @throws UnsafeInputError if the markup is out of proportion or does not come to rest
 */
export function sanitizeHtml(html: string): string {
  let clean = cleanHtmlCharacters(html)
  if (isPlain(clean)) return clean
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = cleanHtmlCharacters(purify(clean))
    if (next === clean) return clean
    clean = next
  }
  throw new UnsafeInputError('markup.unstable')
}

/** Whether the sanitiser returns a text as it is. @throws UnsafeInputError */
function isPlain(clean: string): boolean {
  return !clean.includes('<') || requireModestMarkup(clean)
}

/** Loads what the first markup with a DOM would wait for: half a second that blocks the thread. */
export function loadPurifier(): void {
  purify('<p>rich text</p>')
}

/** What parsing `html` costs, in characters: its length, and 64 for each place where markup starts. */
export function markupCost(html: string): number {
  return html.length + TAG_COST * (html.match(EVERY_MARKUP)?.length ?? 0)
}

/** The sanitised texts in their order, or what is wrong, and with which of them, if that is known. */
export type HtmlAnswer =
  | { readonly html: readonly string[] }
  | { readonly fault: InputFault; readonly index?: number }

/** `sanitizeEach` without jsdom, which takes 100 MB; undefined if one of the texts needs it. */
export function sanitizePlain(texts: readonly string[]): HtmlAnswer | undefined {
  let isEachPlain = true
  const answer = sanitizeEach(texts, (text) => {
    const clean = cleanHtmlCharacters(text)
    isEachPlain &&= isPlain(clean)
    return clean
  })
  return isEachPlain ? answer : undefined
}

/** Sanitises each text, up to the first that cannot be made safe. */
export function sanitizeEach(texts: readonly string[], sanitize = sanitizeHtml): HtmlAnswer {
  const html: string[] = []
  for (const text of texts) {
    try {
      html.push(sanitize(text))
    } catch (error) {
      if (error instanceof UnsafeInputError) return { fault: error.fault, index: html.length }
      throw error
    }
  }
  return { html }
}

let page: Document | undefined

const purifierFor = purifierSource((purifier) => {
  purifier.addHook('beforeSanitizeElements', (node) => {
    if (node.nodeName === 'BODY') page = node.ownerDocument ?? undefined
  })
  purifier.addHook('afterSanitizeAttributes', (element) => {
    prefixReferences(element)
    secureTarget(element)
  })
})

function purify(html: string): string {
  const pure = purifierFor(html.length).sanitize(html, CONFIG)
  const whole = page && PREFORMATTED.test(pure) ? withLineBreaks(page.body) : pure
  // Elements that stay in their document stay in memory; see `purifierSource`.
  page?.documentElement.remove()
  page = undefined
  return whole
}

/** A parser drops the line break right behind `<pre>`: with another one before it, it stays. */
function withLineBreaks(body: HTMLElement): string {
  for (const pre of body.getElementsByTagName('pre')) {
    pre.normalize()
    const { firstChild } = pre
    if (firstChild?.nodeName === '#text' && firstChild.nodeValue?.startsWith('\n')) pre.prepend('\n')
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
    if (ids) element.setAttribute(name, ids.map(prefixed).join(' '))
  }
}

function prefixed(id: string): string {
  return id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id
}

function secureTarget(element: Element): void {
  const target = element.getAttribute('target')
  if (target === null) return
  if (target.toLowerCase() !== '_blank') {
    element.removeAttribute('target')
    return
  }
  const words = new Set(element.getAttribute('rel')?.toLowerCase().split(/\s+/).filter(Boolean))
  words.delete('opener')
  element.setAttribute('rel', [...words.add('noopener')].join(' '))
}
