/** A piece of a page that is safe to show as it is. */
export class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text
  }

  toString() {
    return this.text
  }
}

/**
 * @typedef {Html | string | number | undefined} Piece
 * @typedef {Piece | readonly Piece[] | readonly (readonly Piece[])[]} Part what may stand in a template
 */

/**
 * HTML from a template: texts in it are escaped, pieces of HTML stand as they are, `undefined` is nothing.
 * @param {TemplateStringsArray} strings
 * @param {readonly Part[]} parts
 */
export function html(strings, ...parts) {
  return new Html(strings.reduce((text, next, index) => text + written(parts[index - 1]) + next))
}

/**
 * A heading that leads to itself, so that its address can be had.
 * @param {number} level
 * @param {string} id
 * @param {Part} title
 */
export function heading(level, id, title) {
  return html`<h${level} id="${id}"><a class="self" href="#${id}">${title}</a></h${level}>`
}

/** Markup that was made elsewhere, from our own sources. @param {string} text */
export function raw(text) {
  return new Html(text)
}

/** @param {string} text */
export function escaped(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The text of a piece, without its tags: blocks are kept apart by a space. @param {Html} piece */
export function textOf(piece) {
  return piece.text
    .replaceAll(/<\/(?:p|li|h\d|td|th|tr|dt|dd|pre|summary|figcaption|div)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** @param {Part} part @returns {string} */
function written(part) {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return escaped(String(part))
}
