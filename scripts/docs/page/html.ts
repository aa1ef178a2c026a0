/** A piece of HTML that is safe to insert unescaped. */
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

/** The values allowed in a template. */
export type Part = Piece | readonly Piece[] | readonly (readonly Piece[])[]

/** HTML from a template: escapes texts, inserts pieces of HTML unchanged, and omits `undefined`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]) {
  return new Html(strings.reduce((text, next, index) => text + written(parts[index - 1]) + next))
}

/** A heading with a link to itself, so that its address can be copied. */
export function heading(level: number, id: string, title: Part) {
  return html`<h${level} id="${id}"><a class="self" href="#${id}">${title}</a></h${level}>`
}

/** Markup made elsewhere, from our own sources. */
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

/** The text of a piece, without tags; a space separates blocks. */
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
