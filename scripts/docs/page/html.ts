/** A piece of a page that is safe to show as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString() {
    return this.text
  }
}

type Piece = Html | string | number | undefined

/** What may stand in a template. */
export type Part = Piece | readonly Piece[] | readonly (readonly Piece[])[]

/**
 * HTML from a template: texts in it are escaped, pieces of HTML stand as they are, `undefined` is nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]) {
  return new Html(strings.reduce((text, next, index) => text + written(parts[index - 1]) + next))
}

/** A heading that leads to itself, so that its address can be had. */
export function heading(level: number, id: string, title: Part) {
  return html`<h${level} id="${id}"><a class="self" href="#${id}">${title}</a></h${level}>`
}

/** Markup that was made elsewhere, from our own sources. */
export function raw(text: string) {
  return new Html(text)
}

export function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The text of a piece, without its tags: blocks are kept apart by a space. */
export function textOf(piece: Html) {
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

function written(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return escaped(String(part))
}
