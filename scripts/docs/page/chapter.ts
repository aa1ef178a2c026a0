import type { Token } from 'marked'
import { type Chapter, type Parts, partAt } from '../guide.ts'
import { type Html, html } from './html.ts'
import { blocksOf, ofBlocks, paragraphs, slug } from './markdown.ts'

/** Words, and what they speak of beside them. */
interface Row {
  readonly prose: Html[]
  readonly exhibits: Html[]
  /** Whether words that follow begin a row of their own. */
  isFull: boolean
}

/** Code that is longer stands below its words, as wide as the page. */
const LONG = 30

/**
 * A chapter of the guide.
 *
 * @throws Error at a mark that no part has
 */
export function chapterSection({ title, text }: Chapter, parts: Parts) {
  const id = slug(title)
  const rows: Row[] = [
    {
      prose: [html`<h2 id="${id}-name"><a class="self" href="#${id}">${title}</a></h2>`],
      exhibits: [],
      isFull: false,
    },
  ]
  for (const block of blocksOf(text)) place(rows, block, parts)
  return html`
<section id="${id}" class="chapter" aria-labelledby="${id}-name">${rows.map(
    ({ prose, exhibits }) => html`
<div class="row"><div class="prose">${prose}</div>${
      exhibits.length > 0 ? html`<div class="exhibit">${exhibits}</div>` : undefined
    }</div>`,
  )}
</section>`
}

/** Words go to the last row, and code beside them. */
function place(rows: Row[], block: Token, parts: Parts) {
  const part = block.type === 'html' ? partAt(block.raw, parts) : undefined
  const piece = part?.shown?.() ?? (part ? paragraphs(part.text) : ofBlocks([block]))
  const last = rows.at(-1)
  const isCode = block.type === 'code' && block.raw.split('\n').length <= LONG
  const isFigure = piece.text.startsWith('<figure class="sequence"')
  if (last && (isCode || isFigure)) {
    last.exhibits.push(piece)
    last.isFull = isCode
    return
  }
  if (block.type === 'space') return
  if (last && !last.isFull && block.type !== 'heading') last.prose.push(piece)
  else rows.push({ prose: [piece], exhibits: [], isFull: false })
}
