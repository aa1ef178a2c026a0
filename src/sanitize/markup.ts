import { htmlTagNames } from 'html-tag-names'
import { mathmlTagNames } from 'mathml-tag-names'
import { svgTagNames } from 'svg-tag-names'

const ELEMENTS = new Set(
  [...htmlTagNames, ...svgTagNames, ...mathmlTagNames].map((name) => name.toLowerCase()),
)
/** Elements whose content is not text for readers. */
const CODE = new Set(['script', 'style'])
/** Attributes without a value (HTML Living Standard, index of attributes), including obsolete ones. */
const FLAGS = new Set(
  (
    'allowfullscreen async autofocus autoplay checked compact contenteditable controls declare default ' +
    'defer disabled download formnovalidate hidden inert ismap itemscope loop multiple muted nohref ' +
    'nomodule noresize noshade novalidate nowrap open playsinline popover readonly required reversed ' +
    'scoped seamless selected typemustmatch'
  ).split(' '),
)

/**
 * The name ends where an HTML tokenizer ends it (HTML Living Standard, 13.2.5.8 "tag name state"). Its length
 * is limited, so that the rest of the text is not searched for its end.
 */
const TAG_NAME = /<\/?([a-z][^\t\n\f\r />]{0,30})(?=[\t\n\f\r />])/iy
const SEPARATORS = /[\t\n\f\r /]*/y
/** No part can begin with a character that the one before can end with, so there is no backtracking. */
const ATTRIBUTE =
  /([^\t\n\f\r />="'<]+)(?:[\t\n\f\r ]*(=)[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >"'<][^\t\n\f\r ><]*))?/y
const COMMENT_END = /--!?>/g
const EMPTY_COMMENT = /<!--(?:-?)>/y
const DECLARATION = /<(?:!doctype|\?[a-z])/iy
const SECTION = '<![CDATA['

/** How many characters of unfinished tags are scanned: a text with more of them is an attack. */
const MAX_VAIN = 1_000_000

/** Finds the ends of the markup in one text. Its work is linear if it is called for the starts in order. */
export class MarkupScanner {
  readonly #text: string
  readonly #missing = new Set<string>()
  #vain = 0

  constructor(text: string) {
    this.#text = text
  }

  /**
   * The end of the markup that begins with the `<` at `start`: a complete tag of an HTML, SVG or MathML
   * element, including the content of a script or style sheet, a comment, or a declaration. Undefined if it
   * only looks like markup: an unknown name, no end, or words that are not attributes (`a<b and c>d`).
   */
  endOf(start: number): number | undefined {
    const next = this.#text[start + 1]
    if (next === '!') return this.#endOfComment(start) ?? this.#endOfDeclaration(start)
    return next === '?' ? this.#endOfDeclaration(start) : this.#endOfElement(start)
  }

  #endOfComment(start: number): number | undefined {
    if (!this.#text.startsWith('<!--', start)) {
      return this.#text.startsWith(SECTION, start) ? this.#after(/]]>/g, start) : undefined
    }
    const empty = match(EMPTY_COMMENT, this.#text, start)
    return empty ? start + empty[0].length : this.#after(COMMENT_END, start + 4)
  }

  #endOfDeclaration(start: number): number | undefined {
    return match(DECLARATION, this.#text, start) ? this.#after(/>/g, start) : undefined
  }

  #endOfElement(start: number): number | undefined {
    const [opening = '', name = ''] = match(TAG_NAME, this.#text, start) ?? []
    const element = name.toLowerCase()
    if (!ELEMENTS.has(element) || this.#vain > MAX_VAIN) return undefined
    const end = this.#endOfTag(start + opening.length)
    const isCode = CODE.has(element) && !opening.startsWith('</')
    return end !== undefined && isCode ? this.#endOfCode(element, end) : end
  }

  #endOfTag(from: number): number | undefined {
    let at = from
    for (;;) {
      at += match(SEPARATORS, this.#text, at)?.[0].length ?? 0
      if (this.#text[at] === '>') return at + 1
      const [attribute = '', name = '', equals] = match(ATTRIBUTE, this.#text, at) ?? []
      at += attribute.length
      if (equals === undefined && !FLAGS.has(name.toLowerCase())) break
    }
    this.#vain += at - from
    return undefined
  }

  /** Without a closing tag, it is code up to the end of the text, as in every browser. */
  #endOfCode(element: string, from: number): number {
    const closing = this.#after(new RegExp(`</${element}(?=[\\t\\n\\f\\r />])`, 'gi'), from)
    return (closing === undefined ? undefined : this.#after(/>/g, closing)) ?? this.#text.length
  }

  /** The end of the next match. A pattern without a match is not searched for again. */
  #after(pattern: RegExp, from: number): number | undefined {
    if (this.#missing.has(pattern.source)) return undefined
    pattern.lastIndex = from
    if (pattern.test(this.#text)) return pattern.lastIndex
    this.#missing.add(pattern.source)
    return undefined
  }
}

function match(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at
  return sticky.exec(text)
}
